import { type KeyboardEvent, useState } from 'react'
import type { TransferItem } from './transfer-item'

/** Which row the arrows lead to, from a place among so many; undefined for a key that does not move. */
function targetOf(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(place - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * One stop of the Tab key for all the rows, the arrows between them: nobody presses Tab a hundred times to reach what
 * stands below the list.
 */
export function useRowKeys(items: readonly TransferItem[]) {
  const [focusedId, setFocusedId] = useState<string>()
  const tabStop = items.some(({ id }) => id === focusedId) ? focusedId : items[0]?.id

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const place = rows.indexOf(event.target as HTMLElement)
    const target = place < 0 ? undefined : targetOf(event.key, place, rows.length)
    if (target === undefined) return
    event.preventDefault()
    rows[target]?.focus()
  }

  return { tabStop, setFocusedId, moveByKey }
}
