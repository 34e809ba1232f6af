/** What happens to a file. Whoever sends it says so. */
export type FileState = 'waiting' | 'sending' | 'sent' | 'failed'

/** A file in a field. */
export interface FileItem {
  /** Unique in its field. */
  id: string
  name: string
  /** In bytes; absent if nobody knows. */
  size?: number
  /** What was chosen; absent for what has been there before. */
  file?: File
  /** Where it can be seen; absent for one that is only on this device. */
  address?: string
  /** Absent while nothing has happened to it. */
  state?: FileState
  /** How much has been sent, from 0 to 1; absent while nobody knows. */
  progress?: number
  /** Why it failed, in words. */
  error?: string
}

let lastId = 0

/** A chosen file, with an id that no other has. */
export const itemOf = (file: File): FileItem => {
  lastId += 1
  return { id: `chosen-${lastId}`, name: file.name, size: file.size, file }
}

/** Signs that are not seen, among them those that turn the direction of reading, by which '…exe' looks like a picture. */
const unseen = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A file's name as it is shown. */
export const shownName = (name: string) => name.replace(unseen, '')
