import { isLikeDocument } from './document-cell'
import { type Cell, type CellGrid, cellText, isBlankRow } from './grid'

/** Fields that a column can have. */
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

/** Fields of the columns. */
export interface ListColumns {
  fields: readonly Field[]
  /** The row of heads, as the grid counts it; undefined for a list without one. */
  headerIndex: number | undefined
  /** Whether the user need not confirm the columns. */
  isSure: boolean
}

/** The heads by which each is known, in small letters without accents, spaces and other signs. */
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

const headerText = (cell: Cell) =>
  cellText(cell)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

const fieldOf = (cell: Cell): Field => headerPatterns.find(([, words]) => words.test(headerText(cell)))?.[0]

/** A row with a number as long as a document's is no row of heads, whatever words are in it. */
const hasNumber = (row: readonly Cell[]) =>
  row.some((cell) => /\d{6}/.test(cellText(cell).replace(/[.-]/g, '')))

const headerFields = (row: readonly Cell[]): readonly Field[] => (hasNumber(row) ? [] : row.map(fieldOf))

const hasDocumentField = (fields: readonly Field[]) => fields.includes('document') || fields.includes('cuil')
const countKnownFields = (fields: readonly Field[]) => fields.filter((field) => field !== undefined).length

/** Above the heads there may be a title, the company, its policy and the like. */
const maxRowsAboveHeader = 20
/** So many rows tell what is in a column. */
const sampleRows = 50
/** In this order columns are read that no head names. */
const unnamedFieldOrder: readonly ListField[] = ['document', 'lastName', 'firstName', 'from', 'to', 'gender']

/** Whether a row repeats the heads, as on each page of a printed list. */
export function isHeaderRow(row: readonly Cell[]): boolean {
  const fields = headerFields(row)
  return hasDocumentField(fields) && countKnownFields(fields) > 1
}

/** Finds the header row; prefers one with several known headers. */
function findHeader(grid: CellGrid): number | undefined {
  const filled = grid.flatMap((row, at) => (isBlankRow(row) ? [] : [at])).slice(0, maxRowsAboveHeader)
  const found =
    filled.find((at) => isHeaderRow(grid[at] ?? [])) ??
    filled.find((at) => hasDocumentField(headerFields(grid[at] ?? [])))
  return found
}

/** Whether the first rows name columns, and no one tells who: a list of something else. */
export const isWithoutDocument = (grid: CellGrid): boolean =>
  findHeader(grid) === undefined &&
  grid.slice(0, maxRowsAboveHeader).some((row) => countKnownFields(headerFields(row)) > 1) &&
  !grid.some((row) => row.some(isLikeDocument))

/** The cells of a column that are not empty. */
const cellsOf = (rows: CellGrid, column: number) =>
  rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')

const isMostly = (cells: readonly Cell[], test: (cell: Cell) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 >= cells.length

const isName = (cell: Cell) => /^[^\d]*\p{L}{2,}[^\d]*$/u.test(cellText(cell))
const isJoined = (cell: Cell) => isName(cell) && cellText(cell).includes(' ')

const widthOf = (rows: CellGrid) => rows.reduce((width, row) => Math.max(width, row.length), 0)

/** Detects the field of each column by the header row, or else by the contents. */
export function detectColumns(grid: CellGrid): ListColumns {
  const headAt = findHeader(grid)
  const body = grid
    .slice((headAt ?? -1) + 1)
    .filter((row) => !isBlankRow(row))
    .slice(0, sampleRows)
  if (headAt === undefined) return columnsByContent(body)
  const fields = withNames(headerFields(grid[headAt] ?? []), grid[headAt] ?? [], body)
  return { fields, headerIndex: headAt, isSure: isCertain(fields, body) }
}

/** One head may stand above a surname and a name; one that says 'Nombre' alone above both in one cell. */
function withNames(fields: readonly Field[], heads: readonly Cell[], body: CellGrid): readonly Field[] {
  const at = fields.findIndex((field) => field === 'fullName' || field === 'firstLast')
  const isOverTwo = at >= 0 && cellText(heads[at + 1]) === '' && isMostly(cellsOf(body, at + 1), isName)
  const pair: readonly Field[] =
    fields[at] === 'fullName' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  if (isOverTwo) return [...fields.slice(0, at), ...pair, ...fields.slice(at + 2)]
  const alone = fields.findIndex((field) => field === 'firstName' || field === 'lastName')
  const isAlone =
    at < 0 && fields.filter((field) => field === 'firstName' || field === 'lastName').length === 1
  return isAlone && isMostly(cellsOf(body, alone), isJoined) ? fields.with(alone, 'fullName') : fields
}

const isOfNames = (field: Field) =>
  field === 'fullName' || field === 'firstLast' || field === 'lastName' || field === 'firstName'

/** What the heads say has to be so, and there may be no names in a column that they do not name. */
function isCertain(fields: readonly Field[], body: CellGrid): boolean {
  const columns = Array.from({ length: widthOf(body) }, (_, at) => at)
  const ids = columns.filter((at) => fields[at] === 'document' || fields[at] === 'cuil')
  const hasIds =
    body.length === 0 || ids.some((at) => isMostly(cellsOf(body, at), (cell) => /\d{3}/.test(cellText(cell))))
  if (!hasIds) return false
  if (fields.some(isOfNames)) return true
  return !columns.some((at) => fields[at] === undefined && isMostly(cellsOf(body, at), isName))
}

function columnsByContent(body: CellGrid): ListColumns {
  const columns = Array.from({ length: widthOf(body) }, (_, at) => cellsOf(body, at))
  const document = columns.findIndex((cells) => isMostly(cells, isLikeDocument))
  // A row or two with a mistyped number are rows of a list all the same.
  const isPlain = document === 0 || (document < 0 && /\d/.test(cellText(body[0]?.[0])))
  if (isPlain && !isMostly(columns[2] ?? [], isLikeDocument)) {
    const isOneName = isMostly(columns[1] ?? [], isJoined) && !isMostly(columns[2] ?? [], isName)
    return {
      fields: isOneName ? ['document', 'fullName'] : unnamedFieldOrder,
      headerIndex: undefined,
      isSure: true,
    }
  }
  // What stands above the list says nothing of its columns.
  const rows = body.filter((row) => isLikeDocument(row[document]))
  const isOfNamesAt = (at: number) => at !== document && isMostly(cellsOf(rows, at), isName)
  const names = columns.flatMap((_, at) => (isOfNamesAt(at) ? [at] : []))
  const [first, second] = names
  const fields = columns.map((_, at): Field => {
    if (at === document) return 'document'
    if (at === first) return second === undefined ? 'fullName' : 'lastName'
    return at === second ? 'firstName' : undefined
  })
  return { fields, headerIndex: undefined, isSure: false }
}
