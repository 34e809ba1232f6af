import { TermsScreen } from '../features/accounts/terms/TermsScreen'
import { StandalonePage } from './StandalonePage'

/** `/terms-conditions`: the terms in the frame of the pages outside the shell. */
export function TermsRoute() {
  return (
    <StandalonePage>
      <TermsScreen />
    </StandalonePage>
  )
}
