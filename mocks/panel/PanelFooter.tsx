import { Route } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { CopyLink } from './CopyLink.tsx'
import { usePanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { startTour } from './tour/start-tour.ts'

interface PanelFooterProps {
  /** Called before something takes the panel's place. */
  onClose: () => void
}

/** What can be done with the whole of it, from any section. */
export function PanelFooter({ onClose }: PanelFooterProps) {
  const controls = usePanelControls()
  const begin = () => {
    onClose()
    void startTour(controls)
  }
  return (
    <Inline gap={2} align="start">
      <CopyLink />
      <Button icon={<Route aria-hidden="true" />} onClick={begin}>
        {copy.tour}
      </Button>
    </Inline>
  )
}
