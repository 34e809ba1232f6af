import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/** A work, where a person can be registered. The two features do not import each other, so this route joins them. */
export const WorkRoute = () => <WorkScreen PersonRegistration={PersonRegistration} />
