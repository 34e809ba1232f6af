import type { QueryClient } from '@tanstack/react-query'

/** Refetches the shown queries of some reads, and the others when they are shown again. Resolves when the refetches have ended. */
export const invalidateReads = (client: QueryClient, reads: readonly string[]): Promise<unknown> =>
  Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
