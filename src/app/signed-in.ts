/*
 * The shell and the screens that need a session. Because this module imports the screens, the bundler leaves out of each screen what
 * the shell has already loaded.
 */

import type { FirstListName } from '../hosting/page-addresses'
import type { PrefetchRows } from '../patterns/query-view/prefetch-rows'

export { Shell } from './shell/Shell'

/** Load the screens that need a session. The names of the chunks are those of the built pages (`src/hosting/page-addresses.ts`). */
export const screens = {
  home: async () => (await import(/* webpackChunkName: "home" */ './HomeRoute')).HomeRoute,
  authorizationForm: async () =>
    (await import(/* webpackChunkName: "authorization-form" */ './AuthorizationFormRoute'))
      .AuthorizationFormRoute,
  invitationForm: async () =>
    (
      await import(
        /* webpackChunkName: "invitation-form" */ '../features/authorizations/invitation/InvitationFormScreen'
      )
    ).InvitationFormScreen,
  pass: async () =>
    (await import(/* webpackChunkName: "pass" */ '../features/authorizations/pass/PassScreen')).PassScreen,
  movements: async () =>
    (await import(/* webpackChunkName: "movements" */ '../features/movements/MovementsScreen'))
      .MovementsScreen,
  lots: async () =>
    (await import(/* webpackChunkName: "lots" */ '../features/lots/chooser/LotsScreen')).LotsScreen,
  lot: async () =>
    (await import(/* webpackChunkName: "lot" */ '../features/lots/detail/LotScreen')).LotScreen,
  works: async () => (await import(/* webpackChunkName: "works" */ './WorksRoute')).WorksRoute,
  work: async () => (await import(/* webpackChunkName: "work" */ './WorkRoute')).WorkRoute,
  submissions: async () =>
    (await import(/* webpackChunkName: "submissions" */ './SubmissionsRoute')).SubmissionsRoute,
  expiries: async () =>
    (await import(/* webpackChunkName: "expiries" */ '../features/expiries/ExpiriesScreen')).ExpiriesScreen,
  newSubmission: async () =>
    (await import(/* webpackChunkName: "new-submission" */ './NewSubmissionRoute')).NewSubmissionRoute,
  profile: async () =>
    (await import(/* webpackChunkName: "profile" */ '../features/accounts/profile/ProfileScreen'))
      .ProfileScreen,
}

/** Load the functions that prefetch the first rows, by the name of the list (`src/hosting/page-addresses.ts`). */
export const rowPrefetchers: Readonly<Record<FirstListName, () => Promise<PrefetchRows>>> = {
  home: async () =>
    (await import(/* webpackChunkName: "home" */ '../features/authorizations/list/AuthorizationsScreen'))
      .prefetchAuthorizations,
  movements: async () =>
    (await import(/* webpackChunkName: "movements" */ '../features/movements/MovementsScreen'))
      .prefetchMovements,
  works: async () =>
    (await import(/* webpackChunkName: "works" */ '../features/works/list/WorksScreen')).prefetchWorks,
  submissions: async () =>
    (await import(/* webpackChunkName: "submissions" */ '../features/submissions/list/SubmissionsList'))
      .prefetchSubmissions,
  lot: async () =>
    (await import(/* webpackChunkName: "lot" */ '../features/lots/residents/prefetch-residents'))
      .prefetchResidents,
  roster: async () =>
    (await import(/* webpackChunkName: "work" */ '../features/works/workers/prefetch-roster')).prefetchRoster,
}
