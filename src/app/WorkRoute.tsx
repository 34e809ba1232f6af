import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/** A work with the registration of a person. The two features do not import each other. */
export const WorkRoute = () => <WorkScreen PersonRegistration={PersonRegistration} />
