import type { ListOption, OptionSource } from './list-option'
import { matchOptions, namedOption } from './match-options'

/** A line of the list: an option, or the offer to create what was typed. */
export interface Row extends ListOption {
  /** The text of what would be created. */
  creates?: string
}

/** The value of the offer, which no option has. */
const offer = ''

/** The lines of the list for a text; while the caller searches, what is on hand belongs to an older text. */
export function rowsFor(text: string, source: OptionSource, isPending: boolean): readonly Row[] {
  const { options, onSearch, failure, create } = source
  if (failure) return []
  const found = onSearch ? options : matchOptions(options, text)
  const isOffered = create && text !== '' && !isPending && !namedOption(options, text)
  return isOffered ? [...found, { value: offer, label: create.label(text), creates: text }] : found
}

/** The first line that typing alone leads to: creating something is never the first choice. */
export const firstMatch = (rows: readonly Row[]) =>
  rows.findIndex((row) => !row.disabled && row.creates === undefined)

/** The line reached by so many steps from a place, over what cannot be chosen; it stops at both ends. */
export function steppedPlace(rows: readonly Row[], from: number, steps: number): number {
  const target = Math.max(0, Math.min(rows.length - 1, from + steps))
  const direction = steps < 0 ? -1 : 1
  for (let place = target; place >= 0 && place < rows.length; place += direction)
    if (!rows[place]?.disabled) return place
  // Nothing further on: the nearest on the way there.
  for (let place = target; place !== from && place >= 0 && place < rows.length; place -= direction)
    if (!rows[place]?.disabled) return place
  return from
}
