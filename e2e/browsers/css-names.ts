import type { Identifier } from '@mdn/browser-compat-data'
import { compatData, listBrowsersWithout, listFeatures } from './oldest-browsers.ts'

/* The parts of CSS that MDN's data has, and those that at least one of the oldest browsers lacks. */

const { properties, selectors, types, 'at-rules': atRules } = compatData.css

const isMissing = (feature: Identifier | undefined) =>
  feature?.__compat !== undefined && listBrowsersWithout(feature.__compat).length > 0

/** Groups the features at any depth by their name. */
function findByName(parts: readonly (Identifier | undefined)[]): Map<string, Identifier[]> {
  const found = new Map<string, Identifier[]>()
  const visit = (part: Identifier | undefined) => {
    for (const [name, feature] of listFeatures(part)) {
      found.set(name, [...(found.get(name) ?? []), feature])
      visit(feature)
    }
  }
  for (const part of parts) visit(part)
  return found
}

const featuresByName = findByName([types as Identifier, properties as Identifier])

/** The units of groups that MDN's data has as one feature. */
const unitGroups: Record<string, RegExp> = {
  container_query_length_units: /^cq(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_dynamic: /^dv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(?:w|h|i|b|min|max)$/,
}

/** How the oldest browsers support a part of CSS: `unknown` means that MDN's data does not have it. */
export type Support = 'supported' | 'missing' | 'unknown'

function getSupport(feature: Identifier | undefined): Support {
  if (feature === undefined) return 'unknown'
  return isMissing(feature) ? 'missing' : 'supported'
}

/** Returns the support of a property such as `text-wrap`. Browsers ignore a property with the prefix of another browser. */
export const getPropertySupport = (name: string): Support =>
  /^-(?:webkit|moz)-/.test(name) ? 'supported' : getSupport(properties?.[name])

/** Returns the support of a keyword in the value of a property, such as `text-wrap: balance`. */
export function getKeywordSupport(property: string, keyword: string): Support {
  const feature = properties?.[property]?.[keyword]
  return feature?.__compat ? getSupport(feature) : 'unknown'
}

/** Returns the support of a function such as `color-mix`. */
export function getFunctionSupport(name: string): Support {
  const features = featuresByName.get(name)?.filter(({ __compat }) => __compat)
  if (!features?.length) return 'unknown'
  return features.every(isMissing) ? 'missing' : 'supported'
}

/** Returns the support of relative colours in a function such as `oklch(from …)`. */
export const getRelativeColorSupport = (name: string): Support =>
  getSupport(types?.color?.[name]?.relative_syntax)

/** Units as old as CSS, or as the feature that needs them, which MDN's data does not list. */
const oldUnits = /^(?:px|cm|mm|in|pt|pc|s|ms|deg|turn|rad|fr)$/

/** Returns the support of a unit such as `dvh`. */
export function getUnitSupport(unit: string): Support {
  if (oldUnits.test(unit)) return 'supported'
  const group = Object.keys(unitGroups).find((name) => unitGroups[name]?.test(unit))
  const lengths = types?.length
  return getSupport(lengths?.[group ?? unit] ?? featuresByName.get(unit)?.[0])
}

/** Returns the support of a pseudo-class or pseudo-element such as `has`, without its colons. */
export const getSelectorSupport = (name: string): Support => getSupport(selectors?.[name])

/** Returns the support of an at-rule such as `container`. */
export const getAtRuleSupport = (name: string): Support => getSupport(atRules?.[name])

/** Returns the support of a media feature such as `prefers-contrast`, or of a syntax such as `range_syntax`. */
export const getMediaSupport = (name: string): Support =>
  getSupport(atRules?.media?.[name.replace(/^(?:min|max)-/, '')])
