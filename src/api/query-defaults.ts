import type { DefaultOptions } from '@tanstack/react-query'

const minutes = 60_000

/** How every cache behaves: never stale, kept 15 minutes, no retries, no refetch on focus or reconnect. */
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
