import { mostPeople } from '../twice'
import { copy } from './copy'
import { gridOfFile } from './grid-of-file'
import { gridOfText } from './grid-of-text'
import { linesOf, type WorkerList } from './list-lines'
import { ListRefusal } from './list-refusal'

/** What a list holds, or why it cannot be read, in words. */
type ReadList = { list: WorkerList } | { refusal: string }

/** Reads a list: rows that were copied, or a file. What is not a list of workers is refused in words; nothing is thrown. */
export async function readList(source: string | File): Promise<ReadList> {
  try {
    const grid = typeof source === 'string' ? await gridOfText(source) : await gridOfFile(source)
    return { list: linesOf(grid, mostPeople) }
  } catch (error) {
    // A file that cannot be read any more, or a part of this page that did not come, is as one that is damaged.
    const problem = error instanceof ListRefusal ? error.problem : 'broken'
    return { refusal: copy.refusals[problem](mostPeople) }
  }
}
