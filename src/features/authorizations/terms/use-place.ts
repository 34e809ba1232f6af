import { useState } from 'react'
import { useSession } from '@/session/use-session'

/** The neighbourhood and the lot that a form was opened with: it keeps them, whatever is chosen elsewhere meanwhile. */
export function usePlace() {
  const { neighbourhood, lot } = useSession()
  const [place] = useState({ rp: neighbourhood.id, pid: lot?.property_id ?? 0 })
  return place
}
