import { Refusal } from '@mocks/contract/refusal'
import type { Db } from '@mocks/db/db'
import type { WorkerRow, WorkGroupRow, WorkRow } from '@mocks/db/rows'
import { createMock } from '@mocks/node'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { checkIn } from '@mocks/rules/gate'
import { findPersonAtGate } from '@mocks/rules/gate-lookups'
import { matchesGroupFilter, toGroupAuthorization } from '@mocks/rules/work-groups'
import { joinGroup } from '@mocks/rules/work-lookups'
import { toWorker } from '@mocks/rules/workers'
import { toLocalDay, toLocalTime } from '@mocks/rules/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toUtcInstant } from '@/domain/days'
import { type EntryPermission, getEntryPermission } from '@/domain/entry'
import { createPersonRow } from '../mocks/rules/sample-rows'
import { createGroupRow } from '../mocks/rules/work-rows'
import { chooseCount } from '../support/scope'

/*
 * The portal predicts at which hours of a day a worker can enter. The mock backend decides whether the worker can enter at an
 * instant. Each has its own code for the rule, so this test compares the prediction with the decisions at many instants. The
 * prediction does not consider barred workers or workers who are already inside. The cases have no such workers.
 */

const personId = 9001
const worker: WorkerRow = { id: 9001, work_id: 501, person_id: personId, status: 'CURRENT' }
const gate = 21

/** A random case. All other days are offsets from `day`. Null means that there is no such day or paper. */
interface Case {
  day: string
  workStatus: WorkRow['status']
  workerStatus: WorkerRow['status']
  /** The last day of the work insurance. */
  insuranceEndsIn: number | null
  /** The first and the last day of the background check. */
  checkDays: readonly [from: number | null, to: number] | null
  groups: readonly (Pick<WorkGroupRow, 'active_flag' | 'is_removed'> & {
    from: number
    to: number
    weekdays: (typeof weekdayFlags)[number][]
    hours: readonly [string, string]
    hasWorker: boolean
  })[]
  /** Random times of `day`. */
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
/** Generates `value` in about nine of ten cases, otherwise one of the others, so that the worker can enter in many cases. */
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

/** Writes a case to the mock backend, where it replaces the previous case. */
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

/** Returns the portal's prediction for a day, from the data that the API would return. */
function predictEntry(day: string): EntryPermission {
  const row = db.workers.require(worker.id)
  return getEntryPermission({
    work: db.works.require(501),
    worker: toWorker({ row, person: db.persons.require(row.person_id) }),
    groups: db.workGroups
      .all()
      .filter((row) => matchesGroupFilter(row, undefined))
      .map((row) => toGroupAuthorization(joinGroup(db as Db, row))),
    day,
  })
}

/** Whether the mock backend admits the worker at the instant `now`. */
function isAdmitted(now: Date): boolean {
  const [today, time] = [toLocalDay(now.toISOString()), toLocalTime(now.toISOString())]
  const personAtGate = findPersonAtGate({ db: db as Db, today, time }, { person: personId, gate }, false)
  try {
    return checkIn(personAtGate, { gateId: gate, plate: undefined, now, today, time }, 1).work_id === 501
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return false
    throw error
  }
}

const minute = 60_000

/**
 * Lists instants of the day: its first and last second, the random times of the case, and the limits of each group's hours. The
 * limits are the first and the last second of the hours, the second before them and the second after them.
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

const caseCount = chooseCount(400, 2000)

test(`the portal predicts when the mock backend admits a worker on a day, in ${caseCount} random cases`, async () => {
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
    { numRuns: caseCount, seed: 20260316 },
  )
  // The worker must be able to enter in many cases, and the cases must cover every reason to refuse the entry.
  expect(casesWithEntry).toBeGreaterThan(chooseCount(40, 200))
  expect(reasons.size).toBe(13)
})
