import { useEffect, useEffectEvent } from 'react'

/** While `isActive`, the browser asks the user before it closes or reloads the page, unless `canLeave` returns true. */
export function useUnloadQuestion(isActive: boolean, canLeave: () => boolean = () => false) {
  const blockUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (canLeave()) return
    event.preventDefault()
    // Older browsers show their question only if `returnValue` is set.
    event.returnValue = true
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: BeforeUnloadEvent) => blockUnload(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [isActive])
}
