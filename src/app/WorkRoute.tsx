import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/** `/construction/:id` with the registration of a person: two features that meet here and know nothing of each other. */
export function WorkRoute() {
  return <WorkScreen PersonRegistration={PersonRegistration} />
}
