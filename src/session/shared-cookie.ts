import * as v from 'valibot'
import { basePath } from '../base-path'
import { config } from '../config'
import { getCurrentNeighbourhood } from './neighbourhood'
import { type Session, tokenSchema } from './session-schema'
import { endSession } from './session-store'

const name = 'portal_session'
/** The web administration is outside of the portal's folder, except in a demo, which has a page for it. */
const cookiePath = import.meta.env.PORTAL_MOCK ? basePath : '/'
const oneDaySeconds = 24 * 60 * 60
/** The limit of browsers for the name and the value of a cookie together. */
const maxBytes = 4_096

/** The content of the cookie: the token and the ids that the web administration needs, and no personal data. */
const schema = v.object({
  token: tokenSchema,
  session_id: v.optional(v.string()),
  real_property_id: v.optional(v.number()),
})

/**
 * Returns the common parent domain of two hosts: `barrio.ar` for `portal.barrio.ar` and `admin.barrio.ar`. Undefined for
 * equal hosts, for an IP address, and for hosts without a common parent domain.
 */
export function getSharedDomain(host: string, otherHost: string): string | undefined {
  if (host === otherHost || /^[\d.]+$|:/.test(host)) return undefined
  const otherLabels = otherHost.split('.').reverse()
  const labels = host.split('.').reverse()
  const differsAt = labels.findIndex((label, index) => label !== otherLabels[index])
  const common = differsAt < 0 ? labels : labels.slice(0, differsAt)
  return common.length > 1 ? common.reverse().join('.') : undefined
}

function writeCookie(value: string, domain: string | undefined) {
  const scope = domain === undefined ? '' : `; Domain=${domain}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=${cookiePath}; Max-Age=${oneDaySeconds}; Secure; SameSite=Lax${scope}`
}

const readCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Hands the session over to the web administration in a cookie, and ends the session in the portal. If the browser does
 * not accept the cookie, returns false and does not end the session.
 */
export function shareSession(session: Session): boolean {
  const { token, session_id } = session
  const real_property_id = getCurrentNeighbourhood(session)?.id
  const value = encodeURIComponent(JSON.stringify({ token, session_id, real_property_id }))
  if (name.length + 1 + value.length >= maxBytes) return false
  writeCookie(value, getSharedDomain(window.location.hostname, new URL(config().adminUrl).hostname))
  if (readCookie() !== value) return false
  endSession()
  return true
}

function hasSharedSession(): boolean {
  try {
    return v.is(schema, JSON.parse(decodeURIComponent(readCookie() ?? '')))
  } catch {
    return false
  }
}

/** Returns the URL of the web administration's first page if the cookie has a valid session; otherwise undefined. */
export const getAdministrationUrl = (): string | undefined =>
  config().adminUrl !== '' && hasSharedSession() ? `${config().adminUrl}/customer-selection` : undefined
