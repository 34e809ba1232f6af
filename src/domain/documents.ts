import type { IdTypeCode } from '../api/generated/model/idTypeCode'

/** The number of digits in sequence that make a run, such as `111111`, `123456` or `654321`. */
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

/** The number of an Argentine passport: three letters and six digits. */
const argentinePassport = /^[a-z]{3}\d{6}$/i
/** The number of any other passport: letters and digits in any order, with at least one digit. */
const passport = /^(?=.*\d)[a-z\d]+$/i

/**
 * Whether a text is a valid document number: digits with an optional letter at either end. Six equal, ascending or
 * descending digits in sequence are invalid, except in passport numbers. An Argentine passport number is valid with every
 * document type, because some forms do not offer `PASAPORTE`. Any other passport number is valid only with `PASAPORTE`.
 */
export function isDocumentNumber(text: string, idType?: IdTypeCode): boolean {
  if (argentinePassport.test(text) || (idType === 'PASAPORTE' && passport.test(text))) return true
  const digits = /^[a-z]?(\d+)[a-z]?$/i.exec(text)?.[1]
  return digits !== undefined && !hasRun(digits)
}

export const documentNumberLength = { min: 7, max: 12 } as const

/** Changes the type DNI to OTRO if the document number has other characters than digits. Other types stay. */
export function correctIdType(idNumber: string, chosenType: IdTypeCode): IdTypeCode {
  return chosenType === 'DNI' && idNumber !== '' && !/^\d+$/.test(idNumber) ? 'OTRO' : chosenType
}

const documentNumberPattern = /^[a-z]{0,3}-?\d[\d.\s-]*[a-z]?$/i

/** Returns a search text as a normalized document number; '' if the text does not look like a document number. */
export const extractDocumentNumber = (text: string): string =>
  documentNumberPattern.test(text.trim()) ? normalizeDocumentNumber(text) : ''

/** Converts a document number to its stored form: only letters and digits, in capitals. */
export const normalizeDocumentNumber = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
