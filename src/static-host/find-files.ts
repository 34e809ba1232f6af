/* The text of `findFiles` is inserted into pages, so the function can use only its parameters. */

/**
 * Corrects the address of a page, so that the relative addresses in the page lead to existing files. Some hosts show the
 * start page for every missing file: then `lookForDemo` redirects. Some hosts omit the final slash of a folder: then this
 * function adds the slash.
 */
export function findFiles(lookForDemo: () => void): void {
  const { pathname, search, hash } = location
  if (/\/(?:index\.html|public(?:\.html)?)?$/.test(pathname)) return
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
  if (icon?.startsWith('./')) lookForDemo()
  // `replaceState` adds the slash without a reload, because the host would remove the slash again at a reload.
  else if (icon?.startsWith('../')) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
}
