import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { getTopDialog } from '@/design-system/components/Dialog/open-dialogs'

let hasOpenedAPage = false

/**
 * Returns the ref of the heading that gets the focus after a navigation, but not at the first page load or
 * below an open dialog. Back and Forward leave the scroll position to the browser.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  // The initial value stays, because the navigation type can change while the screen is shown.
  const [isFollowed] = useState(navigationType !== 'POP')
  useEffect(() => {
    if ((isFollowed || hasOpenedAPage) && !getTopDialog()) {
      heading.current?.focus({ preventScroll: true })
      if (isFollowed) window.scrollTo(0, 0)
    }
    hasOpenedAPage = true
  }, [isFollowed])
  return heading
}
