import { publicPaths } from './generated/operations'

/** A parameter matches one segment that is not empty; any other part matches literally. */
const patterns = publicPaths.map((path) => path.split('/'))

const isParameter = (segment: string) => segment.startsWith('{')

function matches(pattern: readonly string[], segments: readonly string[]) {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]))
  )
}

/** Whether a call's path (with or without a query) is public. */
export function isPublicCall(url: string) {
  const segments = (url.split('?')[0] ?? '').split('/')
  return patterns.some((pattern) => matches(pattern, segments))
}
