import type { MouseEvent } from 'react'

/** Keeps the focus in the text input on `mousedown` beside it, so that a phone's keyboard stays open. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
