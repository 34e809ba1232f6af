import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { type PanelControls, PanelControlsProvider } from './controls-context.tsx'
import { Panel } from './Panel.tsx'

/** Draws the panel over the page, in a root of its own; answers how to close it. `onClosed` is told once it is gone. */
export function openPanel(controls: PanelControls, onClosed: () => void): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  // The portal's root counts its ids from the same number.
  const root = createRoot(place, { identifierPrefix: 'panel' })
  const close = () => {
    root.unmount()
    place.remove()
    onClosed()
  }
  root.render(
    <DesignSystemProvider>
      <PanelControlsProvider value={controls}>
        <Panel onClose={close} />
      </PanelControlsProvider>
    </DesignSystemProvider>,
  )
  return close
}
