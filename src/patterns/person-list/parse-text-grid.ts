import type { CellGrid } from './grid'
import { ListRefusal } from './list-refusal'

const maxRows = 5_000

/** Matches the optional first line of a `.csv` that names the delimiter: `sep=;`. */
const delimiterLinePattern = /^sep=(.)\r?\n/i

/**
 * Returns the tab if the text contains one, or else the most frequent of the other delimiters. A comparison of the
 * numbers of cells per row would fail, because title rows have fewer cells, and full names may contain a comma.
 */
function detectDelimiter(text: string): string {
  if (text.includes('\t')) return '\t'
  const countParts = (delimiter: string) => text.split(delimiter).length
  return [';', ',', '|'].reduce((bestDelimiter, delimiter) =>
    countParts(delimiter) > countParts(bestDelimiter) ? delimiter : bestDelimiter,
  )
}

/**
 * Parses the text of a `.csv`, or text copied from a spreadsheet, in which tabs separate the cells.
 * @throws ListRefusal if the text has too many rows.
 */
export async function parseTextGrid(text: string): Promise<CellGrid> {
  const { default: papa } = await import('papaparse')
  const delimiterLine = delimiterLinePattern.exec(text)
  const body = text.slice(delimiterLine?.[0].length ?? 0)
  const options = {
    delimiter: delimiterLine?.[1] ?? detectDelimiter(body),
    preview: maxRows,
  }
  const parsed = papa.parse<string[]>(body, options)
  // An unclosed quote would put all rows after it into one cell, so the text is parsed again with quotes as plain text.
  const hasOpenQuote = parsed.errors.some(({ type }) => type === 'Quotes')
  const { data, meta } = hasOpenQuote
    ? papa.parse<string[]>(body, { ...options, quoteChar: '\u0000' })
    : parsed
  if (meta.truncated) throw new ListRefusal('tooMany')
  return data
}
