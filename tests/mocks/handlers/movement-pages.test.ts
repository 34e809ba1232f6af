import type { Schemas } from '@mocks/contract/operations'
import { guestTypeNames } from '@mocks/copy/movements'
import type { MovementRow, PersonRow } from '@mocks/db/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { createBackend } from './backend'

const lotId = 201
const workId = 501
const lotPath = `/fapi/customer/101/activity-records/${lotId}/`
const workPath = `/fapi/customer/101/works/${workId}/activity/`

/** Instants at the ends of local days; the list begins at the first instant of 2025-03-16, twelve months ago. */
const instants = [
  '2025-03-16T02:59:59.999Z',
  '2025-03-16T03:00:00.000Z',
  '2025-11-02T15:00:00.000Z',
  '2026-03-15T02:59:59.999Z',
  '2026-03-15T03:00:00.000Z',
  '2026-03-16T02:59:59.999Z',
  '2026-03-16T03:00:00.000Z',
]
const arbitraryInstant = fc.constantFrom(...instants)
const arbitraryDay = fc.constantFrom('2025-03-16', '2025-11-02', '2026-03-14', '2026-03-15', '2026-03-16')
const arbitraryPlate = fc.option(fc.constantFrom('AB123CD', 'AC456EF'))
const guestTypeCodes = ['OWNER', 'PERSONAL', 'WORKER'] as const
const orderings = [
  ...['activity_date', 'checkin_datetime', 'checkout_datetime', 'first_name', 'last_name', 'id_number'],
  ...['license_plate_number', 'guest_type'],
].flatMap((name) => [name, `-${name}`])

/** The gates of the rows, each with its access point and its sub-area. */
const gates = [
  [21, 11, null],
  [24, 12, 2],
] as const

const createArbitraryRows = (personIds: readonly number[]): fc.Arbitrary<MovementRow[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      property_id: fc.constantFrom(lotId, lotId, 202),
      work_id: fc.constantFrom(workId, null),
      person_id: fc.constantFrom(...personIds),
      guest_type_code: fc.constantFrom(...guestTypeCodes),
      authorization_id: fc.constant(null),
      visited_person_id: fc.constant(null),
      checkin_at: arbitraryInstant,
      checkout_at: fc.option(arbitraryInstant),
      limit_at: fc.option(arbitraryInstant),
      checkin_plate: arbitraryPlate,
      checkout_plate: arbitraryPlate,
      checkin_gate_id: fc.constantFrom(21, 24),
      checkout_gate_id: fc.constantFrom(null, 21, 24),
    }),
    { selector: ({ id }) => id, minLength: 5, maxLength: 40 },
  )

/** The query of a list, as the client writes it. */
type ListQuery = Partial<Record<string, string | number | boolean>>

const sharedParameters = {
  start_date: arbitraryDay,
  end_date: arbitraryDay,
  first_name: fc.constantFrom('a', 'ver', ' '),
  in_property: fc.boolean(),
  exceeded: fc.boolean(),
  page_size: fc.constantFrom(10, 25),
  page: fc.constantFrom(1, 2, 3),
}
const lotParameters = {
  ...sharedParameters,
  ordering: fc.constantFrom(...orderings),
  guest_type_code: fc.constantFrom(...guestTypeCodes),
  license_plate_number: fc.constantFrom('ab-1', '456'),
  access_point: fc.constantFrom(11, 12),
  sub_area: fc.constant(2),
}
const arbitraryLotQuery: fc.Arbitrary<ListQuery> = fc.record(lotParameters, { requiredKeys: [] })
const arbitraryWorkQuery: fc.Arbitrary<ListQuery> = fc.record(sharedParameters, { requiredKeys: [] })

/** Returns the first and the last instant of a list, where a local day begins at 03:00 UTC. */
const getBounds = ({ start_date = '2025-03-16', end_date = '2999-12-31' }: ListQuery) => {
  const nextDay = new Date(Date.parse(`${end_date}T03:00:00.000Z`) + 24 * 3_600_000)
  return { from: `${start_date}T03:00:00.000Z`, before: nextDay.toISOString() }
}

const hasExceeded = ({ limit_at, checkout_at }: MovementRow) =>
  limit_at !== null && (checkout_at ?? '2026-03-16T13:00:00.000Z') > limit_at

/** Whether a movement matches a query, by the plainest reading of the contract. */
function matchesQuery(row: MovementRow, person: PersonRow, query: ListQuery): boolean {
  const { from, before } = getBounds(query)
  const plate = String(query.license_plate_number ?? '')
    .replace('-', '')
    .toUpperCase()
  const matchingGates = gates.filter(
    ([, accessPoint, subArea]) =>
      (query.access_point ?? accessPoint) === accessPoint && (query.sub_area ?? subArea) === subArea,
  )
  return (
    row.checkin_at >= from &&
    row.checkin_at < before &&
    person.first_name
      .normalize('NFD')
      .toLowerCase()
      .includes(String(query.first_name ?? '').trim()) &&
    (query.in_property === undefined || (row.checkout_at === null) === query.in_property) &&
    (query.exceeded === undefined || hasExceeded(row) === query.exceeded) &&
    (query.guest_type_code === undefined || row.guest_type_code === query.guest_type_code) &&
    `${row.checkin_plate} ${row.checkout_plate}`.includes(plate) &&
    matchingGates.some(([id]) => [row.checkin_gate_id, row.checkout_gate_id].includes(id))
  )
}

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** Returns the value by which an ordering sorts a movement. */
function getSortValue(name: string, row: MovementRow, person: PersonRow): string | null {
  if (name === 'checkout_datetime') return row.checkout_at
  if (name === 'license_plate_number') return row.checkin_plate
  if (name === 'guest_type') return guestTypeNames[row.guest_type_code]
  if (name === 'first_name' || name === 'last_name' || name === 'id_number') return person[name]
  return row.checkin_at
}

/** Compares two sort values. Null comes last in both directions. */
function compareValues(left: string | null, right: string | null, direction: number): number {
  if (left === right) return 0
  if (left === null || right === null) return left === null ? 1 : -1
  return direction * spanish.compare(left, right)
}

async function createLists() {
  const { mock, signIn } = await createBackend()
  const residente = await signIn()
  const { persons, movements } = mock.db
  const people = persons.find((person) => person.real_property_id === 101).slice(0, 6)
  const replaceRows = async (rows: readonly MovementRow[]) => {
    for (const { id } of movements.all()) await movements.remove(id)
    for (const row of rows) await movements.insert(row)
  }
  const list = async (path: string, query: ListQuery) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const { status, body } = await residente.get<Schemas['ActivityRecordPage']>(`${path}?${search}`)
    return status === 200 ? { count: body.count, ids: body.results.map(({ id }) => id) } : status
  }
  /** Filters, sorts and cuts a plain array. */
  const listPlainly = (
    rows: readonly MovementRow[],
    query: ListQuery,
    compare: (left: MovementRow, right: MovementRow) => number,
  ) => {
    const matchingRows = rows
      .filter((row) => matchesQuery(row, persons.require(row.person_id), query))
      .sort(compare)
    const [page, size] = [Number(query.page ?? 1), Number(query.page_size ?? 10)]
    const ids = matchingRows.slice((page - 1) * size, page * size).map(({ id }) => id)
    return page > 1 && ids.length === 0 ? 404 : { count: matchingRows.length, ids }
  }
  const compareByOrdering = (ordering: string) => (left: MovementRow, right: MovementRow) => {
    const name = ordering.replace('-', '')
    const [leftValue, rightValue] = [left, right].map((row) =>
      getSortValue(name, row, persons.require(row.person_id)),
    )
    return compareValues(leftValue ?? null, rightValue ?? null, ordering.startsWith('-') ? -1 : 1)
  }
  return { people, replaceRows, list, listPlainly, compareByOrdering }
}

const isReversed = ({ start_date, end_date }: ListQuery) =>
  start_date !== undefined && end_date !== undefined && end_date < start_date

const compareLatestFirst = (left: MovementRow, right: MovementRow) =>
  left.checkin_at === right.checkin_at ? right.id - left.id : left.checkin_at < right.checkin_at ? 1 : -1

describe('a page of movements', () => {
  it('equals the page of a plain array, for every parameter of the list of a lot and of a work', async () => {
    const { people, replaceRows, list, listPlainly, compareByOrdering } = await createLists()
    const arbitraryRows = createArbitraryRows(people.map(({ id }) => id))
    const queries = fc.array(fc.tuple(arbitraryLotQuery, arbitraryWorkQuery), { minLength: 4, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(arbitraryRows, queries, async (rows, pairs) => {
        await replaceRows(rows)
        const lotRows = rows.filter(({ property_id }) => property_id === lotId)
        const workRows = rows.filter(({ work_id }) => work_id === workId)
        for (const [lotQuery, workQuery] of pairs) {
          const compare = compareByOrdering(String(lotQuery.ordering ?? 'activity_date'))
          expect(await list(lotPath, lotQuery)).toEqual(
            isReversed(lotQuery) ? 400 : listPlainly(lotRows, lotQuery, compare),
          )
          expect(await list(workPath, workQuery)).toEqual(
            isReversed(workQuery) ? 400 : listPlainly(workRows, workQuery, compareLatestFirst),
          )
        }
      }),
      { seed: 20260316, numRuns: chooseCount(20, 60) },
    )
  })
})
