/** The owner of a CUIL or CUIT: a person with the document number, a company, or nobody if the number is invalid. */
export type TaxId = { of: 'person'; document: string } | { of: 'company' | 'nobody'; document?: never }

const personPrefix = /^2[0-7]/
const companyPrefix = /^3[034]/
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Computes the check digit modulo 11. No valid number has the check digit 10. */
function computeCheckDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/**
 * Parses a CUIL or CUIT, with or without hyphens, dots and spaces; undefined if the text does not have eleven digits.
 */
export function readTaxId(text: string): TaxId | undefined {
  const digits = text.replace(/[-.\s]/g, '')
  if (!/^\d{11}$/.test(digits)) return undefined
  if (computeCheckDigit(digits) !== Number(digits[10])) return { of: 'nobody' }
  if (companyPrefix.test(digits)) return { of: 'company' }
  return personPrefix.test(digits)
    ? { of: 'person', document: digits.slice(2, 10).replace(/^0+/, '') }
    : { of: 'nobody' }
}
