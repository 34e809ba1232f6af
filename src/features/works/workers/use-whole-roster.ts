import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { useAllRows } from '@/api/use-all-rows'
import { useWork } from '../detail/use-work'

/** Reads all workers of the work, whatever their status. `isEnabled` is whether to read them. */
export function useWholeRoster(isEnabled: boolean) {
  const { realPropertyId, workId } = useWork()
  const { rows, ...query } = useAllRows((params) => ({
    ...getListWorkersQueryOptions(realPropertyId, workId, params),
    enabled: isEnabled,
  }))
  return { workers: rows, ...query }
}
