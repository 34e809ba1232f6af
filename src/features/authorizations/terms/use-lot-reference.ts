import { useState } from 'react'
import { useSession } from '@/session/use-session'

export interface LotReference {
  rp: number
  pid: number
}

/**
 * Returns the neighbourhood and the lot that the session had when the form opened. The result stays the same after
 * the user chooses another lot.
 */
export function useLotReference(): LotReference {
  const { neighbourhood, lot } = useSession()
  const [lotReference] = useState({ rp: neighbourhood.id, pid: lot?.property_id ?? 0 })
  return lotReference
}
