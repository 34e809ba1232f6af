/*
 * What runs in the demo's pages before the first of their files is asked for. It goes into them as text, too, and may use
 * nothing but what it is given.
 */

/**
 * Sees to it that a page finds its files, which stand beside it or above it, where the host shows it at another address
 * than its folder's. Some show the page where the demo begins for whatever they do not have: then `lookForDemo` leads
 * there. Some show a page of an address without the final slash of its folder: then it is put there.
 */
export function findFiles(lookForDemo: () => void): void {
  const { pathname, search, hash } = location
  if (/\/(?:index\.html|public(?:\.html)?)?$/.test(pathname)) return
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
  if (icon?.startsWith('./')) lookForDemo()
  // Without loading anew, for a host may take the slash away each time.
  else if (icon?.startsWith('../')) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
}
