import { afterAll, vi } from 'vitest'

/** Files share a process, so each file must restore the globals and timers that it replaces. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
