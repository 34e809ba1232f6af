import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'

/** All of them at once, so that somebody in particular is found among them. */
export const everyManager = { page_size: 500 } as const

/** Whoever manages a work, or did. */
export const useEveryManager = (rp: number, workId: number) => useListWorkManagers(rp, workId, everyManager)
