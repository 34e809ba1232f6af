import { maxPeople } from '../duplicate-people'
import { copy } from './copy'
import { type CellGrid, isBlankRow } from './grid'
import { detectColumns, isWithoutDocument, type ListColumns } from './list-columns'
import { parseLines, type WorkerList } from './list-lines'
import { ListRefusal } from './list-refusal'
import { parseTextGrid } from './parse-text-grid'
import { readFileGrid } from './read-file-grid'

/** A list as it was found: its cells, and which column probably tells what. */
export interface FoundList {
  grid: CellGrid
  columns: ListColumns
  /** Its rows, where nobody need be asked about the columns. */
  list?: WorkerList
}

/** Why a list cannot be read, in words. */
interface Refused {
  refusal: string
}

const refused = (error: unknown): Refused => {
  // A file that cannot be read any more, or a part of this page that did not come, is as one that is damaged.
  const problem = error instanceof ListRefusal ? error.problem : 'broken'
  return { refusal: copy.refusals[problem](maxPeople) }
}

/** The rows of a list whose columns are known; nothing is thrown. */
export function rowsOf({ grid, columns }: FoundList): { list: WorkerList } | Refused {
  try {
    return { list: parseLines(grid, columns, maxPeople) }
  } catch (error) {
    return refused(error)
  }
}

/** Reads a list: rows that were copied, or a file. What is not a list of workers is refused in words; nothing is thrown. */
export async function readList(source: string | File): Promise<{ found: FoundList } | Refused> {
  try {
    const grid = typeof source === 'string' ? await parseTextGrid(source) : await readFileGrid(source)
    if (grid.every(isBlankRow)) throw new ListRefusal('empty')
    if (isWithoutDocument(grid)) throw new ListRefusal('noDocument')
    const found = { grid, columns: detectColumns(grid) }
    // Told where the list was chosen, if nobody need be asked about it.
    if (!found.columns.isSure) return { found }
    const rows = rowsOf(found)
    return 'refusal' in rows ? rows : { found: { ...found, ...rows } }
  } catch (error) {
    return refused(error)
  }
}
