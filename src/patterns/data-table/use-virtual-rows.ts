import { useEffect, useState } from 'react'
import type { VirtualRows } from './VirtualRows'

const loadVirtualRows = () => import('./VirtualRows')

/**
 * What draws very many rows, fetched where there are so many: undefined while it comes, null where it cannot be had, so
 * that all the rows are drawn, slowly but surely.
 */
export function useVirtualRows(isNeeded: boolean): typeof VirtualRows | null | undefined {
  const [loaded, setLoaded] = useState<{ rows: typeof VirtualRows | null }>()
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    const keep = (rows: typeof VirtualRows | null) => !isGone && setLoaded({ rows })
    loadVirtualRows().then(
      (module) => keep(module.VirtualRows),
      () => keep(null),
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return loaded?.rows
}
