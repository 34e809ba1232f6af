import { errors } from '../copy/errors'
import { TodayFrame } from '../features/today/TodayFrame'
import { WorksScreen } from '../features/works/list/WorksScreen'
import { onDemand } from '../patterns/on-demand/on-demand'
import { RetryAlert } from '../patterns/query-view/RetryAlert'
import { useSession } from '../session/use-session'
import { FailureBoundary } from './FailureBoundary'

const WorksToday = onDemand(
  async () =>
    (await import(/* webpackChunkName: "works-today" */ '../features/today/works/WorksToday')).WorksToday,
  <TodayFrame />,
)

/** What happens today on the works. If its code cannot be loaded, only this part of the screen says so. */
const WorksTodayPart = () => (
  <FailureBoundary
    subject="today"
    fallback={(retry) => <RetryAlert onRetry={retry}>{errors.network}</RetryAlert>}
  >
    <WorksToday />
  </FailureBoundary>
)

/** The works. Users who only manage works begin here, so they see what happens today above the list. */
export function WorksRoute() {
  const { isWorkManagerOnly } = useSession().roles
  return <WorksScreen Today={isWorkManagerOnly ? WorksTodayPart : undefined} />
}
