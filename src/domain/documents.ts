import type { IdTypeCode } from '../api/generated/model/idTypeCode'

const runLength = 6

/** Whether six digits in a row are equal, or each one more, or each one less, than the one before. */
function hasRun(digits: string): boolean {
  for (const step of [0, 1, -1]) {
    let length = 1
    for (let at = 1; at < digits.length; at += 1) {
      length = Number(digits[at]) - Number(digits[at - 1]) === step ? length + 1 : 1
      if (length >= runLength) return true
    }
  }
  return false
}

/** An Argentine passport: three letters and six digits, of which any may follow one another. */
const argentinePassport = /^[a-z]{3}\d{6}$/i
/** Other countries' passports mix letters and digits as they like. */
const passport = /^(?=.*\d)[a-z\d]+$/i

/**
 * The pattern of a document number: digits, one letter allowed at either end, no run of six equal, ascending or
 * descending digits. A passport has its own; an Argentine one is taken as any type, for not every form offers them all.
 */
export function isDocumentNumber(text: string, idType?: IdTypeCode): boolean {
  if (argentinePassport.test(text) || (idType === 'PASAPORTE' && passport.test(text))) return true
  const digits = /^[a-z]?(\d+)[a-z]?$/i.exec(text)?.[1]
  return digits !== undefined && !hasRun(digits)
}

/** How many characters a guest's document may have. */
export const documentLength = { min: 7, max: 12 } as const

/** A number that is not all digits is not a DNI: the type becomes OTRO. Another type chosen by hand stays. */
export function idTypeFor(idNumber: string, chosen: IdTypeCode): IdTypeCode {
  return chosen === 'DNI' && idNumber !== '' && !/^\d+$/.test(idNumber) ? 'OTRO' : chosen
}

const looksLikeDocument = /^[a-z]{0,3}-?\d[\d.\s-]*[a-z]?$/i

/** The document number that a text to search for may be, without the dots that people write; '' for a name. */
export const documentIn = (text: string): string =>
  looksLikeDocument.test(text.trim()) ? plainDocument(text) : ''

/** A document number as it is kept: letters and digits only, in capitals. */
export const plainDocument = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
