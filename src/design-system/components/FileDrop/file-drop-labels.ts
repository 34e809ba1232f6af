import type { FileState } from './file-item'
import type { FileRefusal } from './file-refusal'

/** The texts of a field for files. */
export interface FileDropLabels {
  /** The label of the button: 'Choose files'. */
  choose: string
  /** The text beside the button on devices with a mouse: 'or drop them here'. */
  drop: string
  /** The text of the drop target, while the user drags files over the page: 'Release to add them'. */
  release: string
  /** The name of the button that removes a file. */
  remove: (name: string) => string
  /** The name of the button that uploads a failed file again. */
  retry: (name: string) => string
  /** The text of each upload state. */
  states: Record<FileState, string>
  /** Formats a size in bytes. */
  size: (bytes: number) => string
  /** Returns the message for a refused file. */
  refusalMessage: (refusal: FileRefusal) => string
}
