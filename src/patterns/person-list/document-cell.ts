import { documentNumberLength, normalizeDocumentNumber } from '@/domain/documents'
import { parseTaxId } from '@/domain/tax-ids'
import { copy } from './copy'
import { type Cell, formatCell } from './grid'

const { problems } = copy

const documentPrefix = /^(dni|du|doc|documento|cuil|cuit|le|lc|ci)[\s.:nº°-]+(?=\d)/i
/** Matches a number in scientific notation, in which spreadsheets export long numbers. */
const scientificNotation = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i
/** Matches a number with decimal zeros, as spreadsheets export a cell in currency format. */
const zeroDecimals = /^(\d{7,11})[.,]0+$/

interface ParsedDocument {
  /**
   * The document number without punctuation; for a CUIL, the DNI that the CUIL contains. If no number can be read, the
   * text of the cell.
   */
  document: string
  problem?: string
}

/** Writes out a number in scientific notation. Returns undefined if the notation lacks digits of the number. */
function expandDigits(text: string): string | undefined {
  const [, first = '', rest = '', exponent = ''] = scientificNotation.exec(text) ?? []
  const digitCount = Number(exponent)
  return rest.replace(/0+$/, '').length > digitCount || rest.length < digitCount - 1
    ? undefined
    : (first + rest).slice(0, digitCount + 1).padEnd(digitCount + 1, '0')
}

/** Parses a cell with a document number, or with a CUIL or CUIT that contains the DNI. */
export function parseDocumentCell(cell: Cell): ParsedDocument {
  const text = formatCell(cell).replace(documentPrefix, '').replace(zeroDecimals, '$1')
  const hasLostDigits = scientificNotation.test(text) && expandDigits(text) === undefined
  if (hasLostDigits) return { document: text, problem: problems.cut(text) }
  const number = scientificNotation.test(text) ? (expandDigits(text) ?? text) : text
  const taxId = parseTaxId(number)
  if (taxId?.of === 'company') return { document: text, problem: problems.company(text) }
  if (taxId?.of === 'nobody') return { document: text, problem: problems.taxId(text) }
  const documentNumber = taxId?.documentNumber ?? normalizeDocumentNumber(number)
  return { document: documentNumber, problem: checkLength(documentNumber) }
}

function checkLength(documentNumber: string): string | undefined {
  if (documentNumber === '') return problems.noDocument
  const { min, max } = documentNumberLength
  return documentNumber.length < min || documentNumber.length > max ? problems.documentLength : undefined
}

/** Whether the text of a cell has the form of a DNI or a CUIL. */
export const isLikeDocumentNumber = (cell: Cell): boolean =>
  !(cell instanceof Date) &&
  /^[A-Z]?(\d{7,8}|\d{11})[A-Z]?$/.test(parseDocumentCell(cell).document.replace(/[-.\s]/g, ''))
