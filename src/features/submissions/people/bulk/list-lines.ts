import { type Cell, cellText, type Grid } from './grid'
import { ListRefusal } from './list-refusal'

/** What a list tells about a worker. */
export type ListField = 'document' | 'lastName' | 'firstName' | 'from' | 'to' | 'gender'

/** A row of a list: who, and the cells as they stood. */
export interface ListLine {
  /** From 1, as the spreadsheet counts it. */
  line: number
  cells: readonly Cell[]
  told: Readonly<Partial<Record<ListField, Cell>>>
}

export interface WorkerList {
  /** The row of heads; undefined for a list without one. */
  heads: readonly Cell[] | undefined
  lines: readonly ListLine[]
}

/** In this order they are read where no head names them. */
const inOrder: readonly ListField[] = ['document', 'lastName', 'firstName', 'from', 'to', 'gender']

/** The heads by which each is known, in small letters without accents and other signs. */
const headWords: Record<ListField, RegExp> = {
  document: /^((nro|numero|n|no) ?(de )?)?(dni|documento|doc|cedula)( n| nro| numero)?$/,
  lastName: /^apellidos?$/,
  firstName: /^nombres?$/,
  from: /^((fecha )?(de )?)?(desde|inicio|emision|vigencia desde)$/,
  to: /^((fecha )?(de )?)?(hasta|fin|vencimiento|vence|vigencia hasta)$/,
  gender: /^(genero|sexo)$/,
}

const headText = (cell: Cell) =>
  cellText(cell)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** A row with a number as long as a document's is no row of heads, whatever words are in it. */
const hasDocument = (row: readonly Cell[]) =>
  row.some((cell) => /\d{6}/.test(cellText(cell).replace(/\./g, '')))

const fieldOf = (cell: Cell) => inOrder.find((field) => headWords[field].test(headText(cell)))

/** Without a letter or a figure there is nothing in a row. */
const isBlank = (row: readonly Cell[]) => !row.some((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))

interface FilledRow {
  cells: readonly Cell[]
  line: number
}

/** Above the heads there may be a title. */
const mostAboveHeads = 5

/** The row of heads, and the rows behind it. Heads that name no document are a list of something else. */
function partHeads(filled: readonly FilledRow[]) {
  const fields = filled
    .slice(0, mostAboveHeads)
    .map(({ cells }) => (hasDocument(cells) ? [] : cells.map(fieldOf)))
  const at = fields.findIndex((row) => row.includes('document'))
  if (at >= 0) {
    return { heads: filled[at]?.cells, columns: fields[at] ?? inOrder, rows: filled.slice(at + 1) }
  }
  if (fields[0]?.some((field) => field !== undefined)) throw new ListRefusal('noDocument')
  return { heads: undefined, columns: inOrder, rows: filled }
}

/**
 * Parts the rows of a list into what they tell: by its heads, or in the order of DNI, surname, name, dates and gender.
 * @throws ListRefusal if it has no rows, too many, or heads without a document.
 */
export function linesOf(grid: Grid, mostLines: number): WorkerList {
  const filled = grid
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => !isBlank(cells))
  const { heads, columns, rows } = partHeads(filled)
  if (rows.length === 0) throw new ListRefusal('empty')
  if (rows.length > mostLines) throw new ListRefusal('tooMany')
  return {
    heads,
    lines: rows.map(({ cells, line }) => ({ line, cells, told: toldBy(cells, columns) })),
  }
}

/** Of two columns of one name, the first counts. */
function toldBy(cells: readonly Cell[], columns: readonly (ListField | undefined)[]): ListLine['told'] {
  const told: Partial<Record<ListField, Cell>> = {}
  for (const [index, field] of columns.entries())
    if (field && told[field] === undefined) told[field] = cells[index]
  return told
}
