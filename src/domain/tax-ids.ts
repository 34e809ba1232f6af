/** What a CUIL or CUIT of eleven digits tells: the document of a person, a company, or that it is mistyped. */
export type TaxId = { of: 'person'; document: string } | { of: 'company' | 'nobody'; document?: never }

const ofPeople = /^2[0-7]/
const ofCompanies = /^3[034]/
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Modulo 11, as the tax administration reckons it. No number has the check digit 10. */
function checkDigitOf(digits: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11
}

/** Reads a CUIL or CUIT, with hyphens, dots and spaces or without; undefined for what has not eleven digits. */
export function readTaxId(text: string): TaxId | undefined {
  const digits = text.replace(/[-.\s]/g, '')
  if (!/^\d{11}$/.test(digits)) return undefined
  if (checkDigitOf(digits) !== Number(digits[10])) return { of: 'nobody' }
  if (ofCompanies.test(digits)) return { of: 'company' }
  return ofPeople.test(digits)
    ? { of: 'person', document: digits.slice(2, 10).replace(/^0+/, '') }
    : { of: 'nobody' }
}
