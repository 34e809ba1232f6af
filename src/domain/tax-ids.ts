/** To whom a CUIL or CUIT belongs: a person, who has the `documentNumber`; a company; or nobody, if it is invalid. */
export type TaxId =
  | { of: 'person'; documentNumber: string }
  | { of: 'company' | 'nobody'; documentNumber?: never }

const personPrefix = /^2[0-7]/
const companyPrefix = /^3[034]/
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Computes the check digit modulo 11. If the result is 10, the number is invalid, because no digit equals 10. */
function computeCheckDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/**
 * Parses a CUIL or CUIT, ignoring hyphens, dots and spaces. Returns undefined if the rest of the text is not eleven digits.
 */
export function parseTaxId(text: string): TaxId | undefined {
  const digits = text.replace(/[-.\s]/g, '')
  if (!/^\d{11}$/.test(digits)) return undefined
  if (computeCheckDigit(digits) !== Number(digits[10])) return { of: 'nobody' }
  if (companyPrefix.test(digits)) return { of: 'company' }
  return personPrefix.test(digits)
    ? { of: 'person', documentNumber: digits.slice(2, 10).replace(/^0+/, '') }
    : { of: 'nobody' }
}
