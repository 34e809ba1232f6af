import { getControlValidator } from '../contract/validation.ts'

/** The years that a world can be in: every scenario can be built there, with all that lies before and after its day. */
export const years = { first: 1900, last: 9000 }

const first = Date.parse(`${years.first}-01-01T00:00:00Z`)
const end = Date.parse(`${years.last + 1}-01-01T00:00:00Z`)
const isWritten = getControlValidator('instant')

/** Finds the problem of a time in milliseconds since 1970, as a sentence; undefined if a world can have that time. */
export function findTimeProblem(milliseconds: number): string | undefined {
  if (milliseconds >= first && milliseconds < end) return undefined
  return `El reloj va del año ${years.first} al ${years.last}.`
}

/** Finds the problem of an instant. The format allows times that `Date` cannot parse, such as a leap second. */
export function findInstantProblem(text: string): string | undefined {
  const isInstant = isWritten(text).length === 0 && !Number.isNaN(Date.parse(text))
  return isInstant ? findTimeProblem(Date.parse(text)) : 'Debe ser una fecha y hora con su zona horaria.'
}
