import { getControlValidator } from '../contract/validation.ts'

/**
 * The first and last year of the world's clock. In these years, every scenario can also build the past and future days
 * of its data.
 */
export const years = { first: 1900, last: 9000 }

const minTime = Date.parse(`${years.first}-01-01T00:00:00Z`)
const endTime = Date.parse(`${years.last + 1}-01-01T00:00:00Z`)
const findFormatProblems = getControlValidator('instant')

/**
 * Returns a sentence that explains why a world cannot have a time, given in milliseconds since 1970; undefined if it
 * can.
 */
export function findTimeProblem(milliseconds: number): string | undefined {
  if (milliseconds >= minTime && milliseconds < endTime) return undefined
  return `El reloj va del año ${years.first} al ${years.last}.`
}

/**
 * Returns a sentence that explains why a text is not an instant of a world; undefined if it is one. A text in the
 * right format may be invalid, because the format allows times that `Date` cannot parse, such as a leap second.
 */
export function findInstantProblem(text: string): string | undefined {
  const isInstant = findFormatProblems(text).length === 0 && !Number.isNaN(Date.parse(text))
  return isInstant ? findTimeProblem(Date.parse(text)) : 'Debe ser una fecha y hora con su zona horaria.'
}
