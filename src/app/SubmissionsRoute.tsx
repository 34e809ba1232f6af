import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/**
 * Gives the list of submissions the component that registers a person. The features `submissions` and `contacts` do not
 * import each other, so this route joins them.
 */
export const SubmissionsRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <SubmissionsScreen />
  </PersonRegistrationContext>
)
