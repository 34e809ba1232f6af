import { shownName } from './file-item'

/** What may be added. */
export interface FileRules {
  /** Endings of names, without the dot and in lower case; absent: any. */
  formats?: readonly string[]
  /** Files of so many bytes or more are refused. */
  sizeLimit?: number
  /** How many files there may be. */
  maxFiles?: number
}

/** Why a file was not added. */
export interface FileRefusal {
  reason: 'format' | 'no-format' | 'size' | 'empty' | 'count'
  /** Its name, as it is shown. */
  name: string
  /** The ending of its name in lower case; '' if it has none. */
  extension: string
}

/** The text behind the last dot; a name that is only an ending, such as '.pdf', has none. */
const extensionOf = (name: string) => /[^.].*\.([^.]+)$/s.exec(name)?.[1]?.toLowerCase() ?? ''

function reasonAgainst(file: File, extension: string, { formats, sizeLimit }: FileRules) {
  if (formats && extension === '') return 'no-format'
  if (formats && !formats.includes(extension)) return 'format'
  if (file.size === 0) return 'empty'
  return sizeLimit !== undefined && file.size >= sizeLimit ? 'size' : undefined
}

/** Parts what may be added to the `count` files that are there from what may not. Nothing is read of any file. */
export function sortFiles(files: readonly File[], rules: FileRules, count: number) {
  const accepted: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const extension = extensionOf(file.name)
    const isTooMany = count + accepted.length >= (rules.maxFiles ?? Number.POSITIVE_INFINITY)
    const reason = reasonAgainst(file, extension, rules) ?? (isTooMany ? 'count' : undefined)
    if (reason) refused.push({ reason, name: shownName(file.name), extension })
    else accepted.push(file)
  }
  return { accepted, refused }
}
