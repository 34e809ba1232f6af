import type { DemoAccountName } from '../../src/demo/accounts'

/** The account that opens an address; 'nobody' is a visitor without a session. */
export type Visitor = DemoAccountName | 'nobody'
/** The result: the portal opens the address, or redirects to the given path. */
type Answer = 'enters' | `/${string}`

export interface RouteRow {
  /** The path of the route in the router. */
  pattern: string
  /** An address that the route matches. */
  address: string
  /** The answer for each visitor in 'Los Álamos', which has every module. */
  answers: Readonly<Record<Visitor, Answer>>
}

const answerForAccounts = (answer: Answer) => ({
  resident: answer,
  renter: answer,
  managingRenter: answer,
  workManager: answer,
  administrator: answer,
  auditor: answer,
})

/** The answers of an address that needs a session. */
const sessionOnly = { ...answerForAccounts('enters'), nobody: '/login' } as const
/** The answers of an address for residents: the portal redirects other users to the works. */
const residentsOnly = {
  ...sessionOnly,
  workManager: '/constructions',
  administrator: '/constructions',
} as const
const everyVisitor = { ...answerForAccounts('enters'), nobody: 'enters' } as const
/** The first address after the sign-in. */
const startAddresses = {
  ...answerForAccounts('/'),
  workManager: '/constructions',
  administrator: '/constructions',
} as const

/** Every address of the portal, with its answer for each account. */
export const routes: readonly RouteRow[] = [
  { pattern: '/', address: '/', answers: residentsOnly },
  { pattern: '/login', address: '/login', answers: { ...startAddresses, nobody: 'enters' } },
  { pattern: '/register', address: '/register', answers: everyVisitor },
  { pattern: '/password-request', address: '/password-request', answers: everyVisitor },
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
    // The portal redirects an account with one lot to this lot.
    answers: {
      ...sessionOnly,
      renter: '/manageproperty/203',
      managingRenter: '/manageproperty/202',
      auditor: '/manageproperty/205',
    },
  },
  { pattern: '/manageproperty/:property_id', address: '/manageproperty/201', answers: sessionOnly },
  { pattern: '/constructions', address: '/constructions', answers: sessionOnly },
  { pattern: '/construction/:id', address: '/construction/501', answers: sessionOnly },
  { pattern: '/submissions', address: '/submissions', answers: sessionOnly },
  { pattern: '/submissions/:realProperty/new', address: '/submissions/101/new', answers: sessionOnly },
  // The neighbourhood lacks the module, or the visitor does not belong to it.
  {
    pattern: '/submissions/:realProperty/new',
    address: '/submissions/102/new',
    answers: { ...startAddresses, nobody: '/login' },
  },
  { pattern: '/profile', address: '/profile', answers: sessionOnly },
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

/** The answers for a resident in 'Las Acacias', which has neither census nor document submission. */
export const routesWithoutModules: readonly { address: string; answer: Answer }[] = [
  { address: '/', answer: 'enters' },
  { address: '/activitiesReport', answer: 'enters' },
  { address: '/constructions', answer: 'enters' },
  { address: '/managedproperties', answer: '/' },
  { address: '/submissions', answer: '/' },
  { address: '/submissions/102/new', answer: '/' },
]
