import { useState } from 'react'

/** Returns the ids of what is open, and a function that opens or closes one. */
export function useToggles<Id extends string>() {
  const [open, setOpen] = useState<readonly Id[]>([])
  const toggle = (id: Id) =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((openId) => openId !== id) : [...ids, id]))
  return { open, toggle }
}
