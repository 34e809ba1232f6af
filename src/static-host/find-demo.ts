/*
 * A static host shows `404.html` for every missing file in any folder, so the page does not know where its own files are
 * and cannot load scripts. The text of `findDemo` is therefore inserted into the page, and the function can use only its
 * parameters.
 */

/** The file that identifies the folder of a demo. An installation may replace the other files of the folder. */
export const mark = { file: 'portal-demo.json', text: '{ "isPortalDemo": true }\n' }

/**
 * Redirects from an address without a file to the demo, with that address as `?at=`. The demo is in the nearest parent
 * folder that contains `markFile`. `sections` are the possible first segments of an address of the portal, so the demo is
 * most likely in the folder before a section. Resolves to whether a demo was found.
 */
export async function findDemo(sections: readonly string[], markFile: string): Promise<boolean> {
  const { origin, pathname, search, href } = location
  const segments = pathname.split('/')
  const folders = segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`).reverse()
  const sectionIndex = segments.findIndex((segment) => sections.includes(segment))
  const likelyFolders = sectionIndex > 0 ? [`${segments.slice(0, sectionIndex).join('/')}/`] : []
  // The address of a folder without a final slash is redirected to the address with the slash. `isBack` prevents an
  // endless loop with a host that removes the slash again.
  const isBack = new URLSearchParams(search).get('at')?.startsWith('?')
  for (const folder of [...likelyFolders, ...folders]) {
    const marker = await fetch(`${origin}${folder}${markFile}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    // The browser is in this folder already, so another redirect would only lead to the 404 page again.
    const isThere = folder === pathname || (isBack && folder === `${pathname}/`)
    if (marker?.isPortalDemo !== true || isThere) continue
    const target = href.slice(origin.length + Math.min(folder.length, pathname.length))
    const page = /^(?:invite|unsubscribe)\/[^/?#]+\/?(?:[?#]|$)/.test(target) ? 'public.html' : ''
    location.replace(`${origin}${folder}${page}?at=${encodeURIComponent(target)}`)
    return true
  }
  return false
}
