/*
 * What runs in `404.html`. A host of files shows it wherever it has none, in an address as deep as may be: so that page
 * can ask for nothing beside it, and the function goes into it as text. It may use nothing but what it is given.
 */

/** The file by which a demo is known, and nothing else: what an installation may replace says nothing about that. */
export const mark = { file: 'portal-demo.json', text: '{ "isPortalDemo": true }\n' }

/**
 * Leads from an address that has no file to the demo that it is of, and tells it the address as `?at=`. The demo is in the
 * folder that has `markFile`: most likely the one before a `section`, the first word of an address of the portal. Answers
 * whether there is one.
 */
export async function findDemo(sections: readonly string[], markFile: string): Promise<boolean> {
  const { origin, pathname, search, href } = location
  const words = pathname.split('/')
  const folders = words.map((_, at) => `${words.slice(0, at + 1).join('/')}/`).reverse()
  const at = words.findIndex((word) => sections.includes(word))
  const likely = at > 0 ? [`${words.slice(0, at).join('/')}/`] : []
  // A folder without its final slash is led to the one with it. A host that takes that away again is not asked for ever.
  const isBack = new URLSearchParams(search).get('at')?.startsWith('?')
  for (const folder of [...likely, ...folders]) {
    const found = await fetch(`${origin}${folder}${markFile}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    // Whoever was sent there already has found that it is not there.
    const isThere = folder === pathname || (isBack && folder === `${pathname}/`)
    if (found?.isPortalDemo !== true || isThere) continue
    const meant = href.slice(origin.length + Math.min(folder.length, pathname.length))
    const page = /^(?:invite|unsubscribe)\/[^/?#]+\/?(?:[?#]|$)/.test(meant) ? 'public.html' : ''
    location.replace(`${origin}${folder}${page}?at=${encodeURIComponent(meant)}`)
    return true
  }
  return false
}
