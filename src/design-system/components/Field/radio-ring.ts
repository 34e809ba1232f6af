import type { KeyboardEvent, PointerEvent } from 'react'
import { css } from 'styled-components'
import { border, color } from '@/design-system/theme/tokens'

/**
 * Marks a group of radio buttons while it is used by keyboard. Firefox and WebKit do not match
 * `:focus-visible` after arrow keys.
 */
export const keyedGroup = {
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key.startsWith('Arrow')) currentTarget.toggleAttribute('data-keyed', true)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.toggleAttribute('data-keyed', false)
  },
}

/** The focus ring. */
export const focusRing = css`
  outline: ${border.thick} solid ${color.focus};
  outline-offset: ${border.thick};
`
