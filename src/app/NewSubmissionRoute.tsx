import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { useSession } from '../session/use-session'

/** `/submissions/:realProperty/new`: what is typed for one neighbourhood is never filed in another. */
export function NewSubmissionRoute() {
  const { neighbourhood } = useSession()
  return <NewSubmissionScreen key={neighbourhood.id} />
}
