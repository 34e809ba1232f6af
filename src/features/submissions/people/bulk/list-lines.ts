import { type Cell, type CellGrid, cellText, isBlankRow } from './grid'
import { isHeaderRow, type ListColumns, type ListField } from './list-columns'
import { ListRefusal } from './list-refusal'

/** A row of a list: who, and the cells as they stood. */
export interface ListLine {
  /** From 1, as the spreadsheet counts it. */
  line: number
  cells: readonly Cell[]
  values: Readonly<Partial<Record<ListField, Cell>>>
}

export interface WorkerList {
  /** The row of heads; undefined for a list without one. */
  heads: readonly Cell[] | undefined
  lines: readonly ListLine[]
  /** How many rows tell of nobody: totals, signatures, heads that are repeated. */
  ignored: number
}

/** What the rows behind a list begin with. */
const footerWords =
  /^((sub)?total(es)?|cantidad|firmas?|sello|aclaraci[oó]n|observaci(ones|[oó]n)|nota|lugar|fecha|p[aá]gina|hoja)(?!\p{L})|^(emitid|impres|certific)/iu

const isFooter = ({ cells }: ListLine) => cells.some((cell) => footerWords.test(cellText(cell)))

/** As many figures as a document has, and not among words. */
const hasDigits = (cell: Cell) => {
  const text = cellText(cell)
  return (text.match(/\d/g)?.length ?? 0) >= 6 && !/\p{L}{5}/u.test(text)
}

const hasNumber = ({ values: told }: ListLine) => hasDigits(told.document) || hasDigits(told.cuil)

/** Whether a row says a document or a name. */
const isOfSomebody = ({ values: told }: ListLine) =>
  [told.document, told.cuil, told.fullName, told.firstLast, told.lastName, told.firstName].some(
    (cell) => cellText(cell) !== '',
  )

/**
 * Parses the rows of a list by their columns.
 * @throws ListRefusal if it has no rows or too many.
 */
export function parseLines(grid: CellGrid, columns: ListColumns, mostLines: number): WorkerList {
  const { fields, headerIndex: headAt, isSure } = columns
  const all = grid
    .map((cells, at): ListLine => ({ cells, line: at + 1, values: valuesByField(cells, fields) }))
    .slice((headAt ?? -1) + 1)
    .filter(({ cells }) => !isBlankRow(cells))
  // Where no heads part a title from the list, it is what stands before the first document.
  const first = headAt === undefined && !isSure ? all.findIndex(hasNumber) : 0
  const last = all.findLastIndex(hasNumber)
  const end = all.findIndex((line, at) => at > last && (isFooter(line) || !isOfSomebody(line)))
  const lines = all
    .slice(Math.max(first, 0), end < 0 ? undefined : end)
    .filter((line) => isOfSomebody(line) && !isHeaderRow(line.cells) && (hasNumber(line) || !isFooter(line)))
  if (lines.length === 0) throw new ListRefusal('empty')
  if (lines.length > mostLines) throw new ListRefusal('tooMany')
  return {
    heads: headAt === undefined ? undefined : grid[headAt],
    lines,
    ignored: all.length - lines.length,
  }
}

/** Of two columns of one name, the first counts. */
function valuesByField(cells: readonly Cell[], fields: ListColumns['fields']): ListLine['values'] {
  const told: Partial<Record<ListField, Cell>> = {}
  for (const [index, field] of fields.entries())
    if (field && told[field] === undefined) told[field] = cells[index]
  return told
}
