import type { ListOption } from './list-option'
import { matchOptions, namedOption } from './match-options'

/** A row of the list: an option, or the offer to create the typed text. */
export interface ListRow extends ListOption {
  /** The text of the option to be created. */
  creates?: string
}

/** The value of the offer, which no option has. */
const offer = ''

interface Lines {
  text: string
  options: readonly ListOption[]
  /** Whether the caller has already filtered the options by the text. */
  isSearched: boolean
  /** The label of the offer to create an option; absent without an offer. */
  createLabel?: string
  /** The parsed value of the text; it comes first. */
  read?: ListOption
}

/** Returns the rows of the list for a text. */
export function rowsFor({ text, options, isSearched, createLabel, read }: Lines): readonly ListRow[] {
  const matched = isSearched ? options : matchOptions(options, text)
  const found = read ? [read, ...matched.filter(({ value }) => value !== read.value)] : matched
  const isOffered = createLabel !== undefined && !namedOption(options, text)
  return isOffered ? [...found, { value: offer, label: createLabel, creates: text }] : found
}

/** Returns the index of the first row that typing activates; never the offer to create an option. */
export const firstMatch = (rows: readonly ListRow[]) =>
  rows.findIndex((row) => !row.disabled && row.creates === undefined)

/** Returns the index after a number of steps over enabled rows; it stops at both ends. */
export function steppedPlace(rows: readonly ListRow[], from: number, steps: number): number {
  const target = Math.max(0, Math.min(rows.length - 1, from + steps))
  const direction = steps < 0 ? -1 : 1
  for (let place = target; place >= 0 && place < rows.length; place += direction)
    if (!rows[place]?.disabled) return place
  // No enabled row lies further on: the search goes back towards the start.
  for (let place = target; place !== from && place >= 0 && place < rows.length; place -= direction)
    if (!rows[place]?.disabled) return place
  return from
}

/** Returns the index that is active at opening: the chosen row, or else the first or last row. */
export function edgePlace(drawn: readonly ListRow[], edge: 'first' | 'last', chosen?: string): number {
  const known = drawn.findIndex((row) => row.value === chosen && !row.disabled)
  if (known >= 0) return known
  return edge === 'first' ? steppedPlace(drawn, -1, 1) : steppedPlace(drawn, drawn.length, -1)
}
