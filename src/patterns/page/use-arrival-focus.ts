import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { getTopDialog } from '@/design-system/components/Dialog/open-dialogs'

/** Whether a screen with this hook has opened since the page load. */
let hasOpenedPage = false

/** Makes the next screen focus its heading, although it is the first with `useArrivalFocus`: it replaces another page. */
export function expectArrival(): void {
  hasOpenedPage = true
  window.scrollTo(0, 0)
}

/**
 * Returns the ref for the heading of a screen. When the screen opens, the hook focuses the heading and scrolls to the top.
 * Directly after a page load or under an open dialog, the hook does neither. After Back or Forward, the browser restores the
 * scroll position, so the hook only focuses the heading.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  // The navigation type can change while the screen is open, so state keeps the first one.
  const [isNavigation] = useState(navigationType !== 'POP')
  useEffect(() => {
    if ((isNavigation || hasOpenedPage) && !getTopDialog()) {
      heading.current?.focus({ preventScroll: true })
      if (isNavigation) window.scrollTo(0, 0)
    }
    hasOpenedPage = true
  }, [isNavigation])
  return heading
}
