import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when the pressed row or the pressed "more" button leaves the list: to the row in its place,
 * else to the last row, else to the search box. If the focus is elsewhere by then, it stays there.
 */
export function useRowFocus() {
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ element: Element | null; place: number } | undefined>(undefined)

  // Runs after every rendering: only then is it known whether the pressed element is still in the list.
  useLayoutEffect(() => {
    const root = panel.current
    if (!pressed.current || !root) return
    const { element, place } = pressed.current
    const isFocusFree = document.activeElement === document.body
    if (element?.isConnected) {
      if (!isFocusFree && document.activeElement !== element) pressed.current = undefined
      return
    }
    pressed.current = undefined
    if (!isFocusFree) return
    const rows = root.querySelectorAll<HTMLElement>('[data-row]')
    const target = rows[Math.min(place, rows.length - 1)] ?? root.querySelector<HTMLElement>('input, button')
    target?.focus()
  })

  return {
    panel,
    /** Stores the pressed element and its index among the rows. */
    remember: (element: Element | null, place: number) => {
      pressed.current = { element, place }
    },
  }
}
