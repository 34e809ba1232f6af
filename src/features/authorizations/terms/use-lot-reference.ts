import { useState } from 'react'
import type { SessionProperty } from '@/session/session-schema'
import { useSession } from '@/session/use-session'

/** A neighbourhood and a lot, as the calls about authorizations name them. */
export interface LotReference {
  rp: number
  pid: number
}

/** The neighbourhood and the lot that a form was opened with: it keeps them, whatever is chosen elsewhere meanwhile. */
export function useLotReference(): LotReference {
  const { neighbourhood, lot } = useSession()
  const [place] = useState({ rp: neighbourhood.id, pid: lot?.property_id ?? 0 })
  return place
}

/** The same of a known lot. */
export const toLotReference = (lot: SessionProperty): LotReference => ({
  rp: lot.real_property_id,
  pid: lot.property_id,
})
