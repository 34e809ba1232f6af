import { afterAll, vi } from 'vitest'

/** Files share a process: what one sets for itself ends with it. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
