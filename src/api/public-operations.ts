import { publicPaths } from './generated/operations'
import { matchesPattern, splitPath } from './path-pattern'

const patterns = publicPaths.map(splitPath)

/** Whether a call needs no session. */
export function isPublicCall(url: string) {
  const segments = splitPath(url)
  return patterns.some((pattern) => matchesPattern(pattern, segments))
}
