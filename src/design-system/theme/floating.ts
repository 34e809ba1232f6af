import { css } from 'styled-components'
import { border, color, layer, motion, shadow } from './tokens'

/**
 * Where what floats beside a control is drawn. Inside an open dialog only its own descendants are on top; inside a
 * themed part of a page, its own colours hold.
 */
export const floatingHome = (anchor: Element | null | undefined) =>
  anchor?.closest<HTMLElement>('dialog, body [data-theme]') ?? undefined

/** Above the page. */
export const floatLayer = css`
  z-index: ${layer.floating};
`

/** The sheet on which something floats. */
export const floatSurface = css`
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  box-shadow: ${shadow.float};
`

/** How Base UI's popups come and go. */
export const floatFade = css`
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
