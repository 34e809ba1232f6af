import { ApiError } from '@/api/api-error'
import { useAsync } from '@/patterns/query-view/use-async'

/**
 * Calls `load` to import the code of a component. Thus a page can load the code and the data of the component at the same time.
 * If `load` rejects, the error is a network error.
 */
export function useLoadedPart<Part>(load: () => Promise<Part>) {
  return useAsync(async () => {
    try {
      return { Part: await load() }
    } catch {
      throw new ApiError('network')
    }
  })
}
