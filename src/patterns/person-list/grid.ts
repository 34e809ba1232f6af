import { formatDay } from '@/domain/days'

/** The value of a spreadsheet cell. A date cell of Excel is a Date at midnight UTC. */
export type Cell = string | number | boolean | Date | null | undefined

/** The rows of a file or of a pasted text, each with its cells. */
export type CellGrid = readonly (readonly Cell[])[]

/** Control and format characters, such as a byte order mark. */
const invisibleCharacters = /[\p{Cc}\p{Cf}]/gu
const whitespace = /[\s\u00a0]+/g

/**
 * Formats a cell as one line of text without invisible characters. Composes decomposed letters, which some systems write: the
 * letter `Ñ` becomes one character.
 */
export function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDay(getCellDay(cell))
  return String(cell).replace(whitespace, ' ').replace(invisibleCharacters, '').trim().normalize('NFC')
}

/** Removes accents and converts the text to lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether no cell of a row has a letter or a digit. */
export const isBlankRow = (row: readonly Cell[]) =>
  !row.some((cell) => /[\p{L}\p{N}]/u.test(formatCell(cell)))

export const getCellDay = (cell: Date): string => cell.toISOString().slice(0, 10)
