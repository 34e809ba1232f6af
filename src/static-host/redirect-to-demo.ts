/*
 * A static host shows `404.html` for a missing file in any folder. This page does not know the folder of the demo, and
 * therefore cannot load a script from the demo. The build inserts the source text of `redirectToDemo` into the page, so the
 * function can use only its parameters.
 */

/** The file by which `redirectToDemo` recognizes the folder of a demo. Whoever installs a demo may replace all other files. */
export const demoMarker = { file: 'portal-demo.json', text: '{ "isPortalDemo": true }\n' }

/**
 * Finds the demo to which the opened address belongs, and redirects to the demo with the rest of the address as `?at=`.
 * A folder with the file `markerFile` is a demo. `sections` are the possible first segments of the portal's addresses. The
 * function looks first in the folder before such a segment. Then it looks in each folder of the opened address, the innermost
 * first. Resolves with whether it redirects.
 */
export async function redirectToDemo(sections: readonly string[], markerFile: string): Promise<boolean> {
  const { origin, pathname, search, href } = location
  const segments = pathname.split('/')
  const folders = segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`).reverse()
  const sectionIndex = segments.findIndex((segment) => sections.includes(segment))
  const likelyFolders = sectionIndex > 0 ? [`${segments.slice(0, sectionIndex).join('/')}/`] : []
  // For the address of the demo without its final slash, the redirect adds the slash. If the host removes the slash again,
  // `?at=` begins with `?`, and another redirect would cause an endless loop.
  const hasHostRemovedSlash = new URLSearchParams(search).get('at')?.startsWith('?')
  for (const folder of [...likelyFolders, ...folders]) {
    const marker = await fetch(`${origin}${folder}${markerFile}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    // If the browser is in this folder already, another redirect would only lead to the 404 page again.
    const isThere = folder === pathname || (hasHostRemovedSlash && folder === `${pathname}/`)
    if (marker?.isPortalDemo !== true || isThere) continue
    const target = href.slice(origin.length + Math.min(folder.length, pathname.length))
    const page = /^(?:(?:invite|unsubscribe)\/[^/?#]+|pase)\/?(?:[?#]|$)/.test(target) ? 'public.html' : ''
    location.replace(`${origin}${folder}${page}?at=${encodeURIComponent(target)}`)
    return true
  }
  return false
}
