import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'

/** Loads a component of a page on demand, in parallel with the data. A failure counts as a network error. */
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
