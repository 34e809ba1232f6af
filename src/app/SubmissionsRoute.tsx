import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/**
 * The submissions with the form that registers a person. Submissions and registration are two features that do not
 * import each other, so this route joins them.
 */
export const SubmissionsRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <SubmissionsScreen />
  </PersonRegistrationContext>
)
