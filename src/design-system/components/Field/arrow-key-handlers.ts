import type { KeyboardEvent, PointerEvent } from 'react'

/**
 * Event handlers for a group of options. An arrow key sets the attribute `data-keyed` on the group, and a press of the
 * pointer removes it. The focus ring needs this attribute, because Firefox and WebKit do not match `:focus-visible` after
 * an arrow key.
 */
export const arrowKeyHandlers = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}
