import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'
import { useSession } from '../session/use-session'

/** `/submissions`: another neighbourhood is another screen, so that nothing looked for in one is asked of the other. */
export function SubmissionsRoute() {
  const { neighbourhood } = useSession()
  return (
    <PersonRegistrationContext value={PersonRegistration}>
      <SubmissionsScreen key={neighbourhood.id} />
    </PersonRegistrationContext>
  )
}
