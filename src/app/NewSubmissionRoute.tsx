import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/**
 * The form of a new submission, in which a person can be registered. The two features do not import each other, so
 * this route joins them.
 */
export const NewSubmissionRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <NewSubmissionScreen />
  </PersonRegistrationContext>
)
