import type { DemoAccountName } from '../../src/demo/accounts'

/** The account that opens an address, or nobody. */
export type Visitor = DemoAccountName | 'nobody'
/** The result: the address is opened, or it redirects to another one. */
type Answer = 'enters' | `/${string}`

export interface RouteRow {
  /** The path of the route in the router. */
  pattern: string
  /** An address that the route matches. */
  address: string
  /** The answer for each visitor in 'Los Álamos', which has every module. */
  answers: Readonly<Record<Visitor, Answer>>
}

const signedIn = (answer: Answer) => ({
  resident: answer,
  renter: answer,
  managingRenter: answer,
  workManager: answer,
  administrator: answer,
  auditor: answer,
})

/** The answers of an address that needs a session. */
const withSession = { ...signedIn('enters'), nobody: '/login' } as const
/** The answers of an address for residents only: other users are redirected to the works. */
const residentsOnly = {
  ...withSession,
  workManager: '/constructions',
  administrator: '/constructions',
} as const
const everybody = { ...signedIn('enters'), nobody: 'enters' } as const
/** The first address after the sign-in. */
const startAddresses = {
  ...signedIn('/'),
  workManager: '/constructions',
  administrator: '/constructions',
} as const

/** Every address of the portal, with its answer for each account. */
export const routes: readonly RouteRow[] = [
  { pattern: '/', address: '/', answers: residentsOnly },
  { pattern: '/login', address: '/login', answers: { ...startAddresses, nobody: 'enters' } },
  { pattern: '/register', address: '/register', answers: everybody },
  { pattern: '/password-request', address: '/password-request', answers: everybody },
  { pattern: '/preauthorization/new', address: '/preauthorization/new', answers: residentsOnly },
  { pattern: '/preauthorization/edit/:id', address: '/preauthorization/edit/1', answers: residentsOnly },
  { pattern: '/preauthorization/pass/:id', address: '/preauthorization/pass/1', answers: residentsOnly },
  {
    pattern: '/preauthorization/invite/new',
    address: '/preauthorization/invite/new',
    answers: residentsOnly,
  },
  {
    pattern: '/preauthorization/invite/edit/:id',
    address: '/preauthorization/invite/edit/1',
    answers: residentsOnly,
  },
  { pattern: '/activitiesReport', address: '/activitiesReport', answers: residentsOnly },
  {
    pattern: '/managedproperties',
    address: '/managedproperties',
    // An account with one lot is redirected to it.
    answers: {
      ...withSession,
      renter: '/manageproperty/203',
      managingRenter: '/manageproperty/202',
      auditor: '/manageproperty/205',
    },
  },
  { pattern: '/manageproperty/:property_id', address: '/manageproperty/201', answers: withSession },
  { pattern: '/constructions', address: '/constructions', answers: withSession },
  { pattern: '/construction/:id', address: '/construction/501', answers: withSession },
  { pattern: '/submissions', address: '/submissions', answers: withSession },
  { pattern: '/submissions/:realProperty/new', address: '/submissions/101/new', answers: withSession },
  // The neighbourhood lacks the module, or the visitor does not belong to it.
  {
    pattern: '/submissions/:realProperty/new',
    address: '/submissions/102/new',
    answers: { ...startAddresses, nobody: '/login' },
  },
  { pattern: '/profile', address: '/profile', answers: withSession },
]

/** Public addresses that are opened by a link with a secret, which separate tests cover. */
export const openedFromElsewhere: readonly string[] = [
  '/password-recover/:uid/:token',
  '/password-recover/:uid?',
  '/terms-conditions',
  '/invite/:id',
  '/unsubscribe/:id',
  '/goto',
  '/handoff',
]

/** The answers for a resident in 'Las Acacias', which has neither census nor document submission. */
export const withoutModules: readonly { address: string; answer: Answer }[] = [
  { address: '/', answer: 'enters' },
  { address: '/activitiesReport', answer: 'enters' },
  { address: '/constructions', answer: 'enters' },
  { address: '/managedproperties', answer: '/' },
  { address: '/submissions', answer: '/' },
  { address: '/submissions/102/new', answer: '/' },
]
