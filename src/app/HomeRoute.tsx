import { errors } from '../copy/errors'
import { AuthorizationsScreen } from '../features/authorizations/list/AuthorizationsScreen'
import { TodayFrame } from '../features/today/TodayFrame'
import { onDemand } from '../patterns/on-demand/on-demand'
import { RetryAlert } from '../patterns/query-view/RetryAlert'
import { FailureBoundary } from './FailureBoundary'

interface TodayPartProps {
  lotId: number
  areRowsShown: boolean
}

const Today = onDemand<TodayPartProps>(
  async () => (await import(/* webpackChunkName: "today" */ '../features/today/Today')).Today,
  <TodayFrame />,
)

/** What happens today. If its code cannot be loaded, only this part of the screen says so. */
const TodayPart = (props: TodayPartProps) => (
  <FailureBoundary
    subject="today"
    fallback={(retry) => <RetryAlert onRetry={retry}>{errors.network}</RetryAlert>}
  >
    <Today {...props} />
  </FailureBoundary>
)

/** The authorizations below what happens today. The route joins the two features, which do not import each other. */
export const HomeRoute = () => <AuthorizationsScreen Today={TodayPart} />
