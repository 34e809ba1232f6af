import type { DemoAccountName } from '../../src/demo/accounts'

/** Who opens an address. */
export type Visitor = DemoAccountName | 'nobody'
/** What becomes of it: it is entered, or it leads to another. */
type Answer = 'enters' | `/${string}`

export interface RouteRow {
  /** As the router has it. */
  pattern: string
  /** An address of it. */
  address: string
  /** What each visitor is answered in 'Los Álamos', which has every module. */
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

/** Addresses that need a session. */
const known = { ...signedIn('enters'), nobody: '/login' } as const
/** Of residents alone: the others begin at the works. */
const residents = { ...known, workManager: '/constructions', administrator: '/constructions' } as const
const everybody = { ...signedIn('enters'), nobody: 'enters' } as const
/** Where who is signed in begins. */
const beginnings = {
  ...signedIn('/'),
  workManager: '/constructions',
  administrator: '/constructions',
} as const

/** Every address of the portal, and what each account meets there. */
export const routes: readonly RouteRow[] = [
  { pattern: '/', address: '/', answers: residents },
  { pattern: '/login', address: '/login', answers: { ...beginnings, nobody: 'enters' } },
  { pattern: '/register', address: '/register', answers: everybody },
  { pattern: '/password-request', address: '/password-request', answers: everybody },
  { pattern: '/preauthorization/new', address: '/preauthorization/new', answers: residents },
  { pattern: '/preauthorization/edit/:id', address: '/preauthorization/edit/1', answers: residents },
  { pattern: '/preauthorization/pass/:id', address: '/preauthorization/pass/1', answers: residents },
  { pattern: '/preauthorization/invite/new', address: '/preauthorization/invite/new', answers: residents },
  {
    pattern: '/preauthorization/invite/edit/:id',
    address: '/preauthorization/invite/edit/1',
    answers: residents,
  },
  { pattern: '/activitiesReport', address: '/activitiesReport', answers: residents },
  {
    pattern: '/managedproperties',
    address: '/managedproperties',
    // Whoever has one lot is led straight to it.
    answers: {
      ...known,
      renter: '/manageproperty/203',
      managingRenter: '/manageproperty/202',
      auditor: '/manageproperty/205',
    },
  },
  { pattern: '/manageproperty/:property_id', address: '/manageproperty/201', answers: known },
  { pattern: '/constructions', address: '/constructions', answers: known },
  { pattern: '/construction/:id', address: '/construction/501', answers: known },
  { pattern: '/submissions', address: '/submissions', answers: known },
  { pattern: '/submissions/:realProperty/new', address: '/submissions/101/new', answers: known },
  // Of a neighbourhood without the module, or one that is not the visitor's.
  {
    pattern: '/submissions/:realProperty/new',
    address: '/submissions/102/new',
    answers: { ...beginnings, nobody: '/login' },
  },
  { pattern: '/profile', address: '/profile', answers: known },
]

/** Public addresses that are opened from elsewhere, by a link with a secret in it: journeys of their own walk them. */
export const openedFromElsewhere: readonly string[] = [
  '/password-recover/:uid/:token',
  '/password-recover/:uid?',
  '/terms-conditions',
  '/invite/:id',
  '/unsubscribe/:id',
  '/goto',
  '/handoff',
]

/** What a resident is answered in 'Las Acacias', which has neither census nor document submission. */
export const withoutModules: readonly { address: string; answer: Answer }[] = [
  { address: '/', answer: 'enters' },
  { address: '/activitiesReport', answer: 'enters' },
  { address: '/constructions', answer: 'enters' },
  { address: '/managedproperties', answer: '/' },
  { address: '/submissions', answer: '/' },
  { address: '/submissions/102/new', answer: '/' },
]
