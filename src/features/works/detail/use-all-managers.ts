import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'

export const allManagersParams = { page_size: 500 } as const

/** Reads all current and former managers of a work. */
export const useAllManagers = (realPropertyId: number, workId: number) =>
  useListWorkManagers(realPropertyId, workId, allManagersParams)
