import type { MouseEvent } from 'react'

/** Prevents a `mousedown` on another element from taking the focus, so that a phone's keyboard stays open. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
