import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { StartFailureScreen } from './app/StartFailureScreen'
import { startMockIfBuilt } from './demo/start-mock'
import { requireConfig } from './require-config'
import { takeHandoff } from './session/handoff'
import { openSessionStore } from './session/session-store'

async function start() {
  // Before any request: what the address carries is a secret.
  takeHandoff()
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>)
  const ready = startMockIfBuilt()
  await requireConfig((failure) => show(<StartFailureScreen {...failure} />))
  const instead = await ready
  openSessionStore()
  show(instead ?? <App />)
}

void start()
