import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { topDialog } from '@/design-system/components/Dialog/open-dialogs'

let hasOpenedAPage = false

/**
 * For a screen's heading: the focus goes there when one arrives. The address that the browser opened by itself keeps its
 * focus, and so does a dialog with an address of its own. Back and Forward leave the scrolling to the browser.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  // How one came in does not change while one is there.
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
