import type { DemoAccountName } from '../../src/demo/accounts'

/** The account that opens an address; 'nobody' is a visitor without a session. */
export type Visitor = DemoAccountName | 'nobody'
/** The result of opening an address: 'opens', or the path to which the portal redirects. */
type RouteResult = 'opens' | `/${string}`

export interface RouteRow {
  /** The path of the route in the router. */
  pattern: string
  /** An address that the route matches. */
  address: string
  /** The result for each visitor in 'Los Álamos', which has every module. */
  results: Readonly<Record<Visitor, RouteResult>>
}

const createSameResult = (result: RouteResult) => ({
  resident: result,
  renter: result,
  managingRenter: result,
  workManager: result,
  administrator: result,
  auditor: result,
})

/** The results of an address that needs a session. */
const sessionOnly = { ...createSameResult('opens'), nobody: '/login' } as const
/** The results of an address for residents: the portal redirects other users to the works. */
const residentsOnly = {
  ...sessionOnly,
  workManager: '/constructions',
  administrator: '/constructions',
} as const
const everyVisitor = { ...createSameResult('opens'), nobody: 'opens' } as const
/** The results of an address from which the portal redirects each account to the page that opens after the sign-in. */
const startAddresses = {
  ...createSameResult('/'),
  workManager: '/constructions',
  administrator: '/constructions',
} as const

/** Every address of the portal, with its result for each account. */
export const routes: readonly RouteRow[] = [
  { pattern: '/', address: '/', results: residentsOnly },
  { pattern: '/login', address: '/login', results: { ...startAddresses, nobody: 'opens' } },
  { pattern: '/register', address: '/register', results: everyVisitor },
  { pattern: '/password-request', address: '/password-request', results: everyVisitor },
  { pattern: '/preauthorization/new', address: '/preauthorization/new', results: residentsOnly },
  { pattern: '/preauthorization/edit/:id', address: '/preauthorization/edit/1', results: residentsOnly },
  { pattern: '/preauthorization/pass/:id', address: '/preauthorization/pass/1', results: residentsOnly },
  {
    pattern: '/preauthorization/invite/new',
    address: '/preauthorization/invite/new',
    results: residentsOnly,
  },
  {
    pattern: '/preauthorization/invite/edit/:id',
    address: '/preauthorization/invite/edit/1',
    results: residentsOnly,
  },
  { pattern: '/activitiesReport', address: '/activitiesReport', results: residentsOnly },
  {
    pattern: '/managedproperties',
    address: '/managedproperties',
    // The portal redirects an account with only one lot to the page of this lot.
    results: {
      ...sessionOnly,
      renter: '/manageproperty/203',
      managingRenter: '/manageproperty/202',
      auditor: '/manageproperty/205',
    },
  },
  { pattern: '/manageproperty/:property_id', address: '/manageproperty/201', results: sessionOnly },
  { pattern: '/constructions', address: '/constructions', results: sessionOnly },
  { pattern: '/construction/:id', address: '/construction/501', results: sessionOnly },
  { pattern: '/submissions', address: '/submissions', results: sessionOnly },
  { pattern: '/submissions/:realProperty/new', address: '/submissions/101/new', results: sessionOnly },
  // The portal redirects every visitor, because neighbourhood 102 lacks the module, and some accounts do not belong to
  // the neighbourhood.
  {
    pattern: '/submissions/:realProperty/new',
    address: '/submissions/102/new',
    results: { ...startAddresses, nobody: '/login' },
  },
  { pattern: '/profile', address: '/profile', results: sessionOnly },
]

/** The patterns of the addresses that other tests cover, such as links with a secret. */
export const patternsOfOtherTests: readonly string[] = [
  '/password-recover/:uid/:token',
  '/password-recover/:uid?',
  '/terms-conditions',
  '/invite/:id',
  '/unsubscribe/:id',
  '/goto',
  '/handoff',
]

/** The results for a resident in 'Las Acacias', which has neither census nor document submission. */
export const routesWithoutModules: readonly { address: string; result: RouteResult }[] = [
  { address: '/', result: 'opens' },
  { address: '/activitiesReport', result: 'opens' },
  { address: '/constructions', result: 'opens' },
  { address: '/managedproperties', result: '/' },
  { address: '/submissions', result: '/' },
  { address: '/submissions/102/new', result: '/' },
]
