import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { StartFailurePage } from '../patterns/page/StartFailurePage'
import type { StartFailure } from '../require-config'
import { StandalonePage } from './StandalonePage'

/** The portal that has not started, by itself. */
export function StartFailureScreen(failure: StartFailure) {
  return (
    <DesignSystemProvider>
      <StandalonePage>
        <StartFailurePage {...failure} />
      </StandalonePage>
    </DesignSystemProvider>
  )
}
