import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { StartFailureScreen } from './app/StartFailureScreen'
import { startMockIfIncluded } from './demo/start-mock'
import { requireConfig } from './require-config'
import { takeHandoff } from './session/handoff'
import { openSessionStore } from './session/session-store'

async function start() {
  // This removes the secret code of a handoff from the address, before any request could reveal the address.
  takeHandoff()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>)
  const mockStart = startMockIfIncluded()
  await requireConfig((failure) => show(<StartFailureScreen {...failure} />))
  const replacementPage = await mockStart
  openSessionStore()
  show(replacementPage ?? <App />)
}

void start()
