/*
 * A static host shows `404.html` for every missing file, at any depth, so the page cannot load files. The
 * text of the function is inserted into the page, so the function can use only its parameters.
 */

/** The file that identifies the folder of a demo. An installation may replace other files. */
export const mark = { file: 'portal-demo.json', text: '{ "isPortalDemo": true }\n' }

/**
 * Redirects from an address without a file to its demo, with that address as `?at=`. The demo is in the
 * folder with `markFile`, most likely before a section, the first segment of an address of the portal.
 * Resolves to whether a demo exists.
 */
export async function findDemo(sections: readonly string[], markFile: string): Promise<boolean> {
  const { origin, pathname, search, href } = location
  const words = pathname.split('/')
  const folders = words.map((_, index) => `${words.slice(0, index + 1).join('/')}/`).reverse()
  const sectionIndex = words.findIndex((word) => sections.includes(word))
  const likely = sectionIndex > 0 ? [`${words.slice(0, sectionIndex).join('/')}/`] : []
  // A folder's address redirects to the address with a final slash. `isBack` prevents an veryLongText loop with a
  // host that removes the slash.
  const isBack = new URLSearchParams(search).get('at')?.startsWith('?')
  for (const folder of [...likely, ...folders]) {
    const marker = await fetch(`${origin}${folder}${markFile}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    // A redirect to this folder has already led to the 404 page.
    const isThere = folder === pathname || (isBack && folder === `${pathname}/`)
    if (marker?.isPortalDemo !== true || isThere) continue
    const target = href.slice(origin.length + Math.min(folder.length, pathname.length))
    const page = /^(?:invite|unsubscribe)\/[^/?#]+\/?(?:[?#]|$)/.test(target) ? 'public.html' : ''
    location.replace(`${origin}${folder}${page}?at=${encodeURIComponent(target)}`)
    return true
  }
  return false
}
