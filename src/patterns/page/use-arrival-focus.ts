import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { getTopDialog } from '@/design-system/components/Dialog/open-dialogs'

let hasOpenedPage = false

/**
 * Returns the ref of the heading that gets the focus after a navigation, but not at the first page load or
 * below an open dialog. Back and Forward leave the scroll position to the browser.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  // State keeps the initial value, because the navigation type can change while the screen is shown.
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
