import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { useSession } from '../session/use-session'

/** `/submissions`: another neighbourhood is another screen, so that nothing looked for in one is asked of the other. */
export function SubmissionsRoute() {
  const { neighbourhood } = useSession()
  return <SubmissionsScreen key={neighbourhood.id} />
}
