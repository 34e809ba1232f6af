import type { KeyboardEvent, PointerEvent } from 'react'

/** Marks a group in use by arrow keys, after which Firefox and WebKit do not match `:focus-visible`. */
export const keyedGroup = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}
