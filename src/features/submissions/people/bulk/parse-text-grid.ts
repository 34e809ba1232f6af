import type { CellGrid } from './grid'
import { ListRefusal } from './list-refusal'

const maxRows = 5_000

/** The first line by which a `.csv` names its delimiter: `sep=;`. */
const delimiterLinePattern = /^sep=(.)\r?\n/i

/**
 * Returns the tab if the text contains one, or else the most frequent delimiter. The numbers of cells per row do not
 * tell the delimiter, because title rows have fewer cells, and full names may contain a comma.
 */
function detectDelimiter(text: string): string {
  if (text.includes('\t')) return '\t'
  const countParts = (delimiter: string) => text.split(delimiter).length
  return [';', ',', '|'].reduce((bestDelimiter, delimiter) =>
    countParts(delimiter) > countParts(bestDelimiter) ? delimiter : bestDelimiter,
  )
}

/** Parses the rows of a `.csv`, or of text copied from a spreadsheet, which separates cells by tabs. */
export async function parseTextGrid(text: string): Promise<CellGrid> {
  const { default: papa } = await import('papaparse')
  const delimiterLine = delimiterLinePattern.exec(text)
  const body = text.slice(delimiterLine?.[0].length ?? 0)
  const options = {
    delimiter: delimiterLine?.[1] ?? detectDelimiter(body),
    preview: maxRows,
  }
  const parsed = papa.parse<string[]>(body, options)
  // An unclosed quote would swallow all rows after it, so quotes are then read as text.
  const hasOpenQuote = parsed.errors.some(({ type }) => type === 'Quotes')
  const { data, meta } = hasOpenQuote
    ? papa.parse<string[]>(body, { ...options, quoteChar: '\u0000' })
    : parsed
  if (meta.truncated) throw new ListRefusal('tooMany')
  return data
}
