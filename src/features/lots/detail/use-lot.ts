import { createContext, use } from 'react'

/** The current lot and the user's role there. */
export interface Lot {
  /** The id of the neighbourhood. */
  rp: number
  propertyId: number
  /** The id of the user's person in the neighbourhood. Requests about the lot name this person as the caller. */
  personId: number
  /** The lot's name, such as A-12. */
  identifier: string
  areaName: string | null
  /** Whether the user may manage the lot's data. For each tab, a flag of the neighbourhood must permit this too. */
  canManageProperty: boolean
  isTenant: boolean
  /** Whether the lot is the user's only lot in the neighbourhood. */
  isOnly: boolean
}

export const LotContext = createContext<Lot | undefined>(undefined)

/** Returns the current lot. Call this hook only inside a lot's screen. */
export function useLot(): Lot {
  const lot = use(LotContext)
  if (!lot) throw new Error('useLot must be called inside a LotContext')
  return lot
}
