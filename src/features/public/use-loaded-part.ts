import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'

/**
 * Returns a TanStack query that calls `load` to import the code of a component. Thus a page can load the code and the data
 * of the component at the same time. `name` identifies the component in the query cache. If `load` rejects, the error of
 * the query is a network error.
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
