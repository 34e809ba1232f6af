import { css } from 'styled-components'
import { border, color, layer, motion, shadow } from './tokens'

/** Returns the container of a popup: the open dialog or the part of a page with its own theme. */
export const floatingHome = (anchor: Element | null | undefined) =>
  anchor?.closest<HTMLElement>('dialog, body [data-theme]') ?? undefined

/** The layer of popups, above the page. */
export const floatLayer = css`
  z-index: ${layer.floating};
`

/** The surface of popups. */
export const floatSurface = css`
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  box-shadow: ${shadow.float};
`

/** The transition of Base UI's popups. */
export const floatFade = css`
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
