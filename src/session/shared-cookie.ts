import * as v from 'valibot'
import { basePath } from '../base-path'
import { config } from '../config'
import { currentNeighbourhood } from './neighbourhood'
import type { Session } from './session-schema'
import { endSession } from './session-store'

const name = 'portal_session'
const oneDay = 24 * 60 * 60
/** What a browser keeps of a cookie, name and value together, in bytes. */
const limit = 4_096

/** Token and ids: what the web administration needs to go on with the session, and nothing about anybody. */
const schema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  session_id: v.optional(v.string()),
  real_property_id: v.optional(v.number()),
})

/**
 * The part of two hosts' names that is theirs alone: of `portal.barrio.ar` and `admin.barrio.ar`, `barrio.ar`. Undefined
 * for one and the same host, which needs none, and for hosts that have nothing in common.
 */
export function sharedDomain(host: string, other: string): string | undefined {
  if (host === other || /^[\d.]+$|:/.test(host)) return undefined
  const theirs = other.split('.').reverse()
  const labels = host.split('.').reverse()
  const differsAt = labels.findIndex((label, at) => label !== theirs[at])
  const common = differsAt < 0 ? labels : labels.slice(0, differsAt)
  return common.length > 1 ? common.reverse().join('.') : undefined
}

function write(value: string, domain: string | undefined) {
  const scope = domain === undefined ? '' : `; Domain=${domain}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=${basePath}; Max-Age=${oneDay}; Secure; SameSite=Lax${scope}`
}

const read = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Hands the session over to the web administration: in a cookie of one day that both sites read, while here
 * everything local is forgotten. Answers whether the browser took the cookie; if not, nothing has changed.
 */
export function shareSession(session: Session): boolean {
  const { token, session_id } = session
  const real_property_id = currentNeighbourhood(session)?.id
  const value = encodeURIComponent(JSON.stringify({ token, session_id, real_property_id }))
  if (name.length + 1 + value.length >= limit) return false
  write(value, sharedDomain(window.location.hostname, new URL(config().adminUrl).hostname))
  if (read() !== value) return false
  endSession()
  return true
}

function holdsSharedSession(): boolean {
  try {
    return v.is(schema, JSON.parse(decodeURIComponent(read() ?? '')))
  } catch {
    return false
  }
}

/** Where who handed their session over goes on: the web administration's choice of customer; undefined for others. */
export const administrationAddress = (): string | undefined =>
  config().adminUrl !== '' && holdsSharedSession() ? `${config().adminUrl}/customer-selection` : undefined
