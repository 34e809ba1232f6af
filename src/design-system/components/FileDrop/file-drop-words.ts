import type { FileState } from './file-item'
import type { FileRefusal } from './file-refusal'

/** Everything that a field of files says. */
export interface FileDropWords {
  /** On its button: 'Choose files'. */
  choose: string
  /** Beside the button, where there is a mouse: 'or drop them here'. */
  drop: string
  /** While files are dragged: 'Let go to add them'. */
  release: string
  /** Name of the button that removes a file. */
  remove: (name: string) => string
  /** Name of the button that sends a failed file again. */
  retry: (name: string) => string
  /** What happens to a file. */
  states: Record<FileState, string>
  /** A size in bytes, for people. */
  size: (bytes: number) => string
  /** Why a file was not added. */
  refused: (refusal: FileRefusal) => string
}
