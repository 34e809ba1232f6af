import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'

/** Loads the code of a part of a page while its data loads. */
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
