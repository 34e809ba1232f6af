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
 * The portal predicts today who may enter tomorrow, and the backend decides tomorrow, at every instant. The
 * two rules are written separately. The cases omit what the portal cannot know: barred people, and people
 * inside.
 */

const personId = 9001
const worker: WorkerRow = { id: 9001, work_id: 501, person_id: personId, status: 'CURRENT' }
const gate = 21

/** A random case. Numbers of days count from `day`. */
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
  .map((s) => `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`)
/** Mostly a value with which a worker may enter, so that many cases allow it. */
const mostly = <Value>(value: Value, ...others: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, fc.constantFrom(...others))
const near = fc.constantFrom(-40, -2, -1, 0, 1, 2, 40)

const cases: fc.Arbitrary<Case> = fc.record({
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
      hours: fc
        .tuple(quarter, quarter)
        .map(([left, right]) => (left < right ? [left, right] : [right, left])),
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

/** Writes a case to the mock backend. */
async function prepare({ day, work, status, insured, checked, groups }: Case): Promise<void> {
  await put(db.works, { ...db.works.require(501), status: work })
  await put(db.persons, {
    ...person(personId),
    art_expiration_date: insured === null ? null : addDays(day, insured),
    background_check_from_date: checked?.[0] == null ? null : addDays(day, checked[0]),
    background_check_expiration_date: checked ? addDays(day, checked[1]) : null,
  })
  await put(db.workers, { ...worker, status })
  for (const { id } of db.groupWorkers.all()) await db.groupWorkers.remove(id)
  for (const { id } of db.workGroups.all()) await db.workGroups.remove(id)
  for (const [index, { from, to, on, hours, hasWorker, ...flags }] of groups.entries()) {
    const [start_time, end_time] = hours
    const range = { from_date: addDays(day, from), to_date: addDays(day, Math.max(from, to)) }
    await put(
      db.workGroups,
      group({ id: 900 + index, ...range, ...createWeekdayFlags(on), start_time, end_time, ...flags }),
    )
    // An INVALID worker is on no group.
    if (hasWorker && status !== 'INVALID') {
      await put(db.groupWorkers, { id: 900 + index, group_id: 900 + index, worker_id: worker.id })
    }
  }
}

/** The prediction of the portal, from the answers of the API. */
function predictEntry(day: string): Entry {
  const row = db.workers.require(worker.id)
  return getEntry({
    workStatus: db.works.require(501).status,
    worker: toWorker({ row, person: db.persons.require(row.person_id) }),
    groups: db.workGroups
      .all()
      .filter((row) => matchesGroupFilter(row, undefined))
      .map((row) => toGroupAuthorization(joinGroup(db as Db, row))),
    day,
  })
}

/** Whether the backend lets the worker in at an instant. */
function isLetIn(now: Date): boolean {
  const [today, time] = [toLocalDay(now.toISOString()), toLocalTime(now.toISOString())]
  const arrival = findArrival({ db: db as Db, today, time }, { person: personId, gate }, false)
  try {
    return checkIn(arrival, { gateId: gate, plate: undefined, now, today, time }, 1).work_id === 501
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 409) return false
    throw refusal
  }
}

const minute = 60_000

/** Random instants, the ends of the day, and both sides of the ends of the hours. */
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
    fc.asyncProperty(cases, async (workCase) => {
      await prepare(workCase)
      const { canEnter, hours, reasons: caseReasons } = predictEntry(workCase.day)
      entries += Number(canEnter)
      for (const { code } of caseReasons) reasons.add(code)
      expect(caseReasons.length === 0).toBe(canEnter)
      expect(hours.length > 0).toBe(canEnter)
      for (const now of instants(workCase)) {
        const minuteOfDay = toLocalTime(now.toISOString()).slice(0, 5)
        const isWithin = hours.some(
          ({ start, end }) => start.slice(0, 5) <= minuteOfDay && minuteOfDay <= end.slice(0, 5),
        )
        expect(isLetIn(now), now.toISOString()).toBe(isWithin)
      }
    }),
    { numRuns: 2000, seed: 20260316 },
  )
  // The cases cover every reason.
  expect(entries).toBeGreaterThan(200)
  expect(reasons.size).toBe(12)
})
