import type { ListOption } from './list-option'
import { matchOptions, namedOption } from './match-options'

/** A line of the list: an option, or the offer to create what was typed. */
export interface ListRow extends ListOption {
  /** The text of what would be created. */
  creates?: string
}

/** The value of the offer, which no option has. */
const offer = ''

interface Lines {
  text: string
  options: readonly ListOption[]
  /** Whether the caller has searched them for the text. */
  isSearched: boolean
  /** What is offered to be created; absent where nothing is. */
  createLabel?: string
  /** What the text means by itself: it comes first. */
  read?: ListOption
}

/** The lines of the list for a text. */
export function rowsFor({ text, options, isSearched, createLabel, read }: Lines): readonly ListRow[] {
  const matched = isSearched ? options : matchOptions(options, text)
  const found = read ? [read, ...matched.filter(({ value }) => value !== read.value)] : matched
  const isOffered = createLabel !== undefined && !namedOption(options, text)
  return isOffered ? [...found, { value: offer, label: createLabel, creates: text }] : found
}

/** The first line that typing alone leads to: creating something is never the first choice. */
export const firstMatch = (rows: readonly ListRow[]) =>
  rows.findIndex((row) => !row.disabled && row.creates === undefined)

/** The line reached by so many steps from a place, over what cannot be chosen; it stops at both ends. */
export function steppedPlace(rows: readonly ListRow[], from: number, steps: number): number {
  const target = Math.max(0, Math.min(rows.length - 1, from + steps))
  const direction = steps < 0 ? -1 : 1
  for (let place = target; place >= 0 && place < rows.length; place += direction)
    if (!rows[place]?.disabled) return place
  // Nothing further on: the nearest on the way there.
  for (let place = target; place !== from && place >= 0 && place < rows.length; place -= direction)
    if (!rows[place]?.disabled) return place
  return from
}

/** Where the keyboard begins in a list that opens: at the chosen line or, if it is not drawn, at an end. */
export function edgePlace(drawn: readonly ListRow[], edge: 'first' | 'last', chosen?: string): number {
  const known = drawn.findIndex((row) => row.value === chosen && !row.disabled)
  if (known >= 0) return known
  return edge === 'first' ? steppedPlace(drawn, -1, 1) : steppedPlace(drawn, drawn.length, -1)
}
