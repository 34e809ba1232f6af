import { type RefObject, useEffect, useState } from 'react'

/** Whether what is inside an element is larger than it, so that the element scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () =>
      setIsOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    // The browser tells it at first, too, and once things are laid out: to ask then costs nothing.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
