import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'
import { useSession } from '../session/use-session'

/** `/submissions/:realProperty/new`: what is typed for one neighbourhood is never filed in another. */
export function NewSubmissionRoute() {
  const { neighbourhood } = useSession()
  return (
    <PersonRegistrationContext value={PersonRegistration}>
      <NewSubmissionScreen key={neighbourhood.id} />
    </PersonRegistrationContext>
  )
}
