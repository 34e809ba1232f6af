import { isLikeDocument } from './document-cell'
import { type Cell, cellText, type Grid, isBlankRow } from './grid'

/** What a column of a list can tell. */
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

/** Which column tells what. */
export interface ListColumns {
  fields: readonly Field[]
  /** The row of heads, as the grid counts it; undefined for a list without one. */
  headAt: number | undefined
  /** Whether the reader need not be asked. */
  isSure: boolean
}

/** The heads by which each is known, in small letters without accents, spaces and other signs. */
const headWords: readonly (readonly [ListField, RegExp])[] = [
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

const headText = (cell: Cell) =>
  cellText(cell)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

const fieldOf = (cell: Cell): Field => headWords.find(([, words]) => words.test(headText(cell)))?.[0]

/** A row with a number as long as a document's is no row of heads, whatever words are in it. */
const hasNumber = (row: readonly Cell[]) =>
  row.some((cell) => /\d{6}/.test(cellText(cell).replace(/[.-]/g, '')))

const headFields = (row: readonly Cell[]): readonly Field[] => (hasNumber(row) ? [] : row.map(fieldOf))

const tellsWho = (fields: readonly Field[]) => fields.includes('document') || fields.includes('cuil')
const known = (fields: readonly Field[]) => fields.filter((field) => field !== undefined).length

/** Above the heads there may be a title, the company, its policy and the like. */
const mostAboveHeads = 20
/** So many rows tell what is in a column. */
const sample = 50
/** In this order columns are read that no head names. */
const inOrder: readonly ListField[] = ['document', 'lastName', 'firstName', 'from', 'to', 'gender']

/** Whether a row repeats the heads, as on each page of a printed list. */
export function isHead(row: readonly Cell[]): boolean {
  const fields = headFields(row)
  return tellsWho(fields) && known(fields) > 1
}

/** Which row names the columns, if one does: rather one that names several. */
function headOf(grid: Grid): number | undefined {
  const filled = grid.flatMap((row, at) => (isBlankRow(row) ? [] : [at])).slice(0, mostAboveHeads)
  const found =
    filled.find((at) => isHead(grid[at] ?? [])) ?? filled.find((at) => tellsWho(headFields(grid[at] ?? [])))
  return found
}

/** Whether the first rows name columns, and no one tells who: a list of something else. */
export const isWithoutDocument = (grid: Grid): boolean =>
  headOf(grid) === undefined &&
  grid.slice(0, mostAboveHeads).some((row) => known(headFields(row)) > 1) &&
  !grid.some((row) => row.some(isLikeDocument))

/** The cells of a column that are not empty. */
const cellsOf = (rows: Grid, column: number) =>
  rows.map((row) => row[column]).filter((cell) => cellText(cell) !== '')

const isMostly = (cells: readonly Cell[], test: (cell: Cell) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 >= cells.length

const isName = (cell: Cell) => /^[^\d]*\p{L}{2,}[^\d]*$/u.test(cellText(cell))
const isJoined = (cell: Cell) => isName(cell) && cellText(cell).includes(' ')

const widthOf = (rows: Grid) => rows.reduce((width, row) => Math.max(width, row.length), 0)

/** Which column of a list tells what: by its heads, or else by what is in it. */
export function columnsOf(grid: Grid): ListColumns {
  const headAt = headOf(grid)
  const body = grid
    .slice((headAt ?? -1) + 1)
    .filter((row) => !isBlankRow(row))
    .slice(0, sample)
  if (headAt === undefined) return columnsByContent(body)
  const fields = withNames(headFields(grid[headAt] ?? []), grid[headAt] ?? [], body)
  return { fields, headAt, isSure: isSureOf(fields, body) }
}

/** One head may stand above a surname and a name; one that says 'Nombre' alone above both in one cell. */
function withNames(fields: readonly Field[], heads: readonly Cell[], body: Grid): readonly Field[] {
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
function isSureOf(fields: readonly Field[], body: Grid): boolean {
  const columns = Array.from({ length: widthOf(body) }, (_, at) => at)
  const ids = columns.filter((at) => fields[at] === 'document' || fields[at] === 'cuil')
  const hasIds =
    body.length === 0 || ids.some((at) => isMostly(cellsOf(body, at), (cell) => /\d{3}/.test(cellText(cell))))
  if (!hasIds) return false
  if (fields.some(isOfNames)) return true
  return !columns.some((at) => fields[at] === undefined && isMostly(cellsOf(body, at), isName))
}

function columnsByContent(body: Grid): ListColumns {
  const columns = Array.from({ length: widthOf(body) }, (_, at) => cellsOf(body, at))
  const document = columns.findIndex((cells) => isMostly(cells, isLikeDocument))
  // A row or two with a mistyped number are rows of a list all the same.
  const isPlain = document === 0 || (document < 0 && /\d/.test(cellText(body[0]?.[0])))
  if (isPlain && !isMostly(columns[2] ?? [], isLikeDocument)) {
    const isOneName = isMostly(columns[1] ?? [], isJoined) && !isMostly(columns[2] ?? [], isName)
    return { fields: isOneName ? ['document', 'fullName'] : inOrder, headAt: undefined, isSure: true }
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
  return { fields, headAt: undefined, isSure: false }
}
