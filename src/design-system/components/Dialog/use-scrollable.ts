import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Returns the ref `region` for a scrolling element and measures the element. `isScrollable`: the content overflows
 * vertically. `needsFocus`: the content overflows and contains nothing focusable, so the element needs a `tabIndex` for
 * scrolling by keyboard. The element's first child must contain all the content. The hook measures again only when the
 * element or this child changes its size.
 */
export function useScrollable<E extends HTMLElement>() {
  const region = useRef<E>(null)
  const [state, setState] = useState({ isScrollable: false, needsFocus: false })

  useEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const isScrollable = element.scrollHeight > element.clientHeight
      const needsFocus = isScrollable && element.querySelector(focusableSelector) === null
      // Resize observers run before the browser paints. A synchronous update makes the new state part of that paint.
      flushSync(() =>
        setState((previous) =>
          previous.isScrollable === isScrollable && previous.needsFocus === needsFocus
            ? previous
            : { isScrollable, needsFocus },
        ),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return { region, ...state }
}
