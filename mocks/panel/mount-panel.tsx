import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { type PanelControls, PanelControlsProvider } from './controls-context.tsx'
import { Panel } from './Panel.tsx'

/** Renders the panel over the page in a separate React root. Returns a function that closes the panel. */
export function openPanel(controls: PanelControls, onClosed: () => void): () => void {
  const container = document.createElement('div')
  document.body.append(container)
  // Without a prefix, the ids of `useId` would repeat those of the portal's root.
  const root = createRoot(container, { identifierPrefix: 'panel' })
  const close = () => {
    root.unmount()
    container.remove()
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
