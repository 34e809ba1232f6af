import { TermsScreen } from '../features/accounts/terms/TermsScreen'
import { StandalonePage } from './StandalonePage'

/** `/terms-conditions`: a page to be read, in the frame of those outside the shell. */
export function TermsRoute() {
  return (
    <StandalonePage>
      <TermsScreen />
    </StandalonePage>
  )
}
