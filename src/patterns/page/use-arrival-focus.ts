import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { topDialog } from '@/design-system/components/Dialog/open-dialogs'

let hasOpenedAPage = false

/**
 * Returns the ref of a screen's heading, which gets the focus after a navigation. The first page after a page
 * load and a page below an open dialog do not move the focus. Back and Forward leave the scroll position to
 * the browser.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  // The initial value stays, because the navigation type can change while the screen is shown.
  const [isFollowed] = useState(navigationType !== 'POP')
  useEffect(() => {
    if ((isFollowed || hasOpenedAPage) && !topDialog()) {
      heading.current?.focus({ preventScroll: true })
      if (isFollowed) window.scrollTo(0, 0)
    }
    hasOpenedAPage = true
  }, [isFollowed])
  return heading
}
