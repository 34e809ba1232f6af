import { refusalReasons } from './copy.ts'
import { InvalidLinkError } from './read-link.ts'

const isDemoPart = (part: string) => part === 'demo' || part.startsWith('demo=')

/** Splits a query string at each `&` without decoding it. */
const splitQuery = (search: string) => search.replace(/^\?/, '').split('&')

/**
 * Reads the value of the parameter `demo` from a query string without decoding it; undefined if there is no `demo`.
 * @throws InvalidLinkError if the query string has more than one `demo`.
 */
export function readDemoParameter(search: string): string | undefined {
  const [demoPart, secondDemoPart] = splitQuery(search).filter(isDemoPart)
  if (secondDemoPart !== undefined) throw new InvalidLinkError(refusalReasons.duplicate('demo'))
  return demoPart?.slice('demo='.length)
}

/** Removes the parameter `demo` from a query string. Does not change or re-encode the other parameters. */
export function removeDemoParameter(search: string): string {
  const otherParts = splitQuery(search).filter((part) => !isDemoPart(part) && part !== '')
  return otherParts.length === 0 ? '' : `?${otherParts.join('&')}`
}

/** Sets the parameter `demo` in a query string, as its last parameter. `value` must already be encoded. */
export function setDemoParameter(search: string, value: string): string {
  const otherSearch = removeDemoParameter(search)
  return `${otherSearch}${otherSearch === '' ? '?' : '&'}demo=${value}`
}
