import { useCallback, useRef } from 'react'
import type { Leaver } from './leave-context'

/**
 * Who stands to lose something here. `announce` is the value of a `LeaveContext` around the forms; `leave` asks them
 * before it does what would take them away, `letGo` lets the next leaving pass.
 */
export function useLeavers() {
  const leavers = useRef(new Set<Leaver>())
  const announce = useCallback((leaver: Leaver) => {
    leavers.current.add(leaver)
    return () => {
      leavers.current.delete(leaver)
    }
  }, [])
  const leave = useCallback((go: () => void) => {
    const [leaver] = leavers.current
    if (leaver) leaver.ask(go)
    else go()
  }, [])
  const letGo = useCallback(() => {
    for (const leaver of leavers.current) leaver.letGo()
  }, [])
  return { announce, leave, letGo }
}
