import { useState } from 'react'
import { useSession } from '@/session/use-session'

export interface LotReference {
  rp: number
  pid: number
}

/**
 * Returns the neighbourhood and the lot with which a form was opened. Later changes of the session's lot do
 * not affect the result.
 */
export function useLotReference(): LotReference {
  const { neighbourhood, lot } = useSession()
  const [lotReference] = useState({ rp: neighbourhood.id, pid: lot?.property_id ?? 0 })
  return lotReference
}
