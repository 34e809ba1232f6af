import { Refusal } from '@mocks/contract/refusal'
import type { Db } from '@mocks/db/db'
import type { AuthorizationRow } from '@mocks/db/rows'
import { createMock } from '@mocks/node'
import { toAuthorizationSummary } from '@mocks/rules/authorization-views'
import { createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import { checkIn } from '@mocks/rules/gate'
import { findPersonAtGate } from '@mocks/rules/gate-lookups'
import { joinAuthorization } from '@mocks/rules/lookups'
import { toLocalDay, toLocalTime } from '@mocks/rules/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toUtcInstant } from '@/domain/days'
import { findVisit } from '@/domain/visits'
import { listWeekDays } from '@/domain/week'
import { createAuthorizationRow, createPersonRow } from '../mocks/rules/sample-rows'
import { chooseCount } from '../support/scope'

/*
 * The week predicts when the gate admits somebody with an authorization. The mock backend decides whether it does at an instant. Each
 * has its own code for the rule, so this test compares the prediction with the decisions at many instants of a week.
 */

const gate = 21
const weekStart = '2026-03-16'
const personIds = [9101, 9102]
const authorizationId = 9100

/** A random authorization. The days are counted from the first day of the week. */
interface Case {
  from: number
  length: number
  weekdays: (typeof weekdayFlags)[number][]
  hours: readonly [string, string]
  isInvitation: boolean
  people: number
  times: readonly string[]
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')
const toTime = (second: number) =>
  [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(padTwoDigits).join(':')
const anySecond = fc.nat({ max: 86_399 }).map(toTime)
const anyQuarter = fc.nat({ max: 95 }).map((quarter) => toTime(quarter * 900))

const cases: fc.Arbitrary<Case> = fc.record({
  from: fc.integer({ min: -9, max: 8 }),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 12 })),
  weekdays: fc.oneof(fc.constant([...weekdayFlags] as Case['weekdays']), fc.subarray([...weekdayFlags])),
  // The contract's examples have hours in order; other clients may have stored reversed or equal hours.
  hours: fc.oneof(fc.constant(['00:00:00', '23:59:00'] as const), fc.tuple(anyQuarter, anyQuarter)),
  isInvitation: fc.boolean(),
  people: fc.nat({ max: 2 }),
  times: fc.array(anySecond, { minLength: 3, maxLength: 3 }),
})

const { db } = await createMock({ scenario: 'empty' })
const portal = new URL('https://portal.example/')

async function saveCase({ from, length, weekdays, hours, isInvitation, people }: Case) {
  const [start_time, end_time] = hours
  const row: AuthorizationRow = createAuthorizationRow({
    id: authorizationId,
    preauthorization_type: isInvitation ? 'INVITE' : 'VENDOR',
    from_date: addDays(weekStart, from),
    to_date: addDays(weekStart, from + length),
    start_time,
    end_time,
    ...createWeekdayFlags(weekdays),
    max_people: isInvitation ? 8 : null,
  })
  await (db.authorizations.has(row.id) ? db.authorizations.save(row) : db.authorizations.insert(row))
  for (const { id } of db.authorizedPeople.all()) await db.authorizedPeople.remove(id)
  for (const person_id of personIds.slice(0, people)) {
    if (!db.persons.has(person_id)) await db.persons.insert(createPersonRow(person_id))
    await db.authorizedPeople.insert({ id: person_id, authorization_id: authorizationId, person_id })
  }
  return row
}

/** Whether the mock backend admits somebody who shows the code at the instant `now`. */
function isAdmitted(qrcode: string, now: Date): boolean {
  const [today, time] = [toLocalDay(now.toISOString()), toLocalTime(now.toISOString())]
  try {
    const personAtGate = findPersonAtGate({ db: db as Db, today, time }, { qrcode, gate }, false)
    return (
      checkIn(personAtGate, { gateId: gate, plate: undefined, now, today, time }, 1).authorization_id !== null
    )
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return false
    throw error
  }
}

const minute = 60_000

/** Lists instants of a day: its limits, the random times, and the seconds around the limits of the hours. */
function listInstants(day: string, { times, hours: [start, end] }: Case): Date[] {
  const toInstant = (time: string, offset = 0) => new Date(toUtcInstant(day, time).valueOf() + offset)
  return [
    ...['00:00:00', '23:59:59', ...times].map((time) => toInstant(time)),
    toInstant(start),
    toInstant(start, -1000),
    toInstant(end, minute - 1000),
    toInstant(end, minute),
  ].filter((instant) => toLocalDay(instant.toISOString()) === day)
}

const caseCount = chooseCount(120, 1500)

test(`the week predicts when the mock backend admits somebody, in ${caseCount} random authorizations`, async () => {
  const seen = new Map<string, number>()
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1)
  await fc.assert(
    fc.asyncProperty(cases, async (generated) => {
      const row = await saveCase(generated)
      const summary = toAuthorizationSummary(joinAuthorization(db as Db, row), portal)
      for (const day of listWeekDays(weekStart)) {
        const visit = findVisit(summary, day)
        count(visit ? (visit.refusal ?? (visit.isUnconfirmed ? 'unconfirmed' : 'admitted')) : 'none')
        for (const now of listInstants(day, generated)) {
          const minuteOfDay = toLocalTime(now.toISOString()).slice(0, 5)
          const isPredicted =
            visit !== undefined &&
            visit.refusal === undefined &&
            !visit.isUnconfirmed &&
            visit.start <= minuteOfDay &&
            minuteOfDay <= visit.end
          expect(isAdmitted(row.qrcode, now), now.toISOString()).toBe(isPredicted)
        }
      }
    }),
    { numRuns: caseCount, seed: 20260316 },
  )
  const least = chooseCount(4, 60)
  for (const name of ['none', 'admitted', 'unconfirmed', 'withoutDays', 'reversedHours', 'withoutPeople'])
    expect(seen.get(name) ?? 0, name).toBeGreaterThan(least)
})
