import { MutationCache, QueryClient } from '@tanstack/react-query'
import { queryDefaults } from './query-defaults'
import { refreshes } from './refreshes'

const isWrite = (operation: unknown): operation is keyof typeof refreshes =>
  typeof operation === 'string' && Object.hasOwn(refreshes, operation)

/** The portal's cache: what a write makes stale is read again (P9). */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // A mutation's key is its operationId, and so is the first part of a query's: the table joins them.
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        const operation = mutation.options.mutationKey?.[0]
        if (!isWrite(operation)) return
        const reads: readonly string[] = refreshes[operation]
        await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
      },
    }),
    defaultOptions: queryDefaults,
  })
  return client
}
