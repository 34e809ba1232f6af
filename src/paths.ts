/*
 * Each address has a pattern and a typed function that builds the address. This module imports nothing, because all
 * folders use it.
 */

const path = <Parameters extends unknown[]>(pattern: string, build: (...parameters: Parameters) => string) =>
  Object.assign(build, { pattern })

const fixed = (pattern: string) => path(pattern, () => pattern)

const withId = (pattern: string) => path(pattern, (id: number) => pattern.replace(/:\w+/, String(id)))

/** Encodes a path segment. A lone surrogate becomes the replacement character. */
const encodeSegment = (text: string) => encodeURIComponent(text.toWellFormed())

/** `reused` is the id of the authorization whose data the form copies. */
const withReuse = (pattern: string) =>
  path(pattern, (reused?: number) => (reused === undefined ? pattern : `${pattern}?usar=${reused}`))

/** The parameter `:id` is a text that the backend generated, not a number. */
const withKey = (pattern: string) =>
  path(pattern, (key: string) => pattern.replace(':id', () => encodeSegment(key)))

const publicPaths = {
  login: fixed('/login'),
  register: fixed('/register'),
  passwordRequest: fixed('/password-request'),
  handoff: fixed('/handoff'),
  goto: fixed('/goto'),
  /** The path of the link in the email for a new password. The parameters are secret. */
  passwordRecover: path(
    '/password-recover/:uid/:token',
    (uid: string, token: string) => `/password-recover/${encodeSegment(uid)}/${encodeSegment(token)}`,
  ),
  /** The address of the same screen without the secret. The pattern also matches an incomplete link. */
  passwordRecoverForm: path('/password-recover/:uid?', () => '/password-recover'),
  terms: fixed('/terms-conditions'),
  invitation: withKey('/invite/:id'),
  unsubscribe: withKey('/unsubscribe/:id'),
}

export const paths = {
  ...publicPaths,
  home: fixed('/'),
  newAuthorization: withReuse('/preauthorization/new'),
  editAuthorization: withId('/preauthorization/edit/:id'),
  pass: withId('/preauthorization/pass/:id'),
  newInvitation: withReuse('/preauthorization/invite/new'),
  editInvitation: withId('/preauthorization/invite/edit/:id'),
  movements: fixed('/activitiesReport'),
  lots: fixed('/managedproperties'),
  works: fixed('/constructions'),
  submissions: fixed('/submissions'),
  lot: withId('/manageproperty/:property_id'),
  work: withId('/construction/:id'),
  newSubmission: withId('/submissions/:realProperty/new'),
  profile: fixed('/profile'),
}

export const publicPatterns = Object.values(publicPaths).map(({ pattern }) => pattern)

/** Parses a positive integer; returns undefined for any other text. */
export const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/**
 * Returns the text if it can be the id of a link, such as an invitation's; otherwise undefined. An id has at most 200
 * characters, without slashes, spaces and invisible characters, and is not `.` or `..`.
 */
export const parseLinkId = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u.test(text) ? text : undefined
