import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'
import { useSession } from '../session/use-session'

/** `/submissions`. The key resets the screen and its search when the neighbourhood changes. */
export function SubmissionsRoute() {
  const { neighbourhood } = useSession()
  return (
    <PersonRegistrationContext value={PersonRegistration}>
      <SubmissionsScreen key={neighbourhood.id} />
    </PersonRegistrationContext>
  )
}
