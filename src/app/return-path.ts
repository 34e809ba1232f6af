import { matchPath } from 'react-router-dom'
import { paths } from '../paths'

const publicPatterns = [
  paths.login,
  paths.register,
  paths.passwordRequest,
  paths.invitation,
  paths.unsubscribe,
].map(({ pattern }) => pattern)
const knownPatterns = Object.values(paths).map(({ pattern }) => pattern)

/** What the guard leaves in the navigation state, so that the sign-in can lead back. */
export const returnState = (location: { pathname: string; search: string }) => ({
  returnTo: location.pathname + location.search,
})

/** Where to go after signing in: an address of ours behind the sign-in, or undefined. Nothing else is ever followed. */
export function returnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined
  const { returnTo } = state
  if (typeof returnTo !== 'string') return undefined
  const pathname = returnTo.split('?')[0] ?? ''
  const isPattern = (pattern: string) => matchPath(pattern, pathname) !== null
  return knownPatterns.some(isPattern) && !publicPatterns.some(isPattern) ? returnTo : undefined
}
