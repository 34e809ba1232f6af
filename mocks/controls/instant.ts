import { getControlValidator } from '../contract/validation.ts'

/**
 * The first and last year that the world's clock may show. Scenarios contain days before and after the clock's time. For
 * any time in this range, every scenario can be built.
 */
export const years = { first: 1900, last: 9000 }

const minTime = Date.parse(`${years.first}-01-01T00:00:00Z`)
const endTime = Date.parse(`${years.last + 1}-01-01T00:00:00Z`)
const findFormatProblems = getControlValidator('instant')

/**
 * Returns a Spanish sentence if a time, in milliseconds since 1970, is outside the range of the world's clock. Otherwise
 * returns undefined.
 */
export function findTimeProblem(milliseconds: number): string | undefined {
  if (milliseconds >= minTime && milliseconds < endTime) return undefined
  return `El reloj va del año ${years.first} al ${years.last}.`
}

/**
 * Returns a Spanish sentence if a text is not an instant in the range of the world's clock. Otherwise returns undefined.
 * The check of the format is not sufficient: it accepts times that `Date` cannot parse, such as a leap second.
 */
export function findInstantProblem(text: string): string | undefined {
  const isInstant = findFormatProblems(text).length === 0 && !Number.isNaN(Date.parse(text))
  return isInstant ? findTimeProblem(Date.parse(text)) : 'Debe ser una fecha y hora con su zona horaria.'
}
