import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import type { WorkPage } from '@/api/generated/model/workPage'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'
import { findWorks } from './find-works'
import { WorkCard } from './WorkCard'

/** Small enough to render fast on a slow phone. */
const pageSize = 12

interface WorkCardsProps {
  /** All of them. */
  works: WorkPage
  /** What is looked for. */
  text: string
  /** Starts at 1. A number past the end shows the last page. */
  page: number
  onTurn: (page: number) => void
}

/** The found works, one page at a time. */
export function WorkCards({ works, text, page, onTurn }: WorkCardsProps) {
  const { count, results } = works
  const found = useMemo(() => findWorks(results, text), [results, text])
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)))
  const shown = found.slice((shownPage - 1) * pageSize, shownPage * pageSize)
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted" role="status">
        {copy.count(found.length)}
      </Text>
      {results.length < count ? (
        <Text size="sm" tone="muted">
          {copy.first(results.length, count)}
        </Text>
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon={<SearchX size={20} />} title={copy.empty} description={copy.emptySearchHint} />
      ) : null}
      <Grid as="ul" minColumn="20rem" gap={4}>
        {shown.map((work) => (
          <WorkCard key={work.id} work={work} />
        ))}
      </Grid>
      <Pagination
        page={shownPage}
        pageSize={pageSize}
        total={found.length}
        labels={copy.pagination}
        onChange={onTurn}
      />
    </Stack>
  )
}
