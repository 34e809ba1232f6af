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

/** As many as a slow phone draws without anybody waiting. */
const pageSize = 12

interface WorkCardsProps {
  /** All of them. */
  works: WorkPage
  /** What is looked for. */
  text: string
  /** From 1; past the last one it is the last one. */
  page: number
  onTurn: (page: number) => void
}

/** The works that are looked for, a page of them at a time: however many there are, few are drawn. */
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
