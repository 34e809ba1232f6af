import { refusalReasons } from './copy.ts'
import { InvalidLinkError } from './read-link.ts'

const isOurs = (part: string) => part === 'demo' || part.startsWith('demo=')

/** The parts of a query, as they are written. */
const partsOf = (search: string) => search.replace(/^\?/, '').split('&')

/** What `demo` says in the query of an address, as it is written; undefined if it is not there. @throws BadLink if it is there twice. */
export function readDemoParameter(search: string): string | undefined {
  const [found, another] = partsOf(search).filter(isOurs)
  if (another !== undefined) throw new InvalidLinkError(refusalReasons.twice('demo'))
  return found?.slice('demo='.length)
}

/** A query without it; every other part as it was. */
export function removeDemoParameter(search: string): string {
  const rest = partsOf(search).filter((part) => !isOurs(part) && part !== '')
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

/** A query in which `demo` says this. */
export function setDemoParameter(search: string, value: string): string {
  const rest = removeDemoParameter(search)
  return `${rest}${rest === '' ? '?' : '&'}demo=${value}`
}
