import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, SavedEarlierError } from './api-error'
import { invalidateReads } from './invalidate-reads'
import { queryDefaults } from './query-defaults'
import { listStaleReads } from './refreshes'

/** The statuses of a conflict: another user has changed or removed the entity meanwhile. */
const conflictStatuses: readonly number[] = [403, 404, 409]

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && conflictStatuses.includes(error.status)

const getStaleReads = ({ options }: { options: { mutationKey?: readonly unknown[] } }): readonly string[] =>
  listStaleReads(options.mutationKey?.[0])

/**
 * Creates the query client. After a write, the client refetches the reads that the write made stale, also if only an earlier
 * call of the write was saved. After a conflict, the client refetches only the lists among these reads. An open form may show
 * the data of the other reads.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // The operationId is the key of a mutation and the first part of the key of a query.
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        await invalidateReads(client, getStaleReads(mutation))
      },
      onError: (error, _variables, _context, mutation) => {
        if (error instanceof SavedEarlierError) void invalidateReads(client, getStaleReads(mutation))
        if (isConflict(error))
          void invalidateReads(
            client,
            getStaleReads(mutation).filter((read) => read.startsWith('list')),
          )
      },
    }),
    defaultOptions: queryDefaults,
  })
  return client
}
