/** Every address of the portal: a pattern for the router and a typed function that writes it. A leaf: it imports nothing. */

const path = <Parameters extends unknown[]>(pattern: string, write: (...parameters: Parameters) => string) =>
  Object.assign(write, { pattern })

const fixed = (pattern: string) => path(pattern, () => pattern)

/** Path parameters are ids; what is not a positive whole number never reaches a request. */
const withId = (pattern: string) => path(pattern, (id: number) => pattern.replace(/:\w+/, String(id)))

/** A text as one segment of an address. Half a sign, which no address can hold, becomes the sign for "unknown". */
const segment = (text: string) => encodeURIComponent(text.toWellFormed())

/** `reused` is the number of one whose data a new one begins with. */
const withReuse = (pattern: string) =>
  path(pattern, (reused?: number) => (reused === undefined ? pattern : `${pattern}?usar=${reused}`))

/** The key of a link that was sent to somebody: a text of the backend's making, written as one segment. */
const withKey = (pattern: string) =>
  path(pattern, (key: string) => pattern.replace(':id', () => segment(key)))

/** Nobody has to be signed in there. */
const publicPaths = {
  login: fixed('/login'),
  register: fixed('/register'),
  passwordRequest: fixed('/password-request'),
  handoff: fixed('/handoff'),
  goto: fixed('/goto'),
  /** The address in the mail; its two parts are a secret. */
  passwordRecover: path(
    '/password-recover/:uid/:token',
    (uid: string, token: string) => `/password-recover/${segment(uid)}/${segment(token)}`,
  ),
  /** The same screen without the secret; also what is left of a link that was cut. */
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

/** The patterns of the addresses that need no session. */
export const publicPatterns = Object.values(publicPaths).map(({ pattern }) => pattern)

/** The id of an address, or undefined when it is not one: such an address is a page that does not exist. */
export const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/**
 * The key of an address, decoded, or undefined when it cannot be one: it may hold no slash, no space and no sign that is
 * not seen, and may not climb out of the path of a call. The contract's limit is 200 signs.
 */
export const readKey = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u.test(text) ? text : undefined
