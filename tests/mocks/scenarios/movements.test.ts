import { WorldClock } from '@mocks/db/clock'
import { SeededIds } from '@mocks/db/ids'
import type { MovementRow } from '@mocks/db/rows'
import { addDays, getWeekday, listChosenWeekdays } from '@mocks/rules/calendar'
import { toLocalDay } from '@mocks/rules/zone'
import { scenarios } from '@mocks/scenarios/scenarios'
import { testNow } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'

const build = (now = testNow) =>
  scenarios.demo({ clock: WorldClock.showing(Date.parse(now)), ids: new SeededIds(1, () => false) })

const at = (row: MovementRow) => row.checkin_at

describe.each([0, 1, 2, 3, 4, 5, 6])('the movements of the demo, begun %i days after a Monday', (later) => {
  const day = addDays('2026-03-16', later)
  const now = new Date(`${day}T10:00:00-03:00`).toISOString()
  const rows = build(`${day}T10:00:00-03:00`)
  const { movements } = rows
  const of = (propertyId: number) => movements.filter(({ property_id }) => property_id === propertyId)

  it('are many on A-12 and B-7, some on C-3 and E-9, and a page and more of the work', () => {
    expect(of(201).length + of(202).length).toBeGreaterThan(300)
    expect(of(203).length).toBeGreaterThan(10)
    expect(of(205).length).toBeGreaterThan(10)
    expect(movements.filter(({ work_id }) => work_id === 501).length).toBeGreaterThan(60)
    expect(movements.filter((row) => toLocalDay(at(row)) === day).length).toBeGreaterThan(2)
  })

  it('are in the past, in order, and end after they began', () => {
    expect(movements.map(at)).toEqual([...movements.map(at)].sort())
    for (const row of movements) {
      expect(at(row) <= now && (row.checkout_at ?? now) <= now, String(row.id)).toBe(true)
      expect((row.checkout_at ?? now) >= at(row), String(row.id)).toBe(true)
      expect((row.checkout_at === null) === (row.checkout_gate_id === null), String(row.id)).toBe(true)
    }
  })

  it('keep to the days of what let people in', () => {
    for (const row of movements) {
      const found = rows.authorizations.find(({ id }) => id === row.authorization_id)
      if (!found) continue
      const came = toLocalDay(at(row))
      const isWithin = found.from_date <= came && came <= found.to_date
      expect(
        isWithin && listChosenWeekdays(found).includes(getWeekday(came)),
        `${row.id} ${found.name}`,
      ).toBe(true)
      expect(row.guest_type_code).toBe(found.preauthorization_type)
    }
  })

  it('have no worker whose papers had ended, or who never had any', () => {
    const workers = movements.filter(({ work_id }) => work_id !== null)
    expect(workers.length).toBeGreaterThan(30)
    for (const row of workers) {
      const person = rows.persons.find(({ id }) => id === row.person_id)
      const ends = [person?.art_expiration_date, person?.background_check_expiration_date]
      expect(
        ends.every((end) => (end ?? '') >= toLocalDay(at(row))),
        String(row.id),
      ).toBe(true)
    }
  })

  it('have nobody inside twice, nor entering before having left', () => {
    const last = new Map<number, MovementRow>()
    for (const row of movements) {
      expect(last.get(row.person_id)?.checkout_at, String(row.id)).not.toBeNull()
      last.set(row.person_id, row)
    }
  })

  it('are of all kinds: old and new plates and none, inside, past the limit, on several gates', () => {
    const plates = movements.map(({ checkin_plate }) => checkin_plate)
    expect(plates.some((plate) => /^[A-Z]{3}\d{3}$/.test(plate ?? ''))).toBe(true)
    expect(plates.some((plate) => /^[A-Z]{2}\d{3}[A-Z]{2}$/.test(plate ?? ''))).toBe(true)
    expect(plates.some((plate) => plate === null)).toBe(true)
    const inside = movements.filter(({ checkout_at }) => checkout_at === null)
    expect(inside.length).toBeGreaterThan(3)
    const isPast = ({ limit_at }: MovementRow, when: string) => limit_at !== null && when > limit_at
    expect(inside.some((row) => isPast(row, now))).toBe(true)
    expect(movements.some((row) => isPast(row, row.checkout_at ?? ''))).toBe(true)
    expect(new Set(movements.map(({ checkin_gate_id }) => checkin_gate_id)).size).toBeGreaterThan(4)
    expect(new Set(movements.map(({ guest_type_code }) => guest_type_code)).size).toBe(10)
    expect(movements.some(({ visited_person_id }) => visited_person_id === null)).toBe(true)
  })
})
