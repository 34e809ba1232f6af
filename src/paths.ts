/*
 * Each path is a typed function that builds the address of a screen; its property `pattern` is the pattern of the route.
 * This module has no imports, because modules in all folders import it.
 */

const createPath = <Parameters extends unknown[]>(
  pattern: string,
  build: (...parameters: Parameters) => string,
) => Object.assign(build, { pattern })

const fixed = (pattern: string) => createPath(pattern, () => pattern)

const withId = (pattern: string) => createPath(pattern, (id: number) => pattern.replace(/:\w+/, String(id)))

/** Encodes a path segment. A lone surrogate becomes the replacement character. */
const encodeSegment = (text: string) => encodeURIComponent(text.toWellFormed())

/** `reused` is the id of the authorization whose data the form copies. */
const withReuse = (pattern: string) =>
  createPath(pattern, (reused?: number) => (reused === undefined ? pattern : `${pattern}?usar=${reused}`))

/** The form of a new authorization that begins with a day, `YYYY-MM-DD`, and a time, `HH:mm`. */
const withVisitStart = (pattern: string) =>
  createPath(pattern, (day: string, time?: string) =>
    time === undefined ? `${pattern}?dia=${day}` : `${pattern}?dia=${day}&desde=${time}`,
  )

/** The parameter `:id` is a text that the backend generated, not a number. */
const withKey = (pattern: string) =>
  createPath(pattern, (key: string) => pattern.replace(':id', () => encodeSegment(key)))

const publicPaths = {
  login: fixed('/login'),
  register: fixed('/register'),
  passwordRequest: fixed('/password-request'),
  handoff: fixed('/handoff'),
  goto: fixed('/goto'),
  /** The path of the link in the email about a forgotten password. The parameters are secret. */
  passwordRecover: createPath(
    '/password-recover/:uid/:token',
    (uid: string, token: string) => `/password-recover/${encodeSegment(uid)}/${encodeSegment(token)}`,
  ),
  /**
   * The address of the same screen as `passwordRecover`, without the secret parameters. The pattern also matches a link that
   * lacks the token.
   */
  passwordRecoverForm: createPath('/password-recover/:uid?', () => '/password-recover'),
  terms: fixed('/terms-conditions'),
  /**
   * The page of a shared pass, which is in the fragment of the address (`src/domain/shared-passes.ts`). The text `days` is only for the
   * preview of the link (`src/hosting/pass-preview.ts`). A comma needs no encoding.
   */
  sharedPass: createPath('/pase/:days?', (fragment?: string, days?: string) => {
    const path = days === undefined ? '/pase' : `/pase/${encodeSegment(days).replaceAll('%2C', ',')}`
    return fragment === undefined ? path : `${path}#${fragment}`
  }),
  invitation: withKey('/invite/:id'),
  unsubscribe: withKey('/unsubscribe/:id'),
}

export const paths = {
  ...publicPaths,
  home: fixed('/'),
  newAuthorization: withReuse('/preauthorization/new'),
  newAuthorizationAt: withVisitStart('/preauthorization/new'),
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
  expiries: fixed('/vencimientos'),
  profile: fixed('/profile'),
}

export const publicPatterns = Object.values(publicPaths).map(({ pattern }) => pattern)

/** Parses a positive integer of at most nine digits. Returns undefined for any other text. */
export const parseId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
