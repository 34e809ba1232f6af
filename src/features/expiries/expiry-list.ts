import { expiries } from '@/copy/expiry'
import { countDaysBetween, type Day } from '@/domain/days'
import { type ExpiryRange, expiryRanges, isInExpiryRange, listedDays } from '@/domain/expiry'
import type { ExpiryKind } from '@/patterns/expiry/expiry-rows'
import type { ExpiryFilters } from './expiries-address'
import type { ExpiryPlace, PlacedExpiry } from './placed-expiries'

/** The kinds of records that a newer record replaces, so that an old one says nothing about today. */
const replacedKinds: readonly ExpiryKind[] = [
  'authorization',
  'invitation',
  'tenant',
  'group',
  'insurance',
  'submittedCheck',
]

/**
 * Returns the rows that concern the user today. Leaves out what expired long ago and may have been replaced, and submitted background
 * checks of people on a read roster, which has the check that the gate knows.
 */
export function listRelevant(rows: readonly PlacedExpiry[], day: Day): PlacedExpiry[] {
  const onRosters = new Set(
    rows.filter(({ kind }) => kind === 'workerCheck').map(({ renewal }) => renewal?.person.id),
  )
  return rows.filter(
    ({ kind, lastDay, renewal }) =>
      isInExpiryRange(lastDay, '', day) &&
      !(replacedKinds.includes(kind) && countDaysBetween(lastDay, day) > listedDays) &&
      !(kind === 'submittedCheck' && onRosters.has(renewal?.person.id)),
  )
}

/** Filters rows by kind and place; '' is all. */
export const filterByKindAndPlace = (
  rows: readonly PlacedExpiry[],
  { tipo, lugar }: Pick<ExpiryFilters, 'tipo' | 'lugar'>,
): PlacedExpiry[] =>
  rows.filter(({ kind, place }) => (tipo === '' || kind === tipo) && (lugar === '' || place.id === lugar))

export const filterByRange = (rows: readonly PlacedExpiry[], range: ExpiryRange, day: Day): PlacedExpiry[] =>
  rows.filter(({ lastDay }) => isInExpiryRange(lastDay, range, day))

/** Counts the rows of each range. */
export const countRanges = (rows: readonly PlacedExpiry[], day: Day) =>
  Object.fromEntries(expiryRanges.map((range) => [range, filterByRange(rows, range, day).length])) as Record<
    ExpiryRange,
    number
  >

/** Returns the kinds of the rows, in the order of their names. */
export const listKinds = (rows: readonly PlacedExpiry[]): ExpiryKind[] =>
  [...new Set(rows.map(({ kind }) => kind))].sort((left, right) =>
    expiries.kinds[left].localeCompare(expiries.kinds[right], 'es'),
  )

/** Returns the places of the rows, in the order of their names. */
export const listPlaces = (rows: readonly PlacedExpiry[]): ExpiryPlace[] =>
  [...new Map(rows.map(({ place }) => [place.id, place])).values()].sort((left, right) =>
    left.name.localeCompare(right.name, 'es', { numeric: true }),
  )

type Compare = (left: PlacedExpiry, right: PlacedExpiry) => number

const compareTexts =
  (getText: (row: PlacedExpiry) => string): Compare =>
  (left, right) =>
    getText(left).localeCompare(getText(right), 'es', { numeric: true })

/** The comparators by the id of the column. */
const comparators: Record<string, Compare> = {
  vence: (left, right) => (left.lastDay < right.lastDay ? -1 : Number(left.lastDay > right.lastDay)),
  que: compareTexts(({ kind }) => expiries.kinds[kind]),
  quien: compareTexts(({ name }) => name),
  donde: compareTexts(({ place }) => place.name),
}

/** Makes the order the same at every render. */
const compareRest: Compare = (left, right) =>
  comparators.vence?.(left, right) ||
  comparators.quien?.(left, right) ||
  left.kind.localeCompare(right.kind) ||
  left.id - right.id

/** Returns a sorted copy. `ordering` is the id of a column, with the prefix `-` for descending order. */
export function sortExpiries(rows: readonly PlacedExpiry[], ordering: string): PlacedExpiry[] {
  const sign = ordering.startsWith('-') ? -1 : 1
  const compare = comparators[ordering.replace('-', '')] ?? compareRest
  return [...rows].sort((left, right) => sign * compare(left, right) || compareRest(left, right))
}
