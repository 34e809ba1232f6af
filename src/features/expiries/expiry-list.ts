import { expiries } from '@/copy/expiry'
import { countDaysBetween, type Day } from '@/domain/days'
import type { ExpiryKind } from '@/domain/expiry'
import { sortByColumn } from '@/patterns/data-table/sort-by-column'
import { columns } from './columns'
import type { ExpiryFilters } from './expiries-address'
import { type ExpiryRange, expiryRanges, isInExpiryRange, listedDays } from './expiry-ranges'
import type { ExpiryPlace, PlacedExpiry } from './placed-expiries'

/** The kinds of records that a newer record may have replaced. An old one says nothing about today. */
const replacedKinds: readonly ExpiryKind[] = [
  'authorization',
  'invitation',
  'tenant',
  'group',
  'insurance',
  'submittedCheck',
]

/**
 * Returns the rows that concern the user today. Leaves out old records that a newer one may have replaced. Leaves out a
 * submitted background check if a roster that was read has a check of the person, because the gate knows that one.
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

/** What expired first is first. */
const compareRows = (left: PlacedExpiry, right: PlacedExpiry): number =>
  left.lastDay.localeCompare(right.lastDay) ||
  left.name.localeCompare(right.name, 'es', { numeric: true }) ||
  left.kind.localeCompare(right.kind) ||
  left.id - right.id

/** Returns a sorted copy. `ordering` is the id of a column, with the prefix `-` for descending order. */
export function sortExpiries(rows: readonly PlacedExpiry[], ordering: string): PlacedExpiry[] {
  const sorted = [...rows].sort(compareRows)
  const column = columns.find(({ id }) => id === ordering.replace('-', ''))
  if (!column) return sorted
  const identified = sorted.map((original) => ({ original }))
  return sortByColumn(identified, column, ordering.startsWith('-')).map(({ original }) => original)
}
