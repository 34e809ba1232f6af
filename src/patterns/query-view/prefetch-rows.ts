import type { QueryClient } from '@tanstack/react-query'

/** The neighbourhood, the lot, the person, and the id in the address of the rows that a screen shows first. */
export interface RowsPlace {
  rp: number
  lotId: number
  personId: number
  id: number
}

/** Loads the rows with which a screen begins into the query client. Ignores a failure, which the screen meets again. */
export type PrefetchRows = (client: QueryClient, place: RowsPlace) => Promise<unknown>
