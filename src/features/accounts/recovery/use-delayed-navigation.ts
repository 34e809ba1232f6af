import { useEffect, useRef } from 'react'

/** Leaves the page some time after `begin`, unless it is cancelled or has been left before. */
export function useDelayedNavigation(leave: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    begin: () => {
      cancel()
      timer.current = setTimeout(leave, milliseconds)
    },
  }
}
