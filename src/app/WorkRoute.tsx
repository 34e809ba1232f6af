import { WorkScreen } from '../features/works/detail/WorkScreen'
import { usePreload } from '../patterns/on-demand/on-demand'
import { PersonRegistrationOnDemand } from './PersonRegistrationOnDemand'

const preloadedParts = [PersonRegistrationOnDemand]

/**
 * Gives the screen of a work the component that registers a person. The features `works` and `contacts` do not import
 * each other, so this route joins them.
 */
export function WorkRoute() {
  usePreload(preloadedParts)
  return <WorkScreen PersonRegistration={PersonRegistrationOnDemand} />
}
