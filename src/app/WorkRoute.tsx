import { PersonRegistration } from '../features/contacts/PersonRegistration'
import { WorkScreen } from '../features/works/detail/WorkScreen'

/**
 * Gives the screen of a work the component that registers a person. The features `works` and `contacts` do not import
 * each other, so this route joins them.
 */
export const WorkRoute = () => <WorkScreen PersonRegistration={PersonRegistration} />
