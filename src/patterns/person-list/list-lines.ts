import { type Cell, type CellGrid, formatCell, isBlankRow } from './grid'
import { isHeaderRow, type ListColumns, type ListField } from './list-columns'
import { ListRefusal } from './list-refusal'

export interface ListLine {
  /** The row number in the spreadsheet, from 1. */
  rowNumber: number
  cells: readonly Cell[]
  /** The cells of the columns with a known field. */
  values: Readonly<Partial<Record<ListField, Cell>>>
}

export interface PersonList {
  /** The header row; undefined for a list without a header row. */
  headers: readonly Cell[] | undefined
  lines: readonly ListLine[]
  /** The title above the people of a list from a chat. */
  title?: string
  /** The texts of the rows without a person: titles, totals, signatures and repeated headers. */
  ignoredRows: readonly string[]
}

/** Matches the start of a cell below a list, such as a total or a signature. */
const footerWords =
  /^((sub)?total(es)?|cantidad|firmas?|sello|aclaraci[oó]n|observaci(ones|[oó]n)|nota|lugar|fecha|p[aá]gina|hoja)(?!\p{L})|^(emitid|impres|certific)/iu

const isFooter = ({ cells }: ListLine) => cells.some((cell) => footerWords.test(formatCell(cell)))

const isLongNumber = (cell: Cell) => {
  const text = formatCell(cell)
  return (text.match(/\d/g)?.length ?? 0) >= 6 && !/\p{L}{5}/u.test(text)
}

const hasDocumentNumber = ({ values }: ListLine) => isLongNumber(values.document) || isLongNumber(values.cuil)

/** Whether a row has a document number, a CUIL or a name. */
const hasPersonData = ({ values }: ListLine) =>
  [values.document, values.cuil, values.fullName, values.firstLast, values.lastName, values.firstName].some(
    (cell) => formatCell(cell) !== '',
  )

/**
 * Returns the rows with people from a list whose columns are known.
 * @throws ListRefusal if the list has no such row, or more than `maxLines`.
 */
export function parseLines(grid: CellGrid, columns: ListColumns, maxLines: number): PersonList {
  const { fields, headerIndex, isSure } = columns
  const filledLines = grid
    .map((cells, index): ListLine => ({ cells, rowNumber: index + 1, values: readValues(cells, fields) }))
    .slice((headerIndex ?? -1) + 1)
    .filter(({ cells }) => !isBlankRow(cells))
  // If the list has no headers and the columns are uncertain, the rows above the first document number are a title.
  const firstIndex = headerIndex === undefined && !isSure ? filledLines.findIndex(hasDocumentNumber) : 0
  const lastNumberIndex = filledLines.findLastIndex(hasDocumentNumber)
  const footerIndex = filledLines.findIndex(
    (line, index) => index > lastNumberIndex && (isFooter(line) || !hasPersonData(line)),
  )
  const lines = filledLines
    .slice(Math.max(firstIndex, 0), footerIndex < 0 ? undefined : footerIndex)
    .filter(
      (line) =>
        hasPersonData(line) && !isHeaderRow(line.cells) && (hasDocumentNumber(line) || !isFooter(line)),
    )
  if (lines.length === 0) throw new ListRefusal('empty')
  if (lines.length > maxLines) throw new ListRefusal('tooMany')
  const includedLines = new Set(lines)
  return {
    headers: headerIndex === undefined ? undefined : grid[headerIndex],
    lines,
    ignoredRows: filledLines.filter((line) => !includedLines.has(line)).map(describeCells),
  }
}

const describeCells = ({ cells }: ListLine): string =>
  cells
    .map(formatCell)
    .filter((text) => text !== '')
    .join(' · ')

/** Returns the cell of each field. If two columns have the same field, the first filled cell counts. */
function readValues(cells: readonly Cell[], fields: ListColumns['fields']): ListLine['values'] {
  const values: Partial<Record<ListField, Cell>> = {}
  for (const [index, field] of fields.entries())
    if (field && formatCell(values[field]) === '') values[field] = cells[index]
  return values
}
