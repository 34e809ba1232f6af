import { refusalReasons } from './copy.ts'
import { InvalidLinkError } from './read-link.ts'

const isDemoPart = (part: string) => part === 'demo' || part.startsWith('demo=')

/** Splits a query without decoding it. */
const splitQuery = (search: string) => search.replace(/^\?/, '').split('&')

/**
 * Reads the raw value of `demo` from a query; undefined if the query has no `demo`.
 * @throws InvalidLinkError if the query has more than one `demo`.
 */
export function readDemoParameter(search: string): string | undefined {
  const [demoPart, secondDemoPart] = splitQuery(search).filter(isDemoPart)
  if (secondDemoPart !== undefined) throw new InvalidLinkError(refusalReasons.duplicate('demo'))
  return demoPart?.slice('demo='.length)
}

/** Removes `demo` from a query and leaves the other parts unchanged. */
export function removeDemoParameter(search: string): string {
  const otherParts = splitQuery(search).filter((part) => !isDemoPart(part) && part !== '')
  return otherParts.length === 0 ? '' : `?${otherParts.join('&')}`
}

/** Sets `demo` in a query. */
export function setDemoParameter(search: string, value: string): string {
  const otherSearch = removeDemoParameter(search)
  return `${otherSearch}${otherSearch === '' ? '?' : '&'}demo=${value}`
}
