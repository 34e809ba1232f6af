import type { IdTypeCode } from '../api/generated/model/idTypeCode'

const runLength = 6

function hasRun(digits: string): boolean {
  for (const step of [0, 1, -1]) {
    let length = 1
    for (let index = 1; index < digits.length; index += 1) {
      length = Number(digits[index]) - Number(digits[index - 1]) === step ? length + 1 : 1
      if (length >= runLength) return true
    }
  }
  return false
}

/** An Argentine passport: three letters and six digits. Runs of digits are allowed. */
const argentinePassport = /^[a-z]{3}\d{6}$/i
/** Other passports mix letters and digits in any order. */
const passport = /^(?=.*\d)[a-z\d]+$/i

/**
 * Whether a text is a valid document number: digits with an optional letter at either end, without a run of
 * six equal, ascending or descending digits. Argentine passports are valid for every type, because some
 * forms do not offer the type of a passport.
 */
export function isDocumentNumber(text: string, idType?: IdTypeCode): boolean {
  if (argentinePassport.test(text) || (idType === 'PASAPORTE' && passport.test(text))) return true
  const digits = /^[a-z]?(\d+)[a-z]?$/i.exec(text)?.[1]
  return digits !== undefined && !hasRun(digits)
}

export const documentLength = { min: 7, max: 12 } as const

/** Returns OTRO instead of DNI if the number has other characters than digits; otherwise the chosen type. */
export function correctIdType(idNumber: string, chosenType: IdTypeCode): IdTypeCode {
  return chosenType === 'DNI' && idNumber !== '' && !/^\d+$/.test(idNumber) ? 'OTRO' : chosenType
}

const documentPattern = /^[a-z]{0,3}-?\d[\d.\s-]*[a-z]?$/i

/** Returns the document number in a search text, without dots; '' if the text looks like a name. */
export const extractDocument = (text: string): string =>
  documentPattern.test(text.trim()) ? normalizeDocumentNumber(text) : ''

/** Returns a document number as it is stored: letters and digits only, in capitals. */
export const normalizeDocumentNumber = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
