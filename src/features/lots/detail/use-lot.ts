import { createContext, use } from 'react'

/** The current lot and the user's role there. */
export interface Lot {
  /** The neighbourhood. */
  rp: number
  propertyId: number
  /** The reader's own person in the neighbourhood: the sender of all that is saved. */
  personId: number
  /** The lot's name, such as A-12. */
  identifier: string
  areaName: string | null
  /** Whether the reader may manage its data; one half of the right, see `useTabRights`. */
  canManageProperty: boolean
  /** Whether the reader rents it. */
  isRenter: boolean
  /** Whether it is the reader's only one in the neighbourhood. */
  isOnly: boolean
}

export const LotContext = createContext<Lot | undefined>(undefined)

/** Returns the current lot. Call it only inside the lot's screen. */
export function useLot(): Lot {
  const lot = use(LotContext)
  if (!lot) throw new Error('useLot is for what stands inside a lot')
  return lot
}
