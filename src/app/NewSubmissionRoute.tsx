import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'
import { useSession } from '../session/use-session'

/** `/submissions/:realProperty/new`. The key resets the form when the neighbourhood changes. */
export function NewSubmissionRoute() {
  const { neighbourhood } = useSession()
  return (
    <PersonRegistrationContext value={PersonRegistration}>
      <NewSubmissionScreen key={neighbourhood.id} />
    </PersonRegistrationContext>
  )
}
