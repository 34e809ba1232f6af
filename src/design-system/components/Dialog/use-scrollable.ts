import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Whether an element's content is taller than the element, and whether the keyboard could reach its end: without
 * anything focusable inside, the region itself has to take focus.
 */
export function useScrollable<E extends HTMLElement>() {
  const region = useRef<E>(null)
  const [state, setState] = useState({ isScrollable: false, needsFocus: false })

  useEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const isScrollable = element.scrollHeight > element.clientHeight
      const needsFocus = isScrollable && element.querySelector(focusable) === null
      // At once: the browser tells of sizes before it paints, and nobody sees a region that cannot be reached.
      flushSync(() =>
        setState((old) =>
          old.isScrollable === isScrollable && old.needsFocus === needsFocus
            ? old
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
