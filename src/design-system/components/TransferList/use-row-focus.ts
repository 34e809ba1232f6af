import { useLayoutEffect, useRef } from 'react'

/**
 * Where focus goes when the pressed row or the pressed "more" button leaves the list: to the row that takes its place,
 * else to the last one, else to the search box. Nothing is taken from somebody who has gone elsewhere in the meantime.
 */
export function useRowFocus() {
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ element: Element | null; place: number } | undefined>(undefined)

  // After every rendering: only then is it known whether what was pressed is still there.
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
    /** Remembers what is being pressed and its place among the rows. */
    remember: (element: Element | null, place: number) => {
      pressed.current = { element, place }
    },
  }
}
