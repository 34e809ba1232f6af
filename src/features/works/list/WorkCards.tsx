import { SearchX } from 'lucide-react'
import { memo, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Work } from '@/api/generated/model/work'
import type { WorkPage } from '@/api/generated/model/workPage'
import { lots } from '@/copy/lots'
import { tables } from '@/copy/tables'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { normalizeForSearch } from '@/design-system/components/OptionList/match-options'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { useFirstRows } from '@/patterns/query-view/use-first-rows'
import { copy } from './copy'
import { formatLotName, WorkCard } from './WorkCard'

/** The number of works per page, small enough that a slow phone renders a page fast. */
const pageSize = 12
/** This number of cards is higher than the screen of a phone. */
const firstCardCount = 6

interface WorkCardsProps {
  works: WorkPage
  /** The text that the user searches for. */
  text: string
  /** The number of the page, from 1. A number above the number of pages shows the last page. */
  page: number
  onPage: (page: number) => void
}

export function WorkCards({ works, text, page, onPage }: WorkCardsProps) {
  const { count, results } = works
  const foundWorks = useMemo(() => filterWorks(results, text), [results, text])
  const shownPage = Math.min(page, Math.max(1, Math.ceil(foundWorks.length / pageSize)))
  const pageWorks = foundWorks.slice((shownPage - 1) * pageSize, shownPage * pageSize)
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted" role="status">
        {copy.count(foundWorks.length)}
      </Text>
      {results.length < count ? (
        <Text size="sm" tone="muted">
          {copy.onlyFirst(results.length, count)}
        </Text>
      ) : null}
      {foundWorks.length === 0 ? (
        <EmptyState icon={<SearchX size={20} />} title={copy.empty} description={copy.emptySearchHint} />
      ) : null}
      <Grid as="ul" minColumn="20rem" gap={4}>
        {useFirstRows(pageWorks, firstCardCount).map((work) => (
          <LinkedWorkCard key={work.id} work={work} />
        ))}
      </Grid>
      <Pagination
        page={shownPage}
        pageSize={pageSize}
        total={foundWorks.length}
        labels={tables.pages(copy.pagedItems)}
        onChange={onPage}
        isFirstInPrint
      />
      <AudienceHelp list="works" />
    </Stack>
  )
}

const LinkedWorkCard = memo(function LinkedWorkCard({ work }: { work: Work }) {
  const { id, title } = work
  return (
    <WorkCard
      work={work}
      link={
        <ButtonLink
          size="sm"
          variant="quiet"
          stretch
          aria-label={copy.openWork(title)}
          render={<Link to={paths.work(id)} />}
        >
          {copy.open}
        </ButtonLink>
      }
    />
  )
})

/** Caches the search text of each work, because each search goes through hundreds of works. */
const searchTexts = new WeakMap<Work, string>()

/** Returns the text in which a search looks: the title of the work, and the name of its lot with and without dashes. */
function getSearchText(work: Work): string {
  const cachedText = searchTexts.get(work)
  if (cachedText !== undefined) return cachedText
  const plainLot = work.property.identifier.replaceAll('-', '')
  const text = normalizeForSearch(`${work.title} ${lots.lot} ${formatLotName(work)} ${plainLot}`)
  searchTexts.set(work, text)
  return text
}

/** Filters works by title and lot. A work must contain every word of `text`; case and accents do not matter. */
function filterWorks(works: readonly Work[], text: string): readonly Work[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? works
    : works.filter((work) => words.every((word) => getSearchText(work).includes(word)))
}
