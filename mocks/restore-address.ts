import { getPageRoot } from './page-root.ts'
import { resolveIntendedAddress } from './static-host-address.ts'

/*
 * A static host opens the root of the demo for most addresses. Restores the address that the user wanted to open, before
 * other modules read the address.
 */

const url = resolveIntendedAddress(new URL(location.href), getPageRoot())
if (url.href !== location.href) {
  // The browser may load the icon after the address has changed, so the icon's URL must be absolute.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  icon?.setAttribute('href', icon.href)
  history.replaceState(history.state, '', url)
}
