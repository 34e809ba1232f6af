import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { getTopDialog } from '@/design-system/components/Dialog/open-dialogs'

/** The location of the first screen since the page load; null if that screen replaces another page. */
let loadedLocation: Location | null | undefined

/** Whether the user has pressed something since the first screen opened. */
let hasPressed = false

/** Makes the next screen focus its heading, although it is the first with `useArrivalFocus`: it replaces another page. */
export function expectArrival(): void {
  loadedLocation = null
  window.scrollTo(0, 0)
}

/** Remembers the first screen since the page load, and whether the user presses something after it. */
function rememberPageLoad(location: Location): void {
  loadedLocation = location
  const rememberPress = () => {
    hasPressed = true
  }
  window.addEventListener('click', rememberPress, { capture: true, once: true })
}

/**
 * Returns the ref for the heading of a screen. When the screen opens, the hook focuses the heading and scrolls to the top.
 * Directly after a page load or under an open dialog, the hook does neither, not even when the screen replaces its loading state,
 * unless the user has pressed a button that went away.
 * After Back or Forward, the browser restores the scroll position, so the hook only focuses the heading.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  const location = useLocation()
  // Both can change while the screen is open, so state keeps the first ones. Back to the first screen creates another location.
  const [arrival] = useState({ isNavigation: navigationType !== 'POP', location })
  useEffect(() => {
    if (loadedLocation === undefined) rememberPageLoad(arrival.location)
    const { isNavigation } = arrival
    const isPageLoad = !isNavigation && arrival.location === loadedLocation
    // The focus is on the body if the pressed button, such as 'Reintentar', went away.
    const hasLostFocus = hasPressed && document.activeElement === document.body
    if ((isPageLoad && !hasLostFocus) || getTopDialog()) return
    heading.current?.focus({ preventScroll: true })
    if (isNavigation) window.scrollTo(0, 0)
  }, [arrival])
  return heading
}
