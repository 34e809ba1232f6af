/** The state of the upload of a file. The parent component sets the state. */
export type FileState = 'waiting' | 'sending' | 'sent' | 'failed'

export interface FileItem {
  /** Unique in its field. */
  id: string
  name: string
  /** In bytes; absent if the size is unknown. */
  size?: number
  /** The chosen file; absent for a file that is already on the server. */
  file?: File
  /** The URL of the file; absent for a file that is only on this device. */
  address?: string
  /** Absent before an upload starts. */
  state?: FileState
  /** The uploaded share, from 0 to 1; absent if it is unknown. */
  progress?: number
  /** The error message of a failed upload. */
  error?: string
}

let lastId = 0

/** Creates an item for a chosen file, with a unique id. */
export const createFileItem = (file: File): FileItem => {
  lastId += 1
  return { id: `chosen-${lastId}`, name: file.name, size: file.size, file }
}

/** Invisible characters. Some reverse the direction of text, so that the name of an '.exe' file can seem to end in '.pdf'. */
const invisibleCharacters = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Returns a file name without invisible characters, for display. */
export const removeInvisibleCharacters = (name: string) => name.replace(invisibleCharacters, '')
