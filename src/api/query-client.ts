import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'
import { queryDefaults } from './query-defaults'
import { refreshes } from './refreshes'

const isWrite = (operation: unknown): operation is keyof typeof refreshes =>
  typeof operation === 'string' && Object.hasOwn(refreshes, operation)

/** What the API answers about what somebody else has changed or removed meanwhile. */
const conflictStatuses: readonly number[] = [403, 404, 409]

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && conflictStatuses.includes(error.status)

/** What a write makes stale. */
const readsOf = ({ options }: { options: { mutationKey?: readonly unknown[] } }): readonly string[] => {
  const operation = options.mutationKey?.[0]
  return isWrite(operation) ? refreshes[operation] : []
}

/**
 * The portal's cache: what a write makes stale is read again. A write that was overtaken by somebody else's tells that
 * the lists are not as they are shown: these are read again, and nothing that a form may hold.
 */
export function createQueryClient(): QueryClient {
  const invalidateReads = (reads: readonly string[]) =>
    Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
  const client: QueryClient = new QueryClient({
    // A mutation's key is its operationId, and so is the first part of a query's: the table joins them.
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        await invalidateReads(readsOf(mutation))
      },
      onError: (error, _variables, _context, mutation) => {
        if (isConflict(error))
          void invalidateReads(readsOf(mutation).filter((read) => read.startsWith('list')))
      },
    }),
    defaultOptions: queryDefaults,
  })
  return client
}
