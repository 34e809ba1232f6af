import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Tells whether the content overflows, and whether the element must be focusable so that the keyboard can scroll it.
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
      // Updates synchronously, because resize observers run before the browser paints.
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
