import { removeInvisibleCharacters } from './file-item'

/** The limits for added files. */
export interface FileRules {
  /** The allowed extensions, without the dot and in lower case; absent if every extension is allowed. */
  formats?: readonly string[]
  /** In bytes. A file of this size or larger is refused. */
  sizeLimit?: number
  /** The maximum number of files in the field. */
  maxFiles?: number
}

/** A file that was refused, and the reason. */
export interface FileRefusal {
  reason: 'format' | 'no-format' | 'size' | 'empty' | 'count'
  /** The file name, for display. */
  name: string
  /** The extension in lower case; '' if there is none. */
  extension: string
}

/** Returns the text after the last dot, in lower case; '' if there is none. A name that is only '.pdf' has no extension. */
const getExtension = (name: string) => /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? ''

function findRefusalReason(file: File, extension: string, { formats, sizeLimit }: FileRules) {
  if (formats && extension === '') return 'no-format'
  if (formats && !formats.includes(extension)) return 'format'
  if (file.size === 0) return 'empty'
  return sizeLimit !== undefined && file.size >= sizeLimit ? 'size' : undefined
}

/**
 * Separates the files that meet the rules from those that do not. `existingCount` is the number of files that the field
 * already has.
 */
export function partitionFiles(files: readonly File[], rules: FileRules, existingCount: number) {
  const accepted: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const extension = getExtension(file.name)
    const isFieldFull = existingCount + accepted.length >= (rules.maxFiles ?? Number.POSITIVE_INFINITY)
    const reason = findRefusalReason(file, extension, rules) ?? (isFieldFull ? 'count' : undefined)
    if (reason) refused.push({ reason, name: removeInvisibleCharacters(file.name), extension })
    else accepted.push(file)
  }
  return { accepted, refused }
}
