import type { KeyboardEvent, PointerEvent } from 'react'

/** Sets `data-keyed` while the user moves by arrow keys, because Firefox and WebKit then do not match `:focus-visible`. */
export const arrowKeyHandlers = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}
