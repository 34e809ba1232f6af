/** The time zone of Argentina: UTC-3 all year. */
const zone = { offset: 3 * 60 * 60 * 1000, suffix: '-03:00' }

const pattern = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?$/

/** Writes an ISO instant in Argentine time. Leaves out seconds and milliseconds that are zero: 2026-03-16T10:00. */
export function writeInstant(iso: string): string {
  const local = new Date(Date.parse(iso) - zone.offset).toISOString()
  return local.replace(/(?::00)?\.000Z$|Z$/, '')
}

/** Converts a text from `writeInstant` back to an ISO instant; undefined for an invalid text, such as 2026-02-30T10:00. */
export function readInstant(text: string): string | undefined {
  if (!pattern.test(text)) return undefined
  const instant = Date.parse(text + zone.suffix)
  if (Number.isNaN(instant)) return undefined
  // `Date.parse` converts an impossible day such as 30 February to a real day, which differs from the day in the text.
  const isReal = new Date(instant - zone.offset).toISOString().startsWith(text)
  return isReal ? new Date(instant).toISOString() : undefined
}
