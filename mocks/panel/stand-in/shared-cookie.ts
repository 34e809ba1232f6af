/** The cookie by which the portal hands a session over, as the web administration reads it. */
const name = 'portal_session'

export interface SharedSession {
  token: string
  /** The neighbourhood that was looked at. */
  realPropertyId: number | undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

/** The session in a page's cookies; undefined if there is none, or none that can be read. */
export function readSharedSession(cookies: string): SharedSession | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  const found = Object(value === undefined ? undefined : parse(value)) as Record<string, unknown>
  if (typeof found.token !== 'string') return undefined
  const { token, real_property_id: id } = found
  return { token, realPropertyId: typeof id === 'number' ? id : undefined }
}

/** Removes the cookie of the demo that stands below `root`. */
export function forgetSharedSession(root: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; Path=${root}; Max-Age=0; Secure; SameSite=Lax`
}
