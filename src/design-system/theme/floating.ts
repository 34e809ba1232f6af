import type { CSSProperties } from 'react'
import { css } from 'styled-components'
import { getOverlayContainer } from '../overlay-container'
import { border, color, layer, motion, shadow } from './tokens'

/**
 * Returns the props of a popup's portal. If the anchor is in a dialog or in an element with `data-theme`, the portal is
 * there too. Toasts are popovers and cover everything else, so the portal is also a popover.
 */
export const buildPortalProps = (anchor: Element | null | undefined) => ({
  container: anchor?.closest<HTMLElement>('dialog, body [data-theme]') ?? getOverlayContainer(),
  ref: showInTopLayer,
  style: portalStyle,
})

/** Shows the portal above the page. In browsers without popovers, the z-index in `floatLayer` does this. */
function showInTopLayer(portal: HTMLElement | null): void {
  if (!portal || typeof portal.showPopover !== 'function') return
  portal.popover = 'manual'
  portal.showPopover()
}

/**
 * The portal is a box without height at the top of its container. The popup is inside the portal and at most as wide.
 */
const portalStyle: CSSProperties = {
  position: 'absolute',
  inset: '0 0 auto 0',
  inlineSize: '100%',
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
}

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

/** Fades Base UI's popups in and out. */
export const floatFade = css`
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

/**
 * Hides the properties that Base UI sets on the positioner from what is in the popup, for a popup with many elements. They would
 * inherit these properties, and each change of the place would compute all their styles again.
 */
export const hidePlaceProperties = css`
  --available-width: initial;
  --available-height: initial;
  --anchor-width: initial;
  --anchor-height: initial;
  --transform-origin: initial;
  --positioner-width: initial;
  --positioner-height: initial;
`
