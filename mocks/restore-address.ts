import { getPageRoot } from './page-root.ts'
import { resolveIntendedAddress } from './static-host-address.ts'

/* Before anything reads the address of the page, it is the one that is meant. */

const url = resolveIntendedAddress(new URL(location.href), getPageRoot())
if (url.href !== location.href) {
  // A browser may ask for the icon later, when another address would have it elsewhere.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  icon?.setAttribute('href', icon.href)
  history.replaceState(history.state, '', url)
}
