import { afterAll, vi } from 'vitest'

/** Restores the globals and timers that a test file replaced, because the next file runs in the same process. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
