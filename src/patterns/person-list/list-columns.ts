import { isLikeDocumentNumber } from './document-cell'
import { type Cell, type CellGrid, foldText, formatCell, isBlankRow } from './grid'

/** `fullName` has both names with the last name first; `firstLast` has both with the first name first. */
export const listFields = [
  'document',
  'cuil',
  'lastName',
  'firstName',
  'fullName',
  'firstLast',
  'gender',
  'nationality',
  'from',
  'to',
] as const
export type ListField = (typeof listFields)[number]

type Field = ListField | undefined

export interface ListColumns {
  fields: readonly Field[]
  /** Index of the header row in the grid; undefined for a list without a header row. */
  headerIndex: number | undefined
  /** Whether the columns are certain. The user confirms uncertain columns. */
  isSure: boolean
}

/** The patterns that detect the field of a header. They match the text that `normalizeHeader` returns for the header. */
const headerPatterns: readonly (readonly [ListField, RegExp])[] = [
  [
    'document',
    /^(nro|numero|num|n|no)?(de)?(dni|documento|doc|du|cedula)(deidentidad|identidad)?(nro|numero|no|n)?$/,
  ],
  [
    'document',
    /^((dni|documento)(o|y)?(cuil|cuit)|(cuil|cuit)(o|y)?(dni|documento)|tipoy(nro|numero)(de)?(doc|documento))$/,
  ],
  [
    'cuil',
    /^(nro|numero|num|n|no)?(de)?(cuil|cuit|cuilo?cuit|cuito?cuil)(del?)?(trabajador|empleado|asegurado|persona)?(nro|numero|no|n)?$/,
  ],
  ['fullName', /^(apellidos?|ape?)(y|e|o)?(nombres?|nom)(del?)?(trabajador|empleado|asegurado|completo)?$/],
  ['firstLast', /^(nombres?(y|e|o)?apellidos?|nombrecompleto)(del?)?(trabajador|empleado|asegurado)?$/],
  [
    'fullName',
    /^(trabajador|empleado|asegurado|operario|colaborador|beneficiario|personal|persona|nomina)(es|s|as)?$/,
  ],
  ['lastName', /^apellidos?$/],
  ['firstName', /^nombres?$/],
  ['from', /^(fecha)?(de)?(desde|inicio|emision|vigenciadesde|inicio(de)?vigencia)$/],
  ['to', /^(fecha)?(de)?(hasta|fin|vencimiento|vence|vto|vigenciahasta|fin(de)?vigencia)$/],
  ['gender', /^(genero|sexo)$/],
  ['nationality', /^(nacionalidad|pais|pais(de)?origen)$/],
]

const normalizeHeader = (cell: Cell) => foldText(formatCell(cell)).replace(/[^a-z]+/g, '')

const detectField = (cell: Cell): Field =>
  headerPatterns.find(([, pattern]) => pattern.test(normalizeHeader(cell)))?.[0]

/** Whether a cell of the row has at least six successive digits. Such a row is data, even if other cells look like headers. */
const hasLongNumber = (row: readonly Cell[]) =>
  row.some((cell) => /\d{6}/.test(formatCell(cell).replace(/[.-]/g, '')))

const readHeaderFields = (row: readonly Cell[]): readonly Field[] =>
  hasLongNumber(row) ? [] : row.map(detectField)

const hasDocumentField = (fields: readonly Field[]) => fields.includes('document') || fields.includes('cuil')
const countKnownFields = (fields: readonly Field[]) => fields.filter((field) => field !== undefined).length

/** The number of rows that are searched for the header row. A title, the company or the policy may precede the header row. */
const headerCandidateCount = 20
/** The number of rows that are sampled to detect the contents of a column. */
const sampleRowCount = 50
/** The assumed order of the columns in a list without headers. */
const defaultFieldOrder: readonly ListField[] = ['document', 'lastName', 'firstName', 'from', 'to', 'gender']

/** Whether a row contains headers. A printed list repeats the header row on each page. */
export function isHeaderRow(row: readonly Cell[]): boolean {
  const fields = readHeaderFields(row)
  return hasDocumentField(fields) && countKnownFields(fields) > 1
}

/**
 * Returns the index of the first row with a document header and another known header. If no row has both, returns the
 * index of the first row with a document header.
 */
function findHeaderIndex(grid: CellGrid): number | undefined {
  const filledRowIndexes = grid
    .flatMap((row, index) => (isBlankRow(row) ? [] : [index]))
    .slice(0, headerCandidateCount)
  return (
    filledRowIndexes.find((index) => isHeaderRow(grid[index] ?? [])) ??
    filledRowIndexes.find((index) => hasDocumentField(readHeaderFields(grid[index] ?? [])))
  )
}

/** Whether a grid lists no people: it has headers, but no document header and no document numbers. */
export const isWithoutDocument = (grid: CellGrid): boolean =>
  findHeaderIndex(grid) === undefined &&
  grid.slice(0, headerCandidateCount).some((row) => countKnownFields(readHeaderFields(row)) > 1) &&
  !grid.some((row) => row.some(isLikeDocumentNumber))

const getColumnCells = (rows: CellGrid, column: number) =>
  rows.map((row) => row[column]).filter((cell) => formatCell(cell) !== '')

const isMostly = (cells: readonly Cell[], test: (cell: Cell) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 >= cells.length

/** Whether the first of several columns has document numbers, as in a list that a program wrote. */
export const isLikeDocumentNumbers = (grid: CellGrid): boolean =>
  grid.some((row) => row.length > 1) && isMostly(getColumnCells(grid, 0), isLikeDocumentNumber)

const isName = (cell: Cell) => /^[^\d]*\p{L}{2,}[^\d]*$/u.test(formatCell(cell))
const isFullName = (cell: Cell) => isName(cell) && formatCell(cell).includes(' ')

const getWidth = (rows: CellGrid) => rows.reduce((width, row) => Math.max(width, row.length), 0)

/** Detects the field of each column by the header row, or else by the contents. */
export function detectColumns(grid: CellGrid): ListColumns {
  const headerIndex = findHeaderIndex(grid)
  const body = grid
    .slice((headerIndex ?? -1) + 1)
    .filter((row) => !isBlankRow(row))
    .slice(0, sampleRowCount)
  if (headerIndex === undefined) return detectColumnsByContent(body)
  const fields = resolveNameColumns(readHeaderFields(grid[headerIndex] ?? []), grid[headerIndex] ?? [], body)
  return { fields, headerIndex, isSure: isCertain(fields, body) }
}

/**
 * Corrects the fields of the name columns. One header may span a column of last names and a column of first names, and
 * the header 'Nombre' may stand above full names.
 */
function resolveNameColumns(
  fields: readonly Field[],
  headers: readonly Cell[],
  body: CellGrid,
): readonly Field[] {
  const fullNameIndex = fields.findIndex((field) => field === 'fullName' || field === 'firstLast')
  const spansTwoColumns =
    fullNameIndex >= 0 &&
    formatCell(headers[fullNameIndex + 1]) === '' &&
    isMostly(getColumnCells(body, fullNameIndex + 1), isName)
  const pair: readonly Field[] =
    fields[fullNameIndex] === 'fullName' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  if (spansTwoColumns) return [...fields.slice(0, fullNameIndex), ...pair, ...fields.slice(fullNameIndex + 2)]
  const nameIndex = fields.findIndex((field) => field === 'firstName' || field === 'lastName')
  const hasSingleName =
    fullNameIndex < 0 && fields.filter((field) => field === 'firstName' || field === 'lastName').length === 1
  return hasSingleName && isMostly(getColumnCells(body, nameIndex), isFullName)
    ? fields.with(nameIndex, 'fullName')
    : fields
}

const isNameField = (field: Field) =>
  field === 'fullName' || field === 'firstLast' || field === 'lastName' || field === 'firstName'

/**
 * Whether the fields from the headers are certain. They are uncertain if the document columns have no numbers. Without a
 * name header, they are also uncertain if a column with an unknown header contains names.
 */
function isCertain(fields: readonly Field[], body: CellGrid): boolean {
  const columns = Array.from({ length: getWidth(body) }, (_, index) => index)
  const documentColumns = columns.filter((index) => fields[index] === 'document' || fields[index] === 'cuil')
  const hasDocuments =
    body.length === 0 ||
    documentColumns.some((index) =>
      isMostly(getColumnCells(body, index), (cell) => /\d{3}/.test(formatCell(cell))),
    )
  if (!hasDocuments) return false
  if (fields.some(isNameField)) return true
  return !columns.some(
    (index) => fields[index] === undefined && isMostly(getColumnCells(body, index), isName),
  )
}

function detectColumnsByContent(body: CellGrid): ListColumns {
  const columns = Array.from({ length: getWidth(body) }, (_, index) => getColumnCells(body, index))
  const documentIndex = columns.findIndex((cells) => isMostly(cells, isLikeDocumentNumber))
  // If most document numbers are mistyped, a digit in the first cell is enough for the default order.
  const hasDefaultOrder = documentIndex === 0 || (documentIndex < 0 && /\d/.test(formatCell(body[0]?.[0])))
  if (hasDefaultOrder && !isMostly(columns[2] ?? [], isLikeDocumentNumber)) {
    const hasFullNames = isMostly(columns[1] ?? [], isFullName) && !isMostly(columns[2] ?? [], isName)
    return {
      fields: hasFullNames ? ['document', 'fullName'] : defaultFieldOrder,
      headerIndex: undefined,
      isSure: true,
    }
  }
  // Rows without a document number are left out, because rows above the list would distort the detection of names.
  const rows = body.filter((row) => isLikeDocumentNumber(row[documentIndex]))
  const isNameColumn = (index: number) =>
    index !== documentIndex && isMostly(getColumnCells(rows, index), isName)
  const nameIndexes = columns.flatMap((_, index) => (isNameColumn(index) ? [index] : []))
  const [firstIndex, secondIndex] = nameIndexes
  const fields = columns.map((_, index): Field => {
    if (index === documentIndex) return 'document'
    if (index === firstIndex) return secondIndex === undefined ? 'fullName' : 'lastName'
    return index === secondIndex ? 'firstName' : undefined
  })
  return { fields, headerIndex: undefined, isSure: false }
}
