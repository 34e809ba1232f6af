import { type RefObject, useLayoutEffect, useState } from 'react'
import { chooseDayCount } from '@/design-system/components/DayTimeline/timeline-model'

/** The numbers of next days that the timeline can show, the largest first. */
const dayCounts = [30, 21, 14, 10]

/** Returns the number of next days that fit in the element; undefined until it is measured, before the first paint. */
export function useDayCount(element: RefObject<HTMLElement | null>): number | undefined {
  const [count, setCount] = useState<number>()
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setCount(chooseDayCount(box.clientWidth, dayCounts))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return count
}
