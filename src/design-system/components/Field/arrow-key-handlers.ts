import type { KeyboardEvent, PointerEvent } from 'react'

/**
 * Sets `data-keyed` while the user moves by arrow keys. The focus ring needs this attribute, because Firefox and WebKit
 * do not match `:focus-visible` after an arrow key.
 */
export const arrowKeyHandlers = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}
