import { type RefObject, useLayoutEffect, useState } from 'react'
import { chooseDayCount } from './day-timeline-model'

/**
 * Returns the number of days that a timeline in `container` has room for; undefined until the container is measured, before the first
 * paint. `counts` has the possible numbers, the largest first; pass the same array at each render.
 */
export function useDayCount(
  container: RefObject<HTMLElement | null>,
  counts: readonly number[],
): number | undefined {
  const [count, setCount] = useState<number>()
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setCount(chooseDayCount(element.clientWidth, counts))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, counts])
  return count
}
