import type { DefaultOptions } from '@tanstack/react-query'

const minutes = 60_000

/** The cache is never stale and kept 15 minutes. */
export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 15 * minutes,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Offline, a call fails at once instead of waiting.
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
}
