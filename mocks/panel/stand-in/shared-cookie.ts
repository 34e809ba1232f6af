/** The cookie in which the portal hands the session over to the web administration. */
const cookieName = 'portal_session'

export interface SharedSession {
  token: string
  /** The neighbourhood that the portal showed. */
  realPropertyId: number | undefined
}

function parseCookie(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

/** Returns the session in the cookies of a page; undefined if the cookies contain no valid session. */
export function readSharedSession(cookies: string): SharedSession | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  const parsedCookie = Object(value === undefined ? undefined : parseCookie(value)) as Record<string, unknown>
  if (typeof parsedCookie.token !== 'string') return undefined
  const { token, real_property_id: id } = parsedCookie
  return { token, realPropertyId: typeof id === 'number' ? id : undefined }
}

/** Deletes the cookie. `root` is the base path of the demo. */
export function deleteSharedSession(root: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=; Path=${root}; Max-Age=0; Secure; SameSite=Lax`
}
