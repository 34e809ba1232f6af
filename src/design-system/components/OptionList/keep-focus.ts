import type { MouseEvent } from 'react'

/**
 * Prevents the default of `mousedown` beside a text input, so that the input keeps the focus and a phone's
 * keyboard stays open.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
