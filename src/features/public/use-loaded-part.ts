import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'

/**
 * A part of a page whose code is fetched as the page opens, beside the data: what can be read first waits for neither.
 * `load` rejects without a connection; asking again tries again.
 */
export function useLoadedPart<Part>(name: string, load: () => Promise<Part>) {
  return useQuery({
    queryKey: ['code', name],
    queryFn: async () => {
      try {
        return { Part: await load() }
      } catch {
        throw new ApiError('network')
      }
    },
  })
}
