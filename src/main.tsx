import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadConfig } from './config'
import { takeHandoff } from './session/handoff'
import { openSessionStore } from './session/session-store'
import { startMockIfBuilt } from './start-mock'

async function start() {
  // Before any request: what the address carries is a secret.
  takeHandoff()
  await Promise.all([loadConfig(), startMockIfBuilt()])
  openSessionStore()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
