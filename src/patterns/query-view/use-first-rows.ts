import { startTransition, useEffect, useState } from 'react'
import { above } from '@/design-system/theme/tokens'

/** This number of cards is higher than the screen of a phone. */
const usualCount = 4

const isPhone = () => window.matchMedia(`not ${above.compact}`).matches

/**
 * Returns the rows to render. On a phone, the first rendering of a list has only the first `count` rows, which fill the screen, so
 * that the user sees them sooner. The other rows follow at once, without delaying what the user does.
 */
export function useFirstRows<Row>(rows: readonly Row[], count: number = usualCount): readonly Row[] {
  const [isComplete, setIsComplete] = useState(() => rows.length <= count || !isPhone())
  useEffect(() => {
    if (!isComplete) startTransition(() => setIsComplete(true))
  }, [isComplete])
  return isComplete ? rows : rows.slice(0, count)
}
