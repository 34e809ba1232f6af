import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { type PanelControls, PanelControlsProvider } from './controls-context.tsx'
import { Panel } from './Panel.tsx'

/**
 * Renders the panel over the page in a separate React root. Returns a function that closes the panel. Calls `onClosed`
 * when the user or that function has closed the panel.
 */
export function openPanel(controls: PanelControls, onClosed: () => void): () => void {
  const container = document.createElement('div')
  document.body.append(container)
  // Without a prefix, `useId` would return ids that already exist in the portal's React root.
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
