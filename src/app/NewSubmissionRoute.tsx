import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/** The form of a new submission with the registration of a person. The features do not import each other. */
export const NewSubmissionRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <NewSubmissionScreen />
  </PersonRegistrationContext>
)
