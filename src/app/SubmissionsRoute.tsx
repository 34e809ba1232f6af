import { SubmissionsScreen } from '../features/submissions/list/SubmissionsScreen'
import { usePreload } from '../patterns/on-demand/on-demand'
import { PersonRegistrationContext } from '../patterns/persons/person-registration'
import { PersonRegistrationOnDemand } from './PersonRegistrationOnDemand'

const preloadedParts = [PersonRegistrationOnDemand]

/**
 * Gives the list of submissions the component that registers a person. The features `submissions` and `contacts` do not
 * import each other, so this route joins them.
 */
export function SubmissionsRoute() {
  usePreload(preloadedParts)
  return (
    <PersonRegistrationContext value={PersonRegistrationOnDemand}>
      <SubmissionsScreen />
    </PersonRegistrationContext>
  )
}
