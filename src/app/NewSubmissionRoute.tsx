import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { NewSubmissionScreen } from '../features/submissions/new/NewSubmissionScreen'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'

/**
 * Gives the screen of a new submission the component that registers a person. The features `submissions` and
 * `contacts` do not import each other, so this route joins them.
 */
export const NewSubmissionRoute = () => (
  <PersonRegistrationContext value={PersonRegistration}>
    <NewSubmissionScreen />
  </PersonRegistrationContext>
)
