import { refusalReasons } from './copy.ts'
import { InvalidLinkError } from './read-link.ts'

const isOurs = (part: string) => part === 'demo' || part.startsWith('demo=')

/** Splits a query without decoding it. */
const partsOf = (search: string) => search.replace(/^\?/, '').split('&')

/** Reads the raw value of `demo` from a query; undefined if it is absent. @throws InvalidLinkError if it occurs twice. */
export function readDemoParameter(search: string): string | undefined {
  const [found, another] = partsOf(search).filter(isOurs)
  if (another !== undefined) throw new InvalidLinkError(refusalReasons.twice('demo'))
  return found?.slice('demo='.length)
}

/** Removes `demo` from a query and leaves the other parts unchanged. */
export function removeDemoParameter(search: string): string {
  const rest = partsOf(search).filter((part) => !isOurs(part) && part !== '')
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

/** Sets `demo` in a query. */
export function setDemoParameter(search: string, value: string): string {
  const rest = removeDemoParameter(search)
  return `${rest}${rest === '' ? '?' : '&'}demo=${value}`
}
