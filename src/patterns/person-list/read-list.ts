import { copy } from './copy'
import { type CellGrid, isBlankRow } from './grid'
import { detectColumns, isWithoutDocument, type ListColumns } from './list-columns'
import { type PersonList, parseLines } from './list-lines'
import { ListRefusal } from './list-refusal'
import { parseMessageList } from './parse-message-list'
import { parseTextGrid } from './parse-text-grid'
import type { PersonListOptions } from './person-list-options'
import { readListFile } from './read-list-file'

/** The maximum number of people in a list. */
const maxLines = 500

export interface FoundList {
  grid: CellGrid
  columns: ListColumns
  /** The parsed rows, if the columns are certain. */
  list?: PersonList
}

interface ReadRefusal {
  refusal: string
}

const describeRefusal = (error: unknown): ReadRefusal => {
  // Other errors count as a damaged file: the browser could not read the file, or the parser did not load.
  const problem = error instanceof ListRefusal ? error.problem : 'broken'
  return { refusal: copy.refusals[problem](maxLines) }
}

/** Parses the rows of a list by its columns. If the rows cannot be parsed, returns the reason. */
export function parseRows({ grid, columns }: FoundList): { list: PersonList } | ReadRefusal {
  try {
    return { list: parseLines(grid, columns, maxLines) }
  } catch (error) {
    return describeRefusal(error)
  }
}

type ReadRules = Pick<PersonListOptions, 'needsDocument'>

/**
 * Reads a list from a copied text or from a file. A `.txt`, such as an exported chat, is read like a copied text. If the list cannot be
 * read, returns the reason.
 */
export async function readList(
  source: string | File,
  rules: ReadRules,
): Promise<{ found: FoundList } | ReadRefusal> {
  try {
    const content = typeof source === 'string' ? source : await readListFile(source)
    const grid = typeof content === 'string' ? await parseTextGrid(content) : content
    if (grid.every(isBlankRow)) throw new ListRefusal('empty')
    const mayBeMessage = typeof source === 'string' || /\.txt$/i.test(source.name)
    const message =
      mayBeMessage && typeof content === 'string' ? readMessage(content, grid, rules) : undefined
    if (message) return { found: message }
    if (rules.needsDocument && isWithoutDocument(grid)) throw new ListRefusal('noDocument')
    const found = { grid, columns: detectColumns(grid) }
    // If the columns are certain, the rows are parsed now. `SourceStep` can then show a failure.
    if (!found.columns.isSure) return { found }
    const result = parseRows(found)
    return 'refusal' in result ? result : { found: { ...found, ...result } }
  } catch (error) {
    return describeRefusal(error)
  }
}

function readMessage(text: string, grid: CellGrid, rules: ReadRules): FoundList | undefined {
  const list = parseMessageList(text, grid, rules)
  if (list && list.lines.length > maxLines) throw new ListRefusal('tooMany')
  return list && { grid, columns: { ...detectColumns(grid), isSure: false }, list }
}
