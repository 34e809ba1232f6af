/* The source text of `correctPageAddress` is inserted into pages, so the function can use only its parameters. */

/**
 * Corrects the address of the opened page, so that the relative URLs in the page lead to existing files. There are two cases:
 * - The host shows the start page for a missing file. The URLs in the start page begin with `./`. The function calls
 *   `lookForDemo`, which redirects to the demo.
 * - The host shows the page of a folder, but omits the final slash of the address. The URLs in such a page begin with `../`.
 *   The function adds the slash.
 */
export function correctPageAddress(lookForDemo: () => void): void {
  const { pathname, search, hash } = location
  if (/\/(?:index\.html|public(?:\.html)?)?$/.test(pathname)) return
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
  if (icon?.startsWith('./')) lookForDemo()
  // `replaceState` adds the slash without a reload, because the host would remove the slash again at a reload.
  else if (icon?.startsWith('../')) history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
}
