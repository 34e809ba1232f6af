import type { Identifier } from '@mdn/browser-compat-data'
import { compatData, listBrowsersWithout, listFeatures } from './oldest-browsers.ts'

/* The names of the JavaScript built-ins and web APIs that at least one of the oldest browsers lacks. */

/** The names of one kind, with the browsers that lack each. */
export type MissingNames = ReadonlyMap<string, readonly string[]>

export interface ApiNames {
  /** Global objects and functions, such as `Temporal`. */
  globals: MissingNames
  /** Members with the class that has them, such as `URL.canParse` or `Set.union`, and constructors, such as `new Iterator`. */
  owned: MissingNames
  /** Names of members that no supported interface has, such as `toSpliced`. */
  members: MissingNames
  /** Events that no supported interface has, such as `scrollend`. */
  events: MissingNames
}

/** A name that MDN's data has at one place. `missingIn` is empty if all of the oldest browsers have it. */
interface Entry {
  owner: string
  name: string
  missingIn: readonly string[]
}

/** An object whose members are global, such as `Window`. */
const isGlobalScope = (name: string) => /^(?:Window|(?:\w+)?GlobalScope)$/.test(name)

/** Names of features that are descriptions, such as `worker_support`, or symbols, such as `@@iterator`. */
const isDescription = (name: string) => /[^A-Za-z0-9$]/.test(name)

/** Interfaces such as `CSSFontFaceDescriptors`, whose members have the names of properties of every element's style. */
const isDescriptors = (name: string) => name.endsWith('Descriptors')

const findMissingIn = (feature: Identifier) => (feature.__compat ? listBrowsersWithout(feature.__compat) : [])

/** Lists the members of an interface, and those of its nested interfaces such as `Intl.Locale`. */
function listMembers(
  owner: string,
  part: Identifier,
): Record<'members' | 'constructors' | 'events', Entry[]> {
  const members: Entry[] = []
  const constructors: Entry[] = []
  const events: Entry[] = []
  for (const [key, feature] of listFeatures(part)) {
    const name = key.replace(/_(?:static|event)$/, '')
    const missingIn = findMissingIn(feature)
    if (key.endsWith('_event')) events.push({ owner, name, missingIn })
    else if (name === owner.split('.').at(-1)) constructors.push({ owner, name, missingIn })
    else if (!isDescription(name)) {
      members.push({ owner, name, missingIn })
      if (/^(?:Intl|Temporal)$/.test(owner) && /^[A-Z]/.test(name)) {
        const nested = listMembers(`${owner}.${name}`, feature)
        members.push(...nested.members)
        constructors.push(...nested.constructors)
      }
    }
  }
  return { members, constructors, events }
}

/** Groups entries by the name that `getName` returns, and keeps the names that no entry has as supported. */
function keepMissing(entries: readonly Entry[], getName: (entry: Entry) => string): Map<string, string[]> {
  const supported = new Set(entries.filter(({ missingIn }) => missingIn.length === 0).map(getName))
  const missing = new Map<string, string[]>()
  for (const entry of entries) {
    const name = getName(entry)
    if (!supported.has(name))
      missing.set(name, [...new Set([...(missing.get(name) ?? []), ...entry.missingIn])])
  }
  return missing
}

/** Derives the names from MDN's data. */
function listApiNames(): ApiNames {
  const roots = [...listFeatures(compatData.javascript.builtins), ...listFeatures(compatData.api)]
  const rootEntries = roots
    .filter(([name]) => !isDescription(name))
    .map(([name, feature]): Entry => ({ owner: '', name, missingIn: findMissingIn(feature) }))
  const interfaces = roots
    .filter(([name]) => !isDescriptors(name))
    .map(([name, feature]) => listMembers(name, feature))
  const members = interfaces.flatMap((entries) => entries.members)
  const globals = [...rootEntries, ...members.filter(({ owner }) => isGlobalScope(owner))]
  return {
    globals: keepMissing(globals, ({ name }) => name),
    owned: new Map([
      ...keepMissing(members, ({ owner, name }) => `${owner}.${name}`),
      ...keepMissing(
        interfaces.flatMap((entries) => entries.constructors),
        ({ owner }) => `new ${owner}`,
      ),
    ]),
    members: keepMissing([...members, ...rootEntries], ({ name }) => name),
    events: keepMissing(
      interfaces.flatMap((entries) => entries.events),
      ({ name }) => name,
    ),
  }
}

/** The names that at least one of the oldest browsers lacks. */
export const apiNames = listApiNames()
