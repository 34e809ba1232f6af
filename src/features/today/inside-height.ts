import { useEffect, useState } from 'react'
import { createSafeStorage } from '@/browser-storage'
import { firstRows } from './panels'

const key = 'portal.insideRows'
const storage = createSafeStorage(() => window.localStorage)

/** Returns the height that `useInsideHeight` returns. On the first visit, it is that of the other panels. */
export function getInsideHeight(): string {
  const stored = storage.read(key)
  // The HTML of the build gets the number from the early script.
  const rows = stored && /^[1-3]$/.test(stored) ? stored : `var(--inside-rows, ${firstRows})`
  return `calc(0.25rem + 4rem * ${rows})`
}

/**
 * Returns the height of the list of people inside in a narrow window, as a CSS length. It has room for one person more than were inside
 * when this browser last showed a list, of any lot, so that an empty list does not push the rest of the page down. It stays the same
 * while the list is shown, so that nothing moves. `total` is undefined until the people are read.
 */
export function useInsideHeight(total: number | undefined): string {
  const [height] = useState(getInsideHeight)
  useEffect(() => {
    if (total !== undefined) storage.write(key, String(Math.min(total + 1, firstRows)))
  }, [total])
  return height
}
