/** Every address of the portal: a pattern for the router and a typed function that writes it. A leaf: it imports nothing. */

const path = <Parameters extends unknown[]>(pattern: string, write: (...parameters: Parameters) => string) =>
  Object.assign(write, { pattern })

const fixed = (pattern: string) => path(pattern, () => pattern)

/** Path parameters are ids; what is not a positive whole number never reaches a request. */
const withId = (pattern: string) => path(pattern, (id: number) => pattern.replace(/:\w+/, String(id)))

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  passwordRequest: fixed('/password-request'),
  /** The address in the mail; its two parts are a secret. */
  passwordRecover: path(
    '/password-recover/:uid/:token',
    (uid: string, token: string) =>
      `/password-recover/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`,
  ),
  /** The same screen without the secret; also what is left of a link that was cut. */
  passwordRecoverForm: path('/password-recover/:uid?', () => '/password-recover'),
  terms: fixed('/terms-conditions'),
  newAuthorization: fixed('/preauthorization/new'),
  editAuthorization: withId('/preauthorization/edit/:id'),
  newInvitation: fixed('/preauthorization/invite/new'),
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

/** The id of an address, or undefined when it is not one: such an address is a page that does not exist. */
export const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
