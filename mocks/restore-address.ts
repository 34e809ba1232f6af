import { getPageRoot } from './page-root.ts'
import { resolveIntendedAddress } from './static-host-address.ts'

/* Restores the intended address of the page before other modules read the address. */

const url = resolveIntendedAddress(new URL(location.href), getPageRoot())
if (url.href !== location.href) {
  // Makes the icon's URL absolute, because the browser may load it after the address has changed.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  icon?.setAttribute('href', icon.href)
  history.replaceState(history.state, '', url)
}
