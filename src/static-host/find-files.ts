/*
 * The function that runs in the demo's pages before they load their first file. The function's text is
 * inserted into the pages, so the function can use only its parameters.
 */

/**
 * Corrects the address of a page, so that its relative addresses resolve. Some hosts show the demo's start
 * page for every missing file: `lookForDemo` then redirects to the demo. Some hosts show a folder's page at
 * its address without the final slash: the slash is then added.
 */
export function findFiles(lookForDemo: () => void): void {
  const { pathname, search, hash } = location
  if (/\/(?:index\.html|public(?:\.html)?)?$/.test(pathname)) return
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
  if (icon?.startsWith('./')) lookForDemo()
  // `replaceState` adds the slash without a reload, because a host may remove the slash at each load.
  else if (icon?.startsWith('../')) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
}
