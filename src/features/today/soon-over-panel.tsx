import type { Day } from '@/domain/days'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from './copy'
import { PanelSkeleton } from './PanelSkeleton'
import type { JoinedReads } from './reads'
import { SoonOverRows } from './SoonOverRows'
import type { SoonOverRow } from './soon-over-rows'

/** Builds the panel of what expires soon. */
export const buildSoonOverPanel = (query: JoinedReads<SoonOverRow[]>, day: Day) => ({
  id: 'soonOver' as const,
  title: copy.soonOver.title(query.data?.length),
  content: (
    <QueryView query={query} skeleton={<PanelSkeleton />}>
      {(rows) => <SoonOverRows rows={rows} day={day} />}
    </QueryView>
  ),
})
