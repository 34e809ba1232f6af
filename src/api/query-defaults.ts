import type { DefaultOptions } from '@tanstack/react-query'

const minuteMs = 60_000

/** Cached data never become stale by age, and are removed 15 minutes after their last use. */
export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 15 * minuteMs,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Without a connection a call fails at once instead of waiting.
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
}
