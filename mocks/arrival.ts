import { addressMeant } from './host-of-files.ts'
import { pageRoot } from './page-root.ts'

/* Before anything reads the address of the page, it is the one that is meant. */

const url = addressMeant(new URL(location.href), pageRoot())
if (url.href !== location.href) {
  // A browser may ask for the icon later, when another address would have it elsewhere.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  icon?.setAttribute('href', icon.href)
  history.replaceState(history.state, '', url)
}
