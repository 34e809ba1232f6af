/*
 * What runs in `404.html`. A host of files shows it wherever it has none, in an address as deep as may be: so that page
 * can ask for nothing beside it, and the function goes into it as text. It may use nothing but what it is given.
 */

/**
 * Leads from an address that has no file to the demo that it is of, and tells it the address as `?at=`. The demo is in the
 * folder that has its configuration: most likely the one before a `section`, the first word of an address of the portal.
 * Answers whether there is one.
 */
export async function findDemo(sections: readonly string[]): Promise<boolean> {
  const { origin, pathname, href } = location
  const words = pathname.split('/')
  const folders = words.map((_, at) => `${words.slice(0, at + 1).join('/')}/`).reverse()
  const at = words.findIndex((word) => sections.includes(word))
  const likely = at > 0 ? [`${words.slice(0, at).join('/')}/`] : []
  for (const folder of [...likely, ...folders]) {
    const settings = await fetch(`${origin}${folder}config.json`)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    // Whoever was sent there already has found that it is not there.
    if (settings?.storageOrigins === undefined || folder === pathname) continue
    const meant = href.slice(origin.length + folder.length)
    const page = /^(?:invite|unsubscribe)\/[^/?#]+\/?(?:[?#]|$)/.test(meant) ? 'public.html' : ''
    location.replace(`${origin}${folder}${page}?at=${encodeURIComponent(meant)}`)
    return true
  }
  return false
}
