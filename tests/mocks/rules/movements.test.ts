import type { MovementRow } from '@mocks/db/rows'
import {
  createMovementFilter,
  type MovementQuery,
  matchesPersonFilter,
  subtractYear,
  toPlateKey,
} from '@mocks/rules/movements'
import { toInstant, toLocalDay, toLocalTime, toSpreadsheetDate, toZonedText } from '@mocks/rules/zone'
import { describe, expect, it } from 'vitest'
import { person, refusalOf } from './sample-rows'

const moment = { now: new Date('2026-03-16T13:00:00.000Z'), today: '2026-03-16' }

const movement = (more: Partial<MovementRow> = {}): MovementRow => ({
  id: 90001,
  property_id: 201,
  work_id: null,
  person_id: 4001,
  guest_type_code: 'PERSONAL',
  authorization_id: 7001,
  visited_person_id: 301,
  checkin_at: '2026-03-16T12:00:00.000Z',
  checkout_at: null,
  limit_at: '2026-03-16T20:00:00.000Z',
  checkin_plate: 'AB123CD',
  checkout_plate: null,
  checkin_gate_id: 21,
  checkout_gate_id: null,
  ...more,
})

const found = { persons: undefined, gates: undefined }
const lists = (query: MovementQuery, more: Partial<MovementRow> = {}, elsewhere: object = {}) =>
  createMovementFilter(query, { ...found, ...elsewhere }, moment)(movement(more))

describe('a list of movements', () => {
  it('takes days from their first instant to their last, in the neighbourhood’s zone', () => {
    const day = { start_date: '2026-03-16', end_date: '2026-03-16' }
    expect(lists(day, { checkin_at: '2026-03-16T02:59:59.999Z' })).toBe(false)
    expect(lists(day, { checkin_at: '2026-03-16T03:00:00.000Z' })).toBe(true)
    expect(lists(day, { checkin_at: '2026-03-17T02:59:59.999Z' })).toBe(true)
    expect(lists(day, { checkin_at: '2026-03-17T03:00:00.000Z' })).toBe(false)
  })

  it('goes back twelve months and no further', () => {
    expect(lists({}, { checkin_at: '2025-03-16T03:00:00.000Z' })).toBe(true)
    expect(lists({}, { checkin_at: '2025-03-16T02:59:59.999Z' })).toBe(false)
    expect(lists({ start_date: '2025-03-16' })).toBe(true)
    expect(refusalOf(() => lists({ start_date: '2025-03-15' }))).toEqual({
      status: 400,
      body: { start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'] },
    })
    expect(refusalOf(() => lists({ start_date: '2026-03-16', end_date: '2026-03-15' }))).toEqual({
      status: 400,
      body: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
    })
    expect(subtractYear('2024-02-29')).toBe('2023-02-28')
  })

  it('knows who is inside, and who has exceeded the limit', () => {
    const gone = { checkout_at: '2026-03-16T12:30:00.000Z', checkout_gate_id: 21 }
    expect([lists({ in_property: true }), lists({ in_property: true }, gone)]).toEqual([true, false])
    expect([lists({ in_property: false }), lists({ in_property: false }, gone)]).toEqual([false, true])
    const early = { limit_at: '2026-03-16T12:15:00.000Z' }
    expect(lists({ exceeded: true })).toBe(false)
    expect(lists({ exceeded: true }, early)).toBe(true)
    expect(lists({ exceeded: true }, { ...early, ...gone })).toBe(true)
    expect(lists({ exceeded: true }, { limit_at: '2026-03-16T12:30:00.000Z', ...gone })).toBe(false)
    expect(lists({ exceeded: true }, { limit_at: null })).toBe(false)
    expect(lists({ exceeded: false }, { limit_at: null })).toBe(true)
  })

  it('finds plates as people write them, of entering or leaving', () => {
    const ways = ['AB123CD', 'ab 123 cd', '123c', ' a b 1 ', 'ab-123-cd']
    expect(ways.map((license_plate_number) => lists({ license_plate_number }))).toEqual(ways.map(() => true))
    expect(lists({ license_plate_number: 'AB124' })).toBe(false)
    expect(lists({ license_plate_number: 'zz9' }, { checkout_plate: 'ZZ999' })).toBe(true)
    expect(lists({ license_plate_number: 'AB' }, { checkin_plate: null })).toBe(false)
    expect(lists({ license_plate_number: '   ' }, { checkin_plate: null })).toBe(true)
    expect(toPlateKey(' aá 123 ñd')).toBe('A123D')
  })

  it('takes only the people, gates and types that are asked for', () => {
    expect(lists({}, {}, { persons: new Set([4001]) })).toBe(true)
    expect(lists({}, {}, { persons: new Set() })).toBe(false)
    expect(lists({}, {}, { gates: new Set([23]) })).toBe(false)
    expect(lists({}, { checkout_gate_id: 23 }, { gates: new Set([23]) })).toBe(true)
    expect(lists({ guest_type_code: 'WORKER' })).toBe(false)
  })

  it('finds people by parts of the names and of the document, all of them', () => {
    const one = person(1, { first_name: 'Íñigo', last_name: 'Núñez Pérez', id_number: '31888777' })
    expect(matchesPersonFilter(one, { first_name: 'inig', last_name: 'nunez', id_number: '31.888' })).toBe(
      true,
    )
    expect(matchesPersonFilter(one, { first_name: 'núñez' })).toBe(false)
    expect(matchesPersonFilter(one, { last_name: 'PEREZ', id_number: '99' })).toBe(false)
    expect(matchesPersonFilter(one, { id_number: ' ' })).toBe(true)
  })
})

describe('the neighbourhoods’ zone', () => {
  it('is three hours behind UTC', () => {
    const instant = toInstant('2026-03-16', '22:15')
    expect(instant).toBe('2026-03-17T01:15:00.000Z')
    expect([toLocalDay(instant), toLocalTime(instant)]).toEqual(['2026-03-16', '22:15:00'])
    expect(toZonedText(instant)).toBe('2026-03-16T22:15:00-03:00')
    expect(toSpreadsheetDate(instant).toISOString()).toBe('2026-03-16T22:15:00.000Z')
  })
})
