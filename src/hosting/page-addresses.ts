/* This module has no imports, because Node runs it without a build and cannot resolve the import paths of the portal. */

/** The folder of the bundler's files, and the folders of the API, which may have the portal's origin. */
export const staticFolder = 'static'
export const apiFolders: readonly string[] = ['fapi', 'api', 'public', 'uploads']
const bundledOrApi = new RegExp(`^/(?:${[staticFolder, ...apiFolders].join('|')})/`)

/** Matches the path of a hidden file or folder, such as `/.git/config`. No server sends such files. */
const hiddenPath = /^\/\./

/** Matches the path of a bundled file whose name has a hash of its content, such as `/static/js/index.0123456789.js`. */
export const hashedFile = /^\/static\/.+\.[\da-f]{8,}\.[\w.]+$/

/** Matches the path of a file at the root, such as `/sw.js`. No page of the portal has such a path. */
export const rootFile = /^\/[^/]*\.[^/.]+$/

/**
 * Whether the path belongs to a page of the portal. For such a path, a server sends the HTML file of `getPageFile`.
 * For any other path, the server sends the file with that path. If there is no such file, the server responds with a 404.
 */
export const isPage = (pathname: string): boolean =>
  ![bundledOrApi, rootFile, hiddenPath].some((pattern) => pattern.test(pathname))

/** Whether a file with this path never changes, because its name has a hash of its content. */
export const isHashedFile = (pathname: string): boolean => hashedFile.test(pathname)

/** Whether the path belongs to the API, which sends its own headers. */
export const isApiPath = (pathname: string): boolean =>
  bundledOrApi.test(pathname) && !pathname.startsWith('/static/')

/**
 * Matches the addresses of invitation links, unsubscribe links and shared passes. Servers respond to them with `public.html`, which is
 * smaller than `index.html`. `index.html` would work too, because it contains the same screens.
 */
const linkAddresses = /^\/(?:(?:invite|unsubscribe)\/[^/]+|pase(?:\/[^/]+)?)\/?$/

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
  'shared-pass': { entry: 'shared-pass.html', address: /^\/pase(?:\/[^/]+)?\/?$/, isForGuests: false },
  /** Every address that no other page has. */
  'not-found': { entry: 'index.html', address: /^\/./, isForGuests: true },
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
  expiries: /^\/vencimientos\/?$/,
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

/** The screens that the build does not render: their addresses get `index.html`. */
const screensWithoutPage = /^\/(?:handoff|goto|password-recover(?:\/[^/]+){0,2})\/?$/

/**
 * The files of the residents' build by address; the first matching address counts. The configurations of servers have the same
 * patterns, so these contain only what every implementation of regular expressions has, and no lookahead.
 */
export const builtPageFiles: readonly (readonly [file: string, address: RegExp])[] = [
  ['index.html', screenPages.home],
  ...Object.entries(screenPages).flatMap(([name, address]) =>
    name === 'home' ? [] : [[`${name}.html`, address] as const],
  ),
  ...Object.entries(firstPages).flatMap(([name, { address }]) =>
    name === 'not-found' ? [] : [[`${name}.html`, address] as const],
  ),
  ['public.html', linkAddresses],
  ['index.html', screensWithoutPage],
  ['not-found.html', firstPages['not-found'].address],
]

/** Like `getPageFile`, but for the residents' build, which has more pages. */
export function getBuiltPageFile(pathname: string): string {
  const page = builtPageFiles.find(([, address]) => address.test(pathname))
  return `/${page?.[0] ?? 'index.html'}`
}
