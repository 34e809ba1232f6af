import { getControlValidator } from '../contract/validation.ts'

/** The first and last year of the world's clock. In them, every scenario can build its past and future days too. */
export const years = { first: 1900, last: 9000 }

const minTime = Date.parse(`${years.first}-01-01T00:00:00Z`)
const endTime = Date.parse(`${years.last + 1}-01-01T00:00:00Z`)
const findFormatProblems = getControlValidator('instant')

/** Finds the problem of a time in milliseconds since 1970, as a sentence; undefined if a world can have that time. */
export function findTimeProblem(milliseconds: number): string | undefined {
  if (milliseconds >= minTime && milliseconds < endTime) return undefined
  return `El reloj va del año ${years.first} al ${years.last}.`
}

/** Finds the problem of an instant. The format allows times that `Date` cannot parse, such as a leap second. */
export function findInstantProblem(text: string): string | undefined {
  const isInstant = findFormatProblems(text).length === 0 && !Number.isNaN(Date.parse(text))
  return isInstant ? findTimeProblem(Date.parse(text)) : 'Debe ser una fecha y hora con su zona horaria.'
}
