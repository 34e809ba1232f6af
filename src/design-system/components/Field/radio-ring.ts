import type { KeyboardEvent, PointerEvent } from 'react'
import { css } from 'styled-components'
import { border, color } from '@/design-system/theme/tokens'

/**
 * Marks a group of radio buttons while it is used by keys. Firefox and WebKit move the focus by the arrow keys without
 * taking it for visible.
 */
export const keyedGroup = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}

/** The ring of what has the focus. */
export const focusRing = css`
  outline: ${border.thick} solid ${color.focus};
  outline-offset: ${border.thick};
`
