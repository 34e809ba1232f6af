import { css } from 'styled-components'
import { hiddenInPrint, narrowingPadding, square, tint } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import {
  border,
  color,
  control,
  fontSize,
  motion,
  radius,
  space,
  touchScreen,
} from '@/design-system/theme/tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'

const variantStyles = css`
  &[data-variant='primary'] {
    color: ${color.accentInk};
    background-color: ${color.accent};
  }

  &[data-variant='secondary'] {
    border-color: ${color.lineStrong};
    background-color: ${color.surface};
  }

  &[data-variant='quiet'] {
    color: ${color.accent};
  }

  &[data-variant='danger'] {
    color: ${color.dangerInk};
    background-color: ${color.danger};
  }

  &[data-variant='quiet-danger'] {
    color: ${color.dangerTintInk};
  }
`

const hoverStyles = css`
  &[data-variant='primary']:hover {
    background-color: ${color.accentHover};
  }

  &:is([data-variant='secondary'], [data-variant='quiet']):hover {
    background-color: ${color.sunken};
  }

  &[data-variant='danger']:hover {
    background-color: ${color.dangerHover};
  }

  &[data-variant='quiet-danger']:hover {
    background-color: ${color.dangerTint};
  }
`

const inertStyles = css`
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    ${tint('neutral')}
    cursor: not-allowed;
  }

  &:is([data-variant='quiet'], [data-variant='quiet-danger'])[aria-disabled='true']:not([aria-busy='true']) {
    color: ${color.inkMuted};
    background-color: transparent;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`

/** The styles of buttons and button links. The element sets `data-variant`, `-size`, `-shape`, `-stretch` and `-align`. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  min-block-size: ${control.md};
  padding: ${space(2)} ${narrowingPadding(5)};
  border: ${border.thin} solid transparent;
  border-radius: ${radius.md};
  ${controlText}
  color: ${color.ink};
  background-color: transparent;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast};
  ${variantStyles}

  &[data-size='sm'] {
    min-block-size: ${control.sm};
    padding: ${space(1)} ${narrowingPadding(3)};
    font-size: ${fontSize.sm};
  }

  &[data-shape='square'] {
    flex-shrink: 0;
    inline-size: ${control.md};
    padding: 0;
  }

  &[data-shape='square'][data-size='sm'] {
    inline-size: ${control.sm};
  }

  &[data-stretch] {
    inline-size: 100%;
  }

  &[data-align='start'] {
    justify-content: flex-start;
    text-align: start;
  }

  @media ${touchScreen} {
    &[data-size='sm'] {
      min-block-size: ${control.md};
    }

    &[data-shape='square'][data-size='sm'] {
      inline-size: ${control.md};
    }
  }

  @media (hover: hover) {
    ${hoverStyles}
  }


  ${inertStyles}

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  svg {
    ${square(space(5))}
  }

  /* On paper, only a button whose text is a value is left, as text. */
  &:not([data-printed]) {
    ${hiddenInPrint}
  }

  @media print {
    min-block-size: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
  }
`
