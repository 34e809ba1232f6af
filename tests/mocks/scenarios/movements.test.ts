import { WorldClock } from '@mocks/db/clock'
import { SeededIds } from '@mocks/db/ids'
import type { MovementRow } from '@mocks/db/rows'
import { addDays, getWeekdayFlag, listChosenWeekdays } from '@mocks/rules/calendar'
import { toLocalDay } from '@mocks/rules/zone'
import { scenarios } from '@mocks/scenarios/scenarios'
import { testNow } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'

const buildDemo = (now = testNow) =>
  scenarios.demo({ clock: WorldClock.createAt(Date.parse(now)), ids: new SeededIds(1, () => false) })

const getCheckInTime = (row: MovementRow) => row.checkin_at

describe.each([0, 1, 2, 3, 4, 5, 6])(
  'the movements of a demo that begins %i days after a Monday',
  (daysLater) => {
    const day = addDays('2026-03-16', daysLater)
    const now = new Date(`${day}T10:00:00-03:00`).toISOString()
    const rows = buildDemo(`${day}T10:00:00-03:00`)
    const { movements } = rows
    const findMovements = (propertyId: number) =>
      movements.filter(({ property_id }) => property_id === propertyId)

    it('include many on A-12 and B-7, some on C-3 and E-9, over 60 of the work Casa Pérez, and some of today', () => {
      expect(findMovements(201).length + findMovements(202).length).toBeGreaterThan(300)
      expect(findMovements(203).length).toBeGreaterThan(10)
      expect(findMovements(205).length).toBeGreaterThan(10)
      expect(movements.filter(({ work_id }) => work_id === 501).length).toBeGreaterThan(60)
      expect(movements.filter((row) => toLocalDay(getCheckInTime(row)) === day).length).toBeGreaterThan(2)
    })

    it('are in the past and sorted by check-in, and each check-out has a gate and is not before its check-in', () => {
      expect(movements.map(getCheckInTime)).toEqual([...movements.map(getCheckInTime)].sort())
      for (const row of movements) {
        expect(getCheckInTime(row) <= now && (row.checkout_at ?? now) <= now, String(row.id)).toBe(true)
        expect((row.checkout_at ?? now) >= getCheckInTime(row), String(row.id)).toBe(true)
        expect((row.checkout_at === null) === (row.checkout_gate_id === null), String(row.id)).toBe(true)
      }
    })

    it('begin on a permitted day of the authorization and have its type as guest type, if they have an authorization', () => {
      for (const row of movements) {
        const authorization = rows.authorizations.find(({ id }) => id === row.authorization_id)
        if (!authorization) continue
        const checkInDay = toLocalDay(getCheckInTime(row))
        const isWithin = authorization.from_date <= checkInDay && checkInDay <= authorization.to_date
        expect(
          isWithin && listChosenWeekdays(authorization).includes(getWeekdayFlag(checkInDay)),
          `${row.id} ${authorization.name}`,
        ).toBe(true)
        expect(row.guest_type_code).toBe(authorization.preauthorization_type)
      }
    })

    it('of workers begin on days on which the worker has valid insurance and a valid background check', () => {
      const workerMovements = movements.filter(({ work_id }) => work_id !== null)
      expect(workerMovements.length).toBeGreaterThan(30)
      for (const row of workerMovements) {
        const person = rows.persons.find(({ id }) => id === row.person_id)
        const expirationDates = [person?.art_expiration_date, person?.background_check_expiration_date]
        expect(
          expirationDates.every((end) => (end ?? '') >= toLocalDay(getCheckInTime(row))),
          String(row.id),
        ).toBe(true)
      }
    })

    it('include no check-in of a person who is already inside', () => {
      const lastMovements = new Map<number, MovementRow>()
      for (const row of movements) {
        expect(lastMovements.get(row.person_id)?.checkout_at, String(row.id)).not.toBeNull()
        lastMovements.set(row.person_id, row)
      }
    })

    it('include plates of both formats, missing plates, people inside, stays beyond their limit, and several gates', () => {
      const plates = movements.map(({ checkin_plate }) => checkin_plate)
      expect(plates.some((plate) => /^[A-Z]{3}\d{3}$/.test(plate ?? ''))).toBe(true)
      expect(plates.some((plate) => /^[A-Z]{2}\d{3}[A-Z]{2}$/.test(plate ?? ''))).toBe(true)
      expect(plates.some((plate) => plate === null)).toBe(true)
      const inside = movements.filter(({ checkout_at }) => checkout_at === null)
      expect(inside.length).toBeGreaterThan(3)
      const isPastLimit = ({ limit_at }: MovementRow, instant: string) =>
        limit_at !== null && instant > limit_at
      expect(inside.some((row) => isPastLimit(row, now))).toBe(true)
      expect(movements.some((row) => isPastLimit(row, row.checkout_at ?? ''))).toBe(true)
      expect(new Set(movements.map(({ checkin_gate_id }) => checkin_gate_id)).size).toBeGreaterThan(4)
      expect(new Set(movements.map(({ guest_type_code }) => guest_type_code)).size).toBe(10)
      expect(movements.some(({ visited_person_id }) => visited_person_id === null)).toBe(true)
    })
  },
)
