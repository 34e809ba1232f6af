import type { CellGrid } from './grid'
import { ListRefusal } from './list-refusal'

/** Rows beyond this limit are not read. */
const maxRows = 5_000

/** Optional separator line of Excel. */
const separatorLine = /^sep=(.)\r?\n/i

/**
 * Where there are tabs, they part the cells; else the sign that there is most of. The rows above the heads have other
 * lengths, and a column of surnames and names has a comma in each row: lengths of rows tell nothing.
 */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t'
  const countOf = (sign: string) => text.split(sign).length
  return [';', ',', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

/** The rows of a text: copied from a spreadsheet, which parts cells by tabs, or of a `.csv`. */
export async function parseTextGrid(text: string): Promise<CellGrid> {
  const { default: papa } = await import('papaparse')
  const told = separatorLine.exec(text)
  const rest = text.slice(told?.[0].length ?? 0)
  const options = {
    delimiter: told?.[1] ?? delimiterOf(rest),
    preview: maxRows,
  }
  const parsed = papa.parse<string[]>(rest, options)
  // A quote that is never closed would swallow all rows behind it: then quotes are signs as any other.
  const hasOpenQuote = parsed.errors.some(({ type }) => type === 'Quotes')
  const { data, meta } = hasOpenQuote
    ? papa.parse<string[]>(rest, { ...options, quoteChar: '\u0000' })
    : parsed
  if (meta.truncated) throw new ListRefusal('tooMany')
  return data
}
