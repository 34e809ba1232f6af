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
import { createPersonRow } from '../mocks/rules/sample-rows'
import { createGroupRow } from '../mocks/rules/work-rows'

/*
 * Compares the portal's prediction of whether a worker can enter on a day with the backend's decision at instants of that
 * day. The portal and the backend implement the rule separately. The cases contain no barred people and nobody who is
 * already inside, because the portal does not know about them.
 */

const personId = 9001
const worker: WorkerRow = { id: 9001, work_id: 501, person_id: personId, status: 'CURRENT' }
const gate = 21

/** A random case. `insuranceEndsIn`, `checkDays`, `from` and `to` are numbers of days after `day`. */
interface Case {
  day: string
  workStatus: WorkRow['status']
  workerStatus: WorkerRow['status']
  insuranceEndsIn: number | null
  checkDays: readonly [from: number | null, to: number] | null
  groups: readonly (Pick<WorkGroupRow, 'active_flag' | 'is_removed'> & {
    from: number
    to: number
    weekdays: (typeof weekdayFlags)[number][]
    hours: readonly [string, string]
    hasWorker: boolean
  })[]
  times: readonly string[]
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')
const anyQuarterHour = fc
  .nat({ max: 68 })
  .map((steps) => `${padTwoDigits(Math.floor(steps / 4))}:${padTwoDigits((steps % 4) * 15)}:00`)
const anySecond = fc
  .nat({ max: 24 * 60 * 60 - 1 })
  .map(
    (s) =>
      `${padTwoDigits(Math.floor(s / 3600))}:${padTwoDigits(Math.floor(s / 60) % 60)}:${padTwoDigits(s % 60)}`,
  )
/** Generates one value far more often than the others, so that many cases allow the entry. */
const generateMostly = <Value>(value: Value, ...others: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, fc.constantFrom(...others))
const anyDayOffset = fc.constantFrom(-40, -2, -1, 0, 1, 2, 40)

const cases: fc.Arbitrary<Case> = fc.record({
  day: fc.nat({ max: 800 }).map((days) => addDays('2026-01-01', days)),
  workStatus: generateMostly<WorkRow['status']>('CURRENT', 'SUSPENDED', 'FINISHED'),
  workerStatus: generateMostly<WorkerRow['status']>('CURRENT', 'SUSPENDED', 'INVALID'),
  insuranceEndsIn: generateMostly<number | null>(90, null, -30, -1, 0, 1),
  checkDays: generateMostly<Case['checkDays']>(
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
      from: anyDayOffset.map((days) => Math.min(days, 2)),
      to: anyDayOffset.map((days) => Math.max(days, -2)),
      weekdays: fc.subarray(weekdayFlags.slice(0, 5)),
      hours: fc
        .tuple(anyQuarterHour, anyQuarterHour)
        .map(([left, right]) => (left < right ? [left, right] : [right, left])),
      active_flag: generateMostly(true, false),
      is_removed: generateMostly(false, true),
      hasWorker: generateMostly(true, false),
    }) as fc.Arbitrary<Case['groups'][number]>,
    { maxLength: 3 },
  ),
  times: fc.array(anySecond, { minLength: 4, maxLength: 4 }),
})

const { db } = await createMock({ scenario: 'empty' })

async function saveRow<Row extends { id: number }>(
  table: { has(id: number): boolean; save(row: Row): Promise<Row>; insert(row: Row): Promise<Row> },
  row: Row,
): Promise<void> {
  await (table.has(row.id) ? table.save(row) : table.insert(row))
}

/** Writes a case to the mock backend. */
async function saveCase({
  day,
  workStatus,
  workerStatus,
  insuranceEndsIn,
  checkDays,
  groups,
}: Case): Promise<void> {
  await saveRow(db.works, { ...db.works.require(501), status: workStatus })
  await saveRow(db.persons, {
    ...createPersonRow(personId),
    art_expiration_date: insuranceEndsIn === null ? null : addDays(day, insuranceEndsIn),
    background_check_from_date: checkDays?.[0] == null ? null : addDays(day, checkDays[0]),
    background_check_expiration_date: checkDays ? addDays(day, checkDays[1]) : null,
  })
  await saveRow(db.workers, { ...worker, status: workerStatus })
  for (const { id } of db.groupWorkers.all()) await db.groupWorkers.remove(id)
  for (const { id } of db.workGroups.all()) await db.workGroups.remove(id)
  for (const [index, { from, to, weekdays, hours, hasWorker, ...flags }] of groups.entries()) {
    const [start_time, end_time] = hours
    const range = { from_date: addDays(day, from), to_date: addDays(day, Math.max(from, to)) }
    await saveRow(
      db.workGroups,
      createGroupRow({
        id: 900 + index,
        ...range,
        ...createWeekdayFlags(weekdays),
        start_time,
        end_time,
        ...flags,
      }),
    )
    // An INVALID worker belongs to no group.
    if (hasWorker && workerStatus !== 'INVALID') {
      await saveRow(db.groupWorkers, { id: 900 + index, group_id: 900 + index, worker_id: worker.id })
    }
  }
}

/** Returns the prediction of the portal from the responses of the API. */
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

/** Whether the backend admits the worker at an instant. */
function isAdmitted(now: Date): boolean {
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

/**
 * Lists instants of the day: the first and the last instant, random instants, and the instants just before and after
 * the hours of each group begin and end.
 */
function listInstants({ day, times, groups }: Case): Date[] {
  const toInstant = (time: string, offset = 0) => new Date(toUtcInstant(day, time).valueOf() + offset)
  const hourLimits = groups.flatMap(({ hours: [start, end] }) => [
    toInstant(start),
    toInstant(start, -1000),
    toInstant(end, minute - 1000),
    toInstant(end, minute),
  ])
  const isOnDay = (instant: Date) => toLocalDay(instant.toISOString()) === day
  return [
    toInstant('00:00:00'),
    toInstant('23:59:59'),
    ...times.map((time) => toInstant(time)),
    ...hourLimits,
  ].filter(isOnDay)
}

test('predicts the decisions of the backend on a day, in 2,000 random cases', async () => {
  let casesWithEntry = 0
  const reasons = new Set<string>()
  await fc.assert(
    fc.asyncProperty(cases, async (workCase) => {
      await saveCase(workCase)
      const { canEnter, hours, reasons: caseReasons } = predictEntry(workCase.day)
      casesWithEntry += Number(canEnter)
      for (const { code } of caseReasons) reasons.add(code)
      expect(caseReasons.length === 0).toBe(canEnter)
      expect(hours.length > 0).toBe(canEnter)
      for (const now of listInstants(workCase)) {
        const minuteOfDay = toLocalTime(now.toISOString()).slice(0, 5)
        const isWithinHours = hours.some(
          ({ start, end }) => start.slice(0, 5) <= minuteOfDay && minuteOfDay <= end.slice(0, 5),
        )
        expect(isAdmitted(now), now.toISOString()).toBe(isWithinHours)
      }
    }),
    { numRuns: 2000, seed: 20260316 },
  )
  // The cases must cover the entry and every reason to refuse the entry.
  expect(casesWithEntry).toBeGreaterThan(200)
  expect(reasons.size).toBe(12)
})
