/** Serialises a value with sorted keys, so that equal values give equal texts. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}
