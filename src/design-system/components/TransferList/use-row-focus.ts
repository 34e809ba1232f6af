import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus in the list when the pressed row or the pressed "load more" button disappears. The focus
 * moves to the row that now has the remembered index, else to the last row, else to the first input of `adder`, by default of the list,
 * or to its first button. If the user has moved the focus elsewhere, the focus stays there.
 */
export function useRowFocus(adder?: RefObject<HTMLElement | null>) {
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ element: Element | null; rowIndex: number } | undefined>(undefined)

  // Runs after every rendering, because any rendering may remove the pressed element.
  useLayoutEffect(() => {
    const root = panel.current
    if (!pressed.current || !root) return
    const { element, rowIndex } = pressed.current
    const isFocusLost = document.activeElement === document.body
    if (element?.isConnected) {
      if (!isFocusLost && document.activeElement !== element) pressed.current = undefined
      return
    }
    pressed.current = undefined
    if (!isFocusLost) return
    const rows = root.querySelectorAll<HTMLElement>('[data-row]')
    const adding = adder?.current ?? root
    const target =
      rows[Math.min(rowIndex, rows.length - 1)] ??
      adding.querySelector<HTMLElement>('input') ??
      adding.querySelector<HTMLElement>('button')
    target?.focus()
  })

  return {
    panel,
    /** Stores the pressed element and its index among the rows. The index of "load more" is the number of rows. */
    rememberPressed: (element: Element | null, rowIndex: number) => {
      pressed.current = { element, rowIndex }
    },
  }
}
