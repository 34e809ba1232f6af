import { removeInvisibleCharacters } from './file-item'

/** The limits for added files. */
export interface FileRules {
  /** The allowed extensions, without the dot and in lower case; absent if every extension is allowed. */
  formats?: readonly string[]
  /** Files of this size in bytes, and larger files, are refused. */
  sizeLimit?: number
  /** The maximum number of files. */
  maxFiles?: number
}

/** The reason why a file was refused. */
export interface FileRefusal {
  reason: 'format' | 'no-format' | 'size' | 'empty' | 'count'
  /** The file name, for display. */
  name: string
  /** The extension in lower case; '' if there is none. */
  extension: string
}

/** Returns the text after the last dot. A name that is only '.pdf' has no extension. */
const getExtension = (name: string) => /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? ''

function findRefusalReason(file: File, extension: string, { formats, sizeLimit }: FileRules) {
  if (formats && extension === '') return 'no-format'
  if (formats && !formats.includes(extension)) return 'format'
  if (file.size === 0) return 'empty'
  return sizeLimit !== undefined && file.size >= sizeLimit ? 'size' : undefined
}

/**
 * Separates accepted from refused files by name, size and number. `existingCount` is the number of files that the field
 * already has.
 */
export function partitionFiles(files: readonly File[], rules: FileRules, existingCount: number) {
  const accepted: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const extension = getExtension(file.name)
    const isTooMany = existingCount + accepted.length >= (rules.maxFiles ?? Number.POSITIVE_INFINITY)
    const reason = findRefusalReason(file, extension, rules) ?? (isTooMany ? 'count' : undefined)
    if (reason) refused.push({ reason, name: removeInvisibleCharacters(file.name), extension })
    else accepted.push(file)
  }
  return { accepted, refused }
}
