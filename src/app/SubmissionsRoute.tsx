import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/** The submissions with the registration of a person. The two features do not import each other. */
export const SubmissionsRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <SubmissionsScreen />
  </PersonRegistrationContext>
)
