import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/**
 * A work with the form that registers a person. Works and registration are two features that do not import each other,
 * so this route joins them.
 */
export const WorkRoute = () => <WorkScreen PersonRegistration={PersonRegistration} />
