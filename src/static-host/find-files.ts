/* The text of the function is inserted into pages, so it can use only its parameters. */

/**
 * Corrects the address of a page, so that its relative addresses resolve. Some hosts show the start page for
 * every missing file: `lookForDemo` then redirects. Some hosts omit the final slash of a folder.
 */
export function findFiles(lookForDemo: () => void): void {
  const { pathname, search, hash } = location
  if (/\/(?:index\.html|public(?:\.html)?)?$/.test(pathname)) return
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
  if (icon?.startsWith('./')) lookForDemo()
  // A reload would not help, because the host may remove the slash at each load.
  else if (icon?.startsWith('../')) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
}
