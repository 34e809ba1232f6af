import { maxPeople } from '../duplicate-people'
import { copy } from './copy'
import { type CellGrid, isBlankRow } from './grid'
import { detectColumns, isWithoutDocument, type ListColumns } from './list-columns'
import { parseLines, type WorkerList } from './list-lines'
import { ListRefusal } from './list-refusal'
import { parseTextGrid } from './parse-text-grid'
import { readFileGrid } from './read-file-grid'

export interface FoundList {
  grid: CellGrid
  columns: ListColumns
  /** The parsed rows, if the columns are certain. */
  list?: WorkerList
}

interface ReadRefusal {
  refusal: string
}

const describeRefusal = (error: unknown): ReadRefusal => {
  // Other errors count as a damaged file: the browser could not read the file, or the parser did not load.
  const problem = error instanceof ListRefusal ? error.problem : 'broken'
  return { refusal: copy.refusals[problem](maxPeople) }
}

/** Parses the rows of a list by its columns. If the rows cannot be parsed, returns the reason. */
export function parseRows({ grid, columns }: FoundList): { list: WorkerList } | ReadRefusal {
  try {
    return { list: parseLines(grid, columns, maxPeople) }
  } catch (error) {
    return describeRefusal(error)
  }
}

/** Reads a list from copied rows or from a file. If the list cannot be read, returns the reason. */
export async function readList(source: string | File): Promise<{ found: FoundList } | ReadRefusal> {
  try {
    const grid = typeof source === 'string' ? await parseTextGrid(source) : await readFileGrid(source)
    if (grid.every(isBlankRow)) throw new ListRefusal('empty')
    if (isWithoutDocument(grid)) throw new ListRefusal('noDocument')
    const found = { grid, columns: detectColumns(grid) }
    // If the columns are certain, the rows are parsed now. `SourceStep` can then show a failure.
    if (!found.columns.isSure) return { found }
    const result = parseRows(found)
    return 'refusal' in result ? result : { found: { ...found, ...result } }
  } catch (error) {
    return describeRefusal(error)
  }
}
