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

const repeatForEachAccount = (result: RouteResult) => ({
  resident: result,
  tenant: result,
  managingTenant: result,
  workManager: result,
  administrator: result,
  auditor: result,
})

/** The results of an address that needs a session. */
const sessionOnly = { ...repeatForEachAccount('opens'), nobody: '/login' } as const
/** The results of an address for residents: the portal redirects all other accounts to the works. */
const residentsOnly = {
  ...sessionOnly,
  workManager: '/constructions',
  administrator: '/constructions',
} as const
const everyVisitor = { ...repeatForEachAccount('opens'), nobody: 'opens' } as const
/** The results of an address that no account can open: the portal redirects each account to its start page. */
const everyAccountRedirected = {
  ...repeatForEachAccount('/'),
  workManager: '/constructions',
  administrator: '/constructions',
} as const

/** One or more addresses for each route of the portal, except the routes in `patternsCoveredElsewhere`. */
export const routes: readonly RouteRow[] = [
  { pattern: '/', address: '/', results: residentsOnly },
  { pattern: '/login', address: '/login', results: { ...everyAccountRedirected, nobody: 'opens' } },
  { pattern: '/register', address: '/register', results: everyVisitor },
  { pattern: '/pase/:days?', address: '/pase', results: everyVisitor },
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
    // The portal redirects an account with only one lot to the page of that lot.
    results: {
      ...sessionOnly,
      tenant: '/manageproperty/203',
      managingTenant: '/manageproperty/202',
      auditor: '/manageproperty/205',
    },
  },
  { pattern: '/manageproperty/:property_id', address: '/manageproperty/201', results: sessionOnly },
  { pattern: '/constructions', address: '/constructions', results: sessionOnly },
  { pattern: '/construction/:id', address: '/construction/501', results: sessionOnly },
  { pattern: '/submissions', address: '/submissions', results: sessionOnly },
  { pattern: '/submissions/:realProperty/new', address: '/submissions/101/new', results: sessionOnly },
  // No account can open this address: some accounts do not belong to neighbourhood 102, and for the others, the
  // neighbourhood lacks the module `document_submission`.
  {
    pattern: '/submissions/:realProperty/new',
    address: '/submissions/102/new',
    results: { ...everyAccountRedirected, nobody: '/login' },
  },
  {
    pattern: '/vencimientos',
    address: '/vencimientos',
    results: { ...sessionOnly, administrator: '/constructions' },
  },
  { pattern: '/profile', address: '/profile', results: sessionOnly },
]

/** The patterns of the routes that only other tests open, such as the routes of links with a secret. */
export const patternsCoveredElsewhere: readonly string[] = [
  '/password-recover/:uid/:token',
  '/password-recover/:uid?',
  '/terms-conditions',
  '/invite/:id',
  '/unsubscribe/:id',
  '/goto',
  '/handoff',
]

/** The results for a resident in 'Las Acacias', which lacks the modules `census` and `document_submission`. */
export const routesWithoutModules: readonly { address: string; result: RouteResult }[] = [
  { address: '/', result: 'opens' },
  { address: '/activitiesReport', result: 'opens' },
  { address: '/constructions', result: 'opens' },
  { address: '/vencimientos', result: 'opens' },
  { address: '/managedproperties', result: '/' },
  { address: '/submissions', result: '/' },
  { address: '/submissions/102/new', result: '/' },
]
