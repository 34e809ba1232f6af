import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { StartFailurePage } from '../patterns/page/StartFailurePage'
import type { StartFailure } from '../require-config'
import { StandalonePage } from './StandalonePage'

/** The page that replaces the portal if its start fails. */
export function StartFailureScreen(failure: StartFailure) {
  return (
    <DesignSystemProvider>
      <StandalonePage>
        <StartFailurePage {...failure} />
      </StandalonePage>
    </DesignSystemProvider>
  )
}
