import { publicPaths } from './generated/operations'

const patterns = publicPaths.map((path) => path.split('/'))

/** Whether a path matches a pattern. A parameter such as `{id}` matches any segment that is not empty. */
const matchesPattern = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))

/** Whether a call needs no session. */
export function isPublicCall(url: string) {
  const segments = (url.split('?')[0] ?? '').split('/')
  return patterns.some((pattern) => matchesPattern(pattern, segments))
}
