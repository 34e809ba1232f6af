/** Splits the path of a URL into its segments, without the query string. */
export const splitPath = (url: string): string[] => (url.split('?')[0] ?? '').split('/')

/**
 * Whether the segments of a path match those of a pattern. A parameter such as `{id}` matches any segment that is not
 * empty.
 */
export const matchesPattern = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
