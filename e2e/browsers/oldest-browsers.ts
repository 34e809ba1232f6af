import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'

/*
 * The oldest browsers that the portal supports (`browserslist` in `package.json`), and what they support according to MDN's
 * browser compatibility data.
 */

/** A browser in the names of MDN's data, and its oldest supported version. */
export interface OldestBrowser {
  browser: BrowserName
  version: string
}

/** The browsers of MDN's data for each name in `browserslist`. Chrome and Firefox have the same versions on Android. */
const browserNames: Record<string, readonly BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
}

/** Reads entries such as `chrome >= 111`. Throws if an entry has another form. */
export function readOldestBrowsers(entries: readonly string[]): OldestBrowser[] {
  return entries.flatMap((entry) => {
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(entry) ?? []
    const browsers = browserNames[name]
    if (!browsers) throw new Error(`'${entry}' in browserslist must have the form 'chrome >= 111'`)
    return browsers.map((browser) => ({ browser, version }))
  })
}

const readJson = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8'))

/** MDN's browser compatibility data. */
export const compatData: CompatData = readJson(
  createRequire(import.meta.url).resolve('@mdn/browser-compat-data'),
)

/** The oldest browsers of `browserslist` in `package.json`. */
const oldestBrowsers = readOldestBrowsers(
  readJson(new URL('../../package.json', import.meta.url)).browserslist,
)

/** Whether the first version is lower than the second or equal. MDN writes `≤37` if it only knows a later version. */
function isAtMost(version: string, other: string): boolean {
  const [left, right] = [version, other].map((text) => text.replace('≤', '').split('.').map(Number))
  const index = left?.findIndex((part, position) => part !== (right?.[position] ?? 0)) ?? -1
  return index === -1 || (left?.[index] ?? 0) < (right?.[index] ?? 0)
}

/**
 * Whether a version has a feature by its own name and without a setting. A partial implementation counts as support, because MDN
 * notes minor differences that way too.
 */
function isSupportedBy(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (typeof added !== 'string' || added === 'preview' || !isAtMost(added, version)) return false
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  return typeof removed !== 'string' || removed === 'preview' || !isAtMost(removed, version)
}

/** Returns the oldest browsers that lack a feature, such as `safari 16.4`. */
export function listBrowsersWithout(
  { support }: Pick<CompatStatement, 'support'>,
  browsers: readonly OldestBrowser[] = oldestBrowsers,
): string[] {
  const isMissing = ({ browser, version }: OldestBrowser) => {
    const statements = [support[browser] ?? []].flat()
    return !statements.some((statement) => isSupportedBy(statement, version))
  }
  return browsers.filter(isMissing).map(({ browser, version }) => `${browser} ${version}`)
}

/** Returns the features directly in a part of MDN's data, by name. */
export const listFeatures = (part: Identifier | undefined): [name: string, feature: Identifier][] =>
  Object.entries(part ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')
