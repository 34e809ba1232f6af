import { copy } from './copy'
import { parseDocumentCell } from './document-cell'
import type { CellGrid } from './grid'
import { detectColumns, isLikeDocumentNumbers } from './list-columns'
import type { ListLine, PersonList } from './list-lines'

/** Emoji with their modifiers, and the numbers in a box that some lists use: 1️⃣. */
const emoji =
  /[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe0e\ufe0f]/gu
/** What WhatsApp writes before each copied message: `[12/3/26, 10:15:02] Ana: ` or `12/3/26, 10:15 - Ana: `. */
const messageHead =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?:\]| -) [^:]{1,60}: /iu
/** A list mark: a number with a bracket, point, dash or degree sign, a plain number before a letter, or a bullet. */
const listMark =
  /^\s*(?:\(?\d{1,3}(?:\s*\)|\s*[.:°º-](?=[\s\p{L}])|\s+(?=\p{L}))[.°º-]?|[-–—•·*▪◦‣>✓✔☑+]+(?!\d))\s*/u
/** The characters by which WhatsApp formats text. */
const formatting = /[*_~`]/g
const phoneNumber = /\+\d{1,3}(?:[\s-]?\(?\d{1,4}\)?){1,2}[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/g

const documentLabel =
  /(?<!\p{L})(?:d\.?\s?n\.?\s?i\.?|documento|doc|cuil|cuit|du|pasaporte|nro|n[°º])(?!\p{L})[\s.:#°º-]*/giu
const documentNumber =
  /(?<![\p{L}\d])(?:\d{2}[-\s]?\d{8}[-\s]?\d|[a-z]{3}\d{6}|[a-z]?\d{1,3}(?:[.,\s]\d{3}){2}[a-z]?|[a-z]?\d{7,12}[a-z]?)(?![\p{L}\d])/iu
/** A number that may be a mistyped document number. */
const anyNumber = /\d[\d.\s-]{2,}\d/

const edgePunctuation = /^[\s.,:;()[\]"'“”|/–—-]+|[\s.,:;()[\]"'“”|/–—-]+$/gu
/** What follows a name: a note in brackets or after a dash, or a number. */
const note = /\s*(?:[([{]|\s[-–—]\s|[:;|/]|\d).*$/u
const maxNameWords = 5

const cleanName = (text: string) =>
  text.replace(edgePunctuation, '').replace(note, '').replace(edgePunctuation, '').replace(/\s+/g, ' ')

interface MessageLine {
  /** Whether the line begins with a list mark. */
  isMarked: boolean
  document: string
  name: string
}

/** Removes what a chat adds to a text: the head of a message, emoji, formatting and invisible characters. */
const toPlainText = (line: string) =>
  line
    .replace(/[\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
    .replace(messageHead, '')
    .replace(emoji, ' ')
    .replace(formatting, '')
    .trim()

/** Splits a line into a name and a document number. A line that names nobody, such as a title, gives undefined. */
function parseMessageLine(originalText: string): MessageLine | undefined {
  const plainText = toPlainText(originalText)
  const text = plainText.replace(listMark, '').replace(phoneNumber, ' ')
  const isMarked = listMark.test(plainText)
  const number = documentNumber.exec(text) ?? anyNumber.exec(text)
  if (!number) {
    const name = cleanName(text)
    const wordCount = name.split(' ').length
    const isName = isMarked || (wordCount > 1 && !/[:?!]\s*$/.test(text))
    return isName && wordCount <= maxNameWords && /\p{L}{2}/u.test(name)
      ? { isMarked, document: '', name }
      : undefined
  }
  const before = cleanName(text.slice(0, number.index).replace(documentLabel, ' '))
  const after = text.slice(number.index + number[0].length).replace(documentLabel, ' ')
  return { isMarked, document: number[0], name: /\p{L}/u.test(before) ? before : cleanName(after) }
}

/** Whether a text has columns: tabs, a delimiter in most lines, headers, or document numbers in the first of several columns. */
function hasColumns(text: string, grid: CellGrid): boolean {
  if (text.includes('\t')) return true
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.some((line) => messageHead.test(line))) return false
  if (lines.filter((line) => /[;|]/.test(line)).length * 2 >= lines.length) return true
  return detectColumns(grid).headerIndex !== undefined || isLikeDocumentNumbers(grid)
}

/** Counts the titles of a list with marks: the first lines with neither a mark nor a number. */
const countTitles = (people: readonly MessageLine[]): number =>
  people.some(({ isMarked }) => isMarked)
    ? people.findIndex(({ isMarked, document }) => isMarked || document !== '')
    : 0

/** Returns the text of the first line if it precedes the people and is no question. */
function findTitle(
  firstLine: { line: string; rowNumber: number } | undefined,
  firstPerson: ListLine | undefined,
): string | undefined {
  if (!firstLine || firstLine.rowNumber === firstPerson?.rowNumber || firstLine.line.includes('?'))
    return undefined
  return toPlainText(firstLine.line).replace(edgePunctuation, '').replace(/\s+/g, ' ')
}

const { fields } = copy.choice
const headers = [copy.columns.document, fields.firstLast, fields.fullName]

/**
 * Reads a list that somebody wrote by hand, for example in a chat: one person per line, with the document number before or after
 * the name. `grid` is the text split at its delimiters. Returns undefined if the text has columns, or names nobody.
 */
export function parseMessageList(
  text: string,
  grid: CellGrid,
  { needsDocument }: { needsDocument: boolean },
): PersonList | undefined {
  if (hasColumns(text, grid)) return undefined
  const filledLines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, rowNumber: index + 1 }))
    .filter(({ line }) => /[\p{L}\p{N}]/u.test(line))
  const people = filledLines.flatMap(({ line, rowNumber }) => {
    const person = parseMessageLine(line)
    return person ? [{ ...person, rowNumber }] : []
  })
  const lines = people.slice(countTitles(people)).map(({ document, name, rowNumber }): ListLine => {
    // With a comma, the last name comes first.
    const [firstLast, fullName] = name.includes(',') ? ['', name] : [name, '']
    return { rowNumber, cells: [document, firstLast, fullName], values: { document, firstLast, fullName } }
  })
  const hasNumber = lines.some(({ values }) => parseDocumentCell(values.document).problem === undefined)
  if (lines.length === 0 || (needsDocument && !hasNumber)) return undefined
  const title = findTitle(filledLines[0], lines[0])
  const includedRowNumbers = new Set(lines.map(({ rowNumber }) => rowNumber))
  const ignoredRows = filledLines
    .filter(({ rowNumber }) => !includedRowNumbers.has(rowNumber))
    .map(({ line }) => toPlainText(line).replace(edgePunctuation, ''))
  return { headers, lines, title, ignoredRows }
}
