import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/** `/construction/:id` with the registration of a person. The two features do not import each other. */
export function WorkRoute() {
  return <WorkScreen PersonRegistration={PersonRegistration} />
}
