import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { StartFailureView } from '../patterns/page/StartFailureView'
import type { StartFailure } from '../require-config'
import { StandalonePage } from './StandalonePage'

/** The page that replaces the portal if its start fails. */
export function StartFailureScreen(failure: StartFailure) {
  return (
    <DesignSystemProvider>
      <StandalonePage>
        <StartFailureView {...failure} />
      </StandalonePage>
    </DesignSystemProvider>
  )
}
