import type { Schemas } from '../contract/operations.ts'
import { movementSentences as copy, guestTypeNames } from '../copy/movements.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import type { RowQuery } from '../db/table-options.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { createComparator } from './ordering.ts'
import { matchesDocument, matchesText } from './people.ts'
import { toInstant } from './zone.ts'

/** The filters of a list of movements. A work's list has no filters by guest type, plate, access point and sub-area. */
export interface MovementQuery {
  start_date?: CalendarDay
  end_date?: CalendarDay
  first_name?: string
  last_name?: string
  id_number?: string
  guest_type_code?: Schemas['GuestTypeCode']
  license_plate_number?: string
  access_point?: number
  sub_area?: number
  in_property?: boolean
  exceeded?: boolean
}

/** The ids of the people and of the gates that match the filters; undefined if the query has no such filter. */
export interface MovementMatches {
  /** The people who match the filters by name and document number. */
  personIds: ReadonlySet<number> | undefined
  /** The gates that match the filters by access point and sub-area. */
  gateIds: ReadonlySet<number> | undefined
}

/** The current instant and day. */
export interface DateContext {
  now: Date
  today: CalendarDay
}

/** Returns the day twelve months earlier. For 29 February, returns 28 February of the previous year. */
export function subtractYear(day: CalendarDay): CalendarDay {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`
}

/**
 * Creates the conditions of a query: the range of its days, by default the last twelve months, and a predicate, which is
 * undefined if the query has no other filter.
 * @throws Refusal 400 `start_date` if it is over twelve months ago; 400 `end_date` if it is before `start_date`.
 */
export function createMovementConditions(
  query: MovementQuery,
  matches: MovementMatches,
  { now, today }: DateContext,
) {
  refuseInvalidDates(query, today)
  const { start_date = subtractYear(today), end_date } = query
  const filters = createMovementFilters(query, matches, now)
  return {
    range: {
      field: 'checkin_at',
      from: toInstant(start_date, '00:00'),
      to: end_date && toInstant(end_date, '23:59:59.999'),
    },
    where: filters.length > 0 ? (row) => filters.every((isMatch) => isMatch(row)) : undefined,
  } satisfies RowQuery<MovementRow>
}

type MovementFilter = (row: Readonly<MovementRow>) => boolean

/** Creates a predicate for each filter of a query, without the filters by day. */
function createMovementFilters(
  { guest_type_code: type, in_property, exceeded, license_plate_number = '' }: MovementQuery,
  { personIds, gateIds }: MovementMatches,
  now: Date,
): MovementFilter[] {
  const plate = toPlateKey(license_plate_number)
  const instant = now.toISOString()
  const filters: (MovementFilter | false | undefined)[] = [
    personIds && ((row) => personIds.has(row.person_id)),
    gateIds && ((row) => isAtGate(row, gateIds)),
    type !== undefined && ((row) => row.guest_type_code === type),
    in_property !== undefined && ((row) => (row.checkout_at === null) === in_property),
    exceeded !== undefined && ((row) => hasExceeded(row, instant) === exceeded),
    plate !== '' &&
      ((row) => [row.checkin_plate, row.checkout_plate].some((rowPlate) => rowPlate?.includes(plate))),
  ]
  return filters.filter((filter) => typeof filter === 'function')
}

function refuseInvalidDates({ start_date, end_date }: MovementQuery, today: CalendarDay): void {
  const isReversed = start_date !== undefined && end_date !== undefined && end_date < start_date
  refuseInvalidFields({
    start_date: start_date !== undefined && start_date < subtractYear(today) ? [copy.tooEarly] : [],
    end_date: isReversed ? [copy.datesReversed] : [],
  })
}

const isAtGate = (
  { checkin_gate_id, checkout_gate_id }: MovementRow,
  gateIds: ReadonlySet<number>,
): boolean => gateIds.has(checkin_gate_id) || (checkout_gate_id !== null && gateIds.has(checkout_gate_id))

const hasExceeded = ({ limit_at, checkout_at }: MovementRow, now: string): boolean =>
  limit_at !== null && (checkout_at ?? now) > limit_at

/** Normalizes a plate: keeps only the letters and digits, in capitals. */
export const toPlateKey = (plate: string): string => plate.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether the filters include a name or a document number. */
export const hasPersonFilter = ({
  first_name = '',
  last_name = '',
  id_number = '',
}: MovementQuery): boolean => `${first_name}${last_name}${id_number}`.trim() !== ''

/** Whether a person's names and document number contain the texts of the filters. */
export function matchesPersonFilter(
  person: PersonRow,
  { first_name = '', last_name = '', id_number = '' }: MovementQuery,
): boolean {
  return (
    matchesText(person.first_name, first_name) &&
    matchesText(person.last_name, last_name) &&
    (id_number.trim() === '' || matchesDocument(person, id_number))
  )
}

/** The movement fields with an ordered index, by the names that `ordering` uses for these fields. */
const indexedFields: Readonly<Record<string, keyof MovementRow>> = {
  activity_date: 'checkin_at',
  checkin_datetime: 'checkin_at',
  checkout_datetime: 'checkout_at',
}

/** Creates the sort order of a lot's movements from `ordering`. `findPerson` finds a person by id. */
export function createMovementOrder(
  ordering: string,
  findPerson: (id: number) => PersonRow | undefined,
): RowQuery<MovementRow>['orderBy'] {
  const isDescending = ordering.startsWith('-')
  const name = isDescending ? ordering.slice(1) : ordering
  const field = Object.hasOwn(indexedFields, name) ? indexedFields[name] : undefined
  if (field) return { field, isDescending }
  return createComparator<MovementRow>(ordering, {
    first_name: ({ person_id }) => findPerson(person_id)?.first_name ?? null,
    last_name: ({ person_id }) => findPerson(person_id)?.last_name ?? null,
    id_number: ({ person_id }) => findPerson(person_id)?.id_number ?? null,
    license_plate_number: ({ checkin_plate }) => checkin_plate,
    guest_type: ({ guest_type_code }) => guestTypeNames[guest_type_code],
  })
}

/** The sort order of a work's movements: the latest check-in comes first, and of equal check-ins the highest id. */
export const latestMovementFirst = {
  field: 'checkin_at',
  isDescending: true,
  isLatestIdFirst: true,
} as const satisfies RowQuery<MovementRow>['orderBy']

/** Compares movements: the latest check-in comes first, and of equal check-ins the highest id. */
export const compareLatestFirst = (left: MovementRow, right: MovementRow): number =>
  Date.parse(right.checkin_at) - Date.parse(left.checkin_at) || right.id - left.id
