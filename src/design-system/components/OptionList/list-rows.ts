import type { ListOption } from './list-option'
import { findOptionByLabel, matchOptions } from './match-options'

/** A row of the list: an option, or the offer to create an option from the typed text. */
export interface ListRow extends ListOption {
  /** The typed text from which the offer creates an option. */
  createText?: string
}

/** The value of the offer; no option has this value. */
const offerValue = ''

interface RowsInput {
  /** The trimmed text that the user typed. */
  text: string
  options: readonly ListOption[]
  /** Whether the caller has already filtered the options by the text. */
  isSearched: boolean
  /** The label of the offer to create an option; undefined for no offer. */
  createLabel?: string
  /** The option that was parsed from the text. It becomes the first row. */
  parsedOption?: ListOption
}

/** Returns the rows for the typed text: the matching options, and the offer to create an option. */
export function buildRows({
  text,
  options,
  isSearched,
  createLabel,
  parsedOption,
}: RowsInput): readonly ListRow[] {
  const matches = isSearched ? options : matchOptions(options, text)
  const rows = parsedOption
    ? [parsedOption, ...matches.filter(({ value }) => value !== parsedOption.value)]
    : matches
  const isOffered = createLabel !== undefined && !findOptionByLabel(options, text)
  return isOffered ? [...rows, { value: offerValue, label: createLabel, createText: text }] : rows
}

/** Returns the index of the row that typing activates: the first enabled option, never the offer to create one. */
export const findFirstMatch = (rows: readonly ListRow[]) =>
  rows.findIndex((row) => !row.disabled && row.createText === undefined)

/**
 * Returns the index of the row that is `steps` rows after `startIndex`; negative steps go up. Stops at both ends of the
 * list, and skips disabled rows.
 */
export function stepToEnabledRow(rows: readonly ListRow[], startIndex: number, steps: number): number {
  const targetIndex = Math.max(0, Math.min(rows.length - 1, startIndex + steps))
  const direction = steps < 0 ? -1 : 1
  for (let index = targetIndex; index >= 0 && index < rows.length; index += direction)
    if (!rows[index]?.disabled) return index
  // All further rows are disabled, so the search goes back towards the start.
  for (let index = targetIndex; index !== startIndex && index >= 0 && index < rows.length; index -= direction)
    if (!rows[index]?.disabled) return index
  return startIndex
}

/**
 * Returns the index of the row that is active when the list opens: the row of the `chosen` value. If that row is missing
 * or disabled, returns the index of the first or last enabled row that is rendered.
 */
export function findOpeningIndex(
  rows: readonly ListRow[],
  renderedCount: number,
  edge: 'first' | 'last',
  chosen?: string,
): number {
  const chosenIndex = rows.findIndex((row) => row.value === chosen && !row.disabled)
  if (chosenIndex >= 0) return chosenIndex
  const renderedRows = rows.slice(0, renderedCount)
  return edge === 'first'
    ? stepToEnabledRow(renderedRows, -1, 1)
    : stepToEnabledRow(renderedRows, renderedRows.length, -1)
}
