import { Route } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { usePanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { startTour } from './tour/start-tour.ts'

/** What this is, for whoever sees it for the first time, and the way to be shown around. */
export function PanelIntro({ onClose }: { onClose: () => void }) {
  const controls = usePanelControls()
  const showAround = () => {
    // The tour is gone through in the portal, which the panel covers.
    onClose()
    void startTour(controls)
  }
  return (
    <Stack gap={3} align="start">
      <Text size="sm" tone="muted">
        {copy.about}
      </Text>
      <Button size="sm" icon={<Route size={20} aria-hidden="true" />} onClick={showAround}>
        {copy.tour}
      </Button>
    </Stack>
  )
}
