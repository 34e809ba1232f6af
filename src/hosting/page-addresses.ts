/* This module has no imports, because Node runs it without a build and cannot resolve the import paths of the portal. */

/** Matches the paths of the bundler's files, and the paths of the API, which may have the portal's origin. */
const bundledOrApi = /^\/(?:static|fapi|api|public|uploads)\//

/** Matches the path of a bundled file whose name has a hash of its content, such as `/static/js/index.0123456789.js`. */
const hashedFile = /^\/static\/.+\.[\da-f]{8,}\.[\w.]+$/

/** Matches the path of a file at the root, such as `/sw.js`. No page of the portal has such a path. */
const rootFile = /^\/[^/]*\.[^/.]+$/

/**
 * Whether the path belongs to a page of the portal. For such a path, a server sends the HTML file of `getPageFile`.
 * For any other path, the server sends the file with that path. If there is no such file, the server responds with a 404.
 */
export const isPage = (pathname: string): boolean => !bundledOrApi.test(pathname) && !rootFile.test(pathname)

/** Whether a file with this path never changes, because its name has a hash of its content. */
export const isHashedFile = (pathname: string): boolean => hashedFile.test(pathname)

/** Whether the path belongs to the API, which sends its own headers. */
export const isApiPath = (pathname: string): boolean =>
  bundledOrApi.test(pathname) && !pathname.startsWith('/static/')

/**
 * Matches the addresses of invitation links and unsubscribe links. Servers respond to them with `public.html`, which is
 * smaller than `index.html`. `index.html` would work too, because it contains the same screens.
 */
const linkAddresses = /^\/(?:invite|unsubscribe)\/[^/]+\/?$/

/** Returns the path of the HTML file that a server sends for the address of a page. */
export const getPageFile = (pathname: string): string =>
  linkAddresses.test(pathname) ? '/public.html' : '/index.html'

/**
 * The pages that the residents' build renders, by the name of their file. `entry` is the HTML file of the entry point that takes
 * over the page. Users with a session do not see the pages for guests.
 */
export const firstPages = {
  login: { entry: 'login.html', address: /^\/login\/?$/, isForGuests: true },
  register: { entry: 'index.html', address: /^\/register\/?$/, isForGuests: false },
  'password-request': { entry: 'index.html', address: /^\/password-request\/?$/, isForGuests: false },
  terms: { entry: 'index.html', address: /^\/terms-conditions\/?$/, isForGuests: false },
  invite: { entry: 'invite.html', address: /^\/invite\/[^/]+\/?$/, isForGuests: false },
  /** Every address but those of the other pages and of the screens that the build does not render. */
  'not-found': {
    entry: 'index.html',
    address: /^\/(?!(?:handoff|goto|unsubscribe\/[^/]+|password-recover(?:\/[^/]+){0,2})\/?$)./,
    isForGuests: true,
  },
} as const

/**
 * The addresses of the screens that need a session, by the name of their chunk (`src/app/AppRoutes.tsx`). The residents' build
 * has a page for each, which loads this chunk together with the first scripts. The page of `home` is `index.html`, because servers
 * send this file for `/`.
 */
export const screenPages = {
  home: /^\/$/,
  'authorization-form': /^\/preauthorization\/(?:new|edit\/[^/]+)\/?$/,
  'invitation-form': /^\/preauthorization\/invite\/(?:new|edit\/[^/]+)\/?$/,
  pass: /^\/preauthorization\/pass\/[^/]+\/?$/,
  movements: /^\/activitiesReport\/?$/,
  lots: /^\/managedproperties\/?$/,
  lot: /^\/manageproperty\/[^/]+\/?$/,
  works: /^\/constructions\/?$/,
  work: /^\/construction\/[^/]+\/?$/,
  submissions: /^\/submissions\/?$/,
  'new-submission': /^\/submissions\/[^/]+\/new\/?$/,
  profile: /^\/profile\/?$/,
} as const

/**
 * The lists whose first rows are shown before the portal has loaded (`src/app/first-rows`), by name. `page` is the name of the page,
 * and `search` the query of the address. `isForPhones` means that wide screens have open filters above the list, whose height
 * depends on the data.
 */
export const firstLists = {
  home: { page: 'home', search: '', isForPhones: false },
  movements: { page: 'movements', search: '', isForPhones: true },
  works: { page: 'works', search: '', isForPhones: false },
  submissions: { page: 'submissions', search: '', isForPhones: true },
  lot: { page: 'lot', search: '', isForPhones: false },
  roster: { page: 'work', search: '?tab=nomina', isForPhones: false },
} as const satisfies Record<string, { page: keyof typeof screenPages; search: string; isForPhones: boolean }>

export type FirstListName = keyof typeof firstLists

/** The page of the first matching address. The last one is `not-found`. */
const builtPages: readonly [name: string, address: RegExp][] = [
  ...Object.entries(screenPages).filter(([name]) => name !== 'home'),
  ...Object.entries(firstPages).map(([name, { address }]) => [name, address] as [string, RegExp]),
]

/** Like `getPageFile`, but for the residents' build, which has more pages. */
export function getBuiltPageFile(pathname: string): string {
  const page = builtPages.find(([, address]) => address.test(pathname))
  return page ? `/${page[0]}.html` : getPageFile(pathname)
}
