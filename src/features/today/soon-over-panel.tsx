import { Link } from 'react-router-dom'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Day } from '@/domain/days'
import { paths } from '@/paths'
import type { ExpiryRow } from '@/patterns/expiry/expiry-rows'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from './copy'
import { PanelSkeleton } from './PanelSkeleton'
import type { JoinedReads } from './reads'
import { SoonOverRows } from './SoonOverRows'

/** Builds the panel of what expires soon. */
export const buildSoonOverPanel = (query: JoinedReads<ExpiryRow[]>, day: Day) => ({
  id: 'soonOver' as const,
  title: copy.soonOver.title(query.data?.length),
  action: (
    <TextLink standsAlone aria-label={copy.soonOver.allLabel} render={<Link to={paths.expiries()} />}>
      {copy.soonOver.all}
    </TextLink>
  ),
  content: (
    <QueryView query={query} skeleton={<PanelSkeleton />}>
      {(rows) => <SoonOverRows rows={rows} day={day} />}
    </QueryView>
  ),
})
