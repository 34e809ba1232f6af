import type { MouseEvent } from 'react'

/** For the press of what stands beside a text: the focus, and a phone's keyboard, stay with the text. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
