/** Every address of the portal: a pattern for the router and a typed function that writes it. A leaf: it imports nothing. */

const path = <Parameters extends unknown[]>(pattern: string, write: (...parameters: Parameters) => string) =>
  Object.assign(write, { pattern })

const fixed = (pattern: string) => path(pattern, () => pattern)

/** Path parameters are ids; what is not a positive whole number never reaches a request. */
const withId = (pattern: string) => path(pattern, (id: number) => pattern.replace(':id', String(id)))

/** The key of a link that was sent to somebody: a text of the backend's making, written as one segment. */
const withKey = (pattern: string) =>
  path(pattern, (key: string) => pattern.replace(':id', () => encodeURIComponent(key)))

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  passwordRequest: fixed('/password-request'),
  newAuthorization: fixed('/preauthorization/new'),
  editAuthorization: withId('/preauthorization/edit/:id'),
  newInvitation: fixed('/preauthorization/invite/new'),
  editInvitation: withId('/preauthorization/invite/edit/:id'),
  movements: fixed('/activitiesReport'),
  lots: fixed('/managedproperties'),
  works: fixed('/constructions'),
  submissions: fixed('/submissions'),
  invitation: withKey('/invite/:id'),
  unsubscribe: withKey('/unsubscribe/:id'),
}

/** The id of an address, or undefined when it is not one: such an address is a page that does not exist. */
export const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/**
 * The key of an address, decoded, or undefined when it cannot be one: it may hold no slash, no space and no sign that is
 * not seen, and may not climb out of the path of a call. The contract's limit is 200 signs.
 */
export const readKey = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u.test(text) ? text : undefined
