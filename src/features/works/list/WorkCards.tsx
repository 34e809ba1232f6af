import { CalendarDays, House, SearchX } from 'lucide-react'
import { memo, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Work } from '@/api/generated/model/work'
import type { WorkPage } from '@/api/generated/model/workPage'
import { getStatusLabel } from '@/copy/labels'
import { lots } from '@/copy/lots'
import { tables } from '@/copy/tables'
import { workStatuses } from '@/copy/works'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Card } from '@/design-system/components/Card/Card'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { normalizeForSearch } from '@/design-system/components/OptionList/match-options'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { paths } from '@/paths'
import { useFirstRows } from '@/patterns/query-view/use-first-rows'
import { copy } from './copy'

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
          <WorkCard key={work.id} work={work} />
        ))}
      </Grid>
      <Pagination
        page={shownPage}
        pageSize={pageSize}
        total={foundWorks.length}
        labels={tables.pages(copy.pagedItems)}
        onChange={onPage}
      />
    </Stack>
  )
}

const WorkCard = memo(function WorkCard({ work }: { work: Work }) {
  const nameId = useId()
  const { id, title, status, start_date, end_date } = work
  const { label, tone } = getStatusLabel(workStatuses, status)
  return (
    <Card
      as="li"
      tone={status === 'FINISHED' ? 'muted' : 'default'}
      aria-labelledby={nameId}
      footer={
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
    >
      <Stack gap={3}>
        <Inline gap={2}>
          <Tag tone={tone}>{label}</Tag>
        </Inline>
        <Heading level={2} size="md" id={nameId}>
          {title}
        </Heading>
        <Stack gap={1}>
          <Inline gap={2} wraps={false}>
            <House size={20} aria-hidden="true" />
            <Text as="span">{`${lots.lot} ${formatLotName(work)}`}</Text>
          </Inline>
          <Inline gap={2} wraps={false}>
            <CalendarDays size={20} aria-hidden="true" />
            <Text as="span" hasTabularFigures>
              {copy.period(formatDay(start_date), formatDay(end_date))}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  )
})

const formatLotName = ({ property }: Pick<Work, 'property'>): string =>
  lots.name(property.identifier, property.sub_area?.name ?? null)

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
