import { Refusal } from '@mocks/contract/refusal'
import type { Db } from '@mocks/db/db'
import type { WorkerRow, WorkGroupRow, WorkRow } from '@mocks/db/rows'
import { createMock } from '@mocks/node'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { checkIn } from '@mocks/rules/gate'
import { findArrival } from '@mocks/rules/gate-lookups'
import { matchesGroupFilter, toGroupAuthorization } from '@mocks/rules/work-groups'
import { joinGroup } from '@mocks/rules/work-lookups'
import { toWorker } from '@mocks/rules/workers'
import { toLocalDay, toLocalTime } from '@mocks/rules/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toUtcInstant } from '@/domain/days'
import { type Entry, getEntry } from '@/domain/entry'
import { person } from '../mocks/rules/sample-rows'
import { group } from '../mocks/rules/work-rows'

/*
 * The portal tells today who may enter tomorrow, and when; the guard decides tomorrow, at every instant. The two rules
 * are written apart. What the portal is not told is left out: whom the Administration does not admit, who is inside.
 */

const somebody = 9001
const worker: WorkerRow = { id: 9001, work_id: 501, person_id: somebody, status: 'CURRENT' }
const gate = 21

/** What is drawn: days count from the one that is asked about. */
interface Case {
  day: string
  work: WorkRow['status']
  status: WorkerRow['status']
  insured: number | null
  checked: readonly [from: number | null, to: number] | null
  groups: readonly (Pick<WorkGroupRow, 'active_flag' | 'is_removed'> & {
    from: number
    to: number
    on: (typeof weekdayFlags)[number][]
    hours: readonly [string, string]
    hasWorker: boolean
  })[]
  times: readonly string[]
}

const two = (value: number) => String(value).padStart(2, '0')
const quarter = fc
  .nat({ max: 68 })
  .map((steps) => `${two(Math.floor(steps / 4))}:${two((steps % 4) * 15)}:00`)
const second = fc
  .nat({ max: 24 * 60 * 60 - 1 })
  .map((of) => `${two(Math.floor(of / 3600))}:${two(Math.floor(of / 60) % 60)}:${two(of % 60)}`)
/** Mostly what lets in, so that much of what is drawn does; and the days on both sides of the one asked about. */
const mostly = <Value>(value: Value, ...others: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, fc.constantFrom(...others))
const near = fc.constantFrom(-40, -2, -1, 0, 1, 2, 40)

const drawn: fc.Arbitrary<Case> = fc.record({
  day: fc.nat({ max: 800 }).map((days) => addDays('2026-01-01', days)),
  work: mostly<WorkRow['status']>('CURRENT', 'SUSPENDED', 'FINISHED'),
  status: mostly<WorkerRow['status']>('CURRENT', 'SUSPENDED', 'INVALID'),
  insured: mostly<number | null>(90, null, -30, -1, 0, 1),
  checked: mostly<Case['checked']>(
    [-100, 265],
    null,
    [null, 0],
    [null, -1],
    [-365, 0],
    [-366, -1],
    [0, 365],
    [1, 366],
  ),
  groups: fc.array(
    fc.record({
      from: near.map((days) => Math.min(days, 2)),
      to: near.map((days) => Math.max(days, -2)),
      on: fc.subarray(weekdayFlags.slice(0, 5)),
      hours: fc.tuple(quarter, quarter).map(([one, other]) => (one < other ? [one, other] : [other, one])),
      active_flag: mostly(true, false),
      is_removed: mostly(false, true),
      hasWorker: mostly(true, false),
    }) as fc.Arbitrary<Case['groups'][number]>,
    { maxLength: 3 },
  ),
  times: fc.array(second, { minLength: 4, maxLength: 4 }),
})

const { db } = await createMock({ scenario: 'empty' })

async function put<Row extends { id: number }>(
  table: { has(id: number): boolean; save(row: Row): Promise<Row>; insert(row: Row): Promise<Row> },
  row: Row,
): Promise<void> {
  await (table.has(row.id) ? table.save(row) : table.insert(row))
}

/** The world as it is drawn. */
async function prepare({ day, work, status, insured, checked, groups }: Case): Promise<void> {
  await put(db.works, { ...db.works.require(501), status: work })
  await put(db.persons, {
    ...person(somebody),
    art_expiration_date: insured === null ? null : addDays(day, insured),
    background_check_from_date: checked?.[0] == null ? null : addDays(day, checked[0]),
    background_check_expiration_date: checked ? addDays(day, checked[1]) : null,
  })
  await put(db.workers, { ...worker, status })
  for (const { id } of db.groupWorkers.all()) await db.groupWorkers.remove(id)
  for (const { id } of db.workGroups.all()) await db.workGroups.remove(id)
  for (const [at, { from, to, on, hours, hasWorker, ...flags }] of groups.entries()) {
    const [start_time, end_time] = hours
    const range = { from_date: addDays(day, from), to_date: addDays(day, Math.max(from, to)) }
    await put(
      db.workGroups,
      group({ id: 900 + at, ...range, ...createWeekdayFlags(on), start_time, end_time, ...flags }),
    )
    // An INVALID worker is on no group.
    if (hasWorker && status !== 'INVALID') {
      await put(db.groupWorkers, { id: 900 + at, group_id: 900 + at, worker_id: worker.id })
    }
  }
}

/** What the portal says, from what the API tells it. */
function told(day: string): Entry {
  const row = db.workers.require(worker.id)
  return getEntry({
    workStatus: db.works.require(501).status,
    worker: toWorker({ row, person: db.persons.require(row.person_id) }),
    groups: db.workGroups
      .all()
      .filter((one) => matchesGroupFilter(one, undefined))
      .map((one) => toGroupAuthorization(joinGroup(db as Db, one))),
    day,
  })
}

/** What the guard does at an instant. */
function isLetIn(now: Date): boolean {
  const [today, time] = [toLocalDay(now.toISOString()), toLocalTime(now.toISOString())]
  const arrival = findArrival({ db: db as Db, today, time }, { person: somebody, gate }, false)
  try {
    return checkIn(arrival, { gateId: gate, plate: undefined, now, today, time }, 1).work_id === 501
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 409) return false
    throw refusal
  }
}

const minute = 60_000

/** The instants that are tried: drawn ones, the ends of the day, and both sides of the ends of the hours. */
function instants({ day, times, groups }: Case): Date[] {
  const at = (time: string, later = 0) => new Date(toUtcInstant(day, time).valueOf() + later)
  const edges = groups.flatMap(({ hours: [start, end] }) => [
    at(start),
    at(start, -1000),
    at(end, minute - 1000),
    at(end, minute),
  ])
  const isThatDay = (instant: Date) => toLocalDay(instant.toISOString()) === day
  return [at('00:00:00'), at('23:59:59'), ...times.map((time) => at(time)), ...edges].filter(isThatDay)
}

test('agrees with the backend at every instant of tomorrow: 2,000 cases', async () => {
  let entries = 0
  const reasons = new Set<string>()
  await fc.assert(
    fc.asyncProperty(drawn, async (one) => {
      await prepare(one)
      const { canEnter, hours, reasons: against } = told(one.day)
      entries += Number(canEnter)
      for (const { code } of against) reasons.add(code)
      expect(against.length === 0).toBe(canEnter)
      expect(hours.length > 0).toBe(canEnter)
      for (const now of instants(one)) {
        const minuteOfDay = toLocalTime(now.toISOString()).slice(0, 5)
        const isWithin = hours.some(
          ({ start, end }) => start.slice(0, 5) <= minuteOfDay && minuteOfDay <= end.slice(0, 5),
        )
        expect(isLetIn(now), now.toISOString()).toBe(isWithin)
      }
    }),
    { numRuns: 2000, seed: 20260316 },
  )
  // What is drawn is of every kind.
  expect(entries).toBeGreaterThan(200)
  expect(reasons.size).toBe(12)
})
