import { matchPath } from 'react-router-dom'
import { paths, publicPatterns } from '../paths'

const knownPatterns = Object.values(paths).map(({ pattern }) => pattern)

/** Builds the navigation state of the sign-in page. After the sign-in, the portal returns to `location`. */
export const buildReturnState = (location: { pathname: string; search: string }) => ({
  returnTo: location.pathname + location.search,
})

/** Reads the path to open after the sign-in. Returns undefined if the path is missing, unknown or public. */
export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined
  const { returnTo } = state
  if (typeof returnTo !== 'string') return undefined
  const pathname = returnTo.replace(/\?.*/s, '')
  const matchesPath = (pattern: string) => matchPath(pattern, pathname) !== null
  return knownPatterns.some(matchesPath) && !publicPatterns.some(matchesPath) ? returnTo : undefined
}

/** Whether the registration redirected to the sign-in, with `{ newUser: true }` in the navigation state. */
export const isFromRegistration = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newUser' in state && state.newUser === true
