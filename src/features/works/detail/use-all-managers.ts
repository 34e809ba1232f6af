import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'

/** All of them at once, so that somebody in particular is found among them. */
export const allManagersParams = { page_size: 500 } as const

/** Whoever manages a work, or did. */
export const useAllManagers = (rp: number, workId: number) =>
  useListWorkManagers(rp, workId, allManagersParams)
