/** The neighbourhoods' zone: three hours behind UTC all year. */
const zone = { offset: 3 * 60 * 60 * 1000, written: '-03:00' }

const pattern = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?$/

/** An ISO instant as links have it: the neighbourhoods' time, without what is zero at its end, such as 2026-03-16T10:00. */
export function writeInstant(iso: string): string {
  const local = new Date(Date.parse(iso) - zone.offset).toISOString()
  return local.replace(/(?::00)?\.000Z$|Z$/, '')
}

/** The ISO instant of such a text; undefined if it is none, as 2026-02-30T10:00. */
export function readInstant(text: string): string | undefined {
  if (!pattern.test(text)) return undefined
  const instant = Date.parse(text + zone.written)
  if (Number.isNaN(instant)) return undefined
  // A day that no calendar has becomes another one.
  const isReal = new Date(instant - zone.offset).toISOString().startsWith(text)
  return isReal ? new Date(instant).toISOString() : undefined
}
