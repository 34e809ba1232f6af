import { documentLength, normalizeDocumentNumber } from '@/domain/documents'
import { readTaxId } from '@/domain/tax-ids'
import { copy } from './copy'
import { type Cell, formatCell } from './grid'

const { problems } = copy

const documentPrefix = /^(dni|du|doc|documento|cuil|cuit|le|lc|ci)[\s.:nº°-]+(?=\d)/i
/** A long number, as spreadsheets export it. */
const scientificNotation = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i
/** A number with decimal zeros, as spreadsheets export a currency cell. */
const zeroDecimals = /^(\d{7,11})[.,]0+$/

interface ParsedDocument {
  /** The number without punctuation. For a CUIL, the DNI that the CUIL contains. */
  document: string
  problem?: string
}

/** Expands a number in scientific notation; undefined if digits were lost. */
function expandDigits(text: string): string | undefined {
  const [, first = '', rest = '', exponent = ''] = scientificNotation.exec(text) ?? []
  const digitCount = Number(exponent)
  return rest.replace(/0+$/, '').length > digitCount || rest.length < digitCount - 1
    ? undefined
    : (first + rest).slice(0, digitCount + 1).padEnd(digitCount + 1, '0')
}

/** Parses a document: a DNI, the DNI in a CUIL or CUIT, or another number. */
export function parseDocumentCell(cell: Cell): ParsedDocument {
  const text = formatCell(cell).replace(documentPrefix, '').replace(zeroDecimals, '$1')
  const hasLostDigits = scientificNotation.test(text) && expandDigits(text) === undefined
  if (hasLostDigits) return { document: text, problem: problems.cut(text) }
  const number = scientificNotation.test(text) ? (expandDigits(text) ?? text) : text
  const taxId = readTaxId(number)
  if (taxId?.of === 'company') return { document: text, problem: problems.company(text) }
  if (taxId?.of === 'nobody') return { document: text, problem: problems.taxId(text) }
  const document = taxId?.document ?? normalizeDocumentNumber(number)
  return { document, problem: checkLength(document) }
}

function checkLength(document: string): string | undefined {
  if (document === '') return problems.noDocument
  const { min, max } = documentLength
  return document.length < min || document.length > max ? problems.documentLength : undefined
}

/** Whether a cell may contain a DNI or a CUIL rather than a date, an amount or a row number. */
export const isLikeDocument = (cell: Cell): boolean =>
  !(cell instanceof Date) &&
  /^[A-Z]?(\d{7,8}|\d{11})[A-Z]?$/.test(parseDocumentCell(cell).document.replace(/[-.\s]/g, ''))
