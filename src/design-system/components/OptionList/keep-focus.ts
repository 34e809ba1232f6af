import type { MouseEvent } from 'react'

/** Handles `mousedown` on a button or list, so that the text input keeps the focus and a phone's keyboard stays open. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
