import { isInRange } from '@mocks/db/ordered-index'
import type { MovementRow } from '@mocks/db/rows'
import {
  createMovementConditions,
  createMovementOrder,
  hasPersonFilter,
  type MovementQuery,
  matchesPersonFilter,
  subtractYear,
  toPlateKey,
} from '@mocks/rules/movements'
import { toInstant, toLocalDay, toLocalTime, toSpreadsheetDate, toZonedText } from '@mocks/rules/zone'
import { describe, expect, it } from 'vitest'
import { createFourMovements, createMovementRow } from './gate-rows'
import { createSampleDb } from './sample-db'
import { catchRefusal, createPersonRow } from './sample-rows'

const moment = { now: new Date('2026-03-16T13:00:00.000Z'), today: '2026-03-16' }

const noFilter = { personIds: undefined, gateIds: undefined }
const isListed = (
  query: MovementQuery,
  overrides: Partial<MovementRow> = {},
  matches: Partial<Parameters<typeof createMovementConditions>[1]> = {},
) => {
  const { range, where } = createMovementConditions(query, { ...noFilter, ...matches }, moment)
  const row = createMovementRow(overrides)
  return isInRange(row, range) && (where?.(row) ?? true)
}

describe('createMovementConditions', () => {
  it('includes whole days in the time zone of the neighbourhood', () => {
    const day = { start_date: '2026-03-16', end_date: '2026-03-16' }
    expect(isListed(day, { checkin_at: '2026-03-16T02:59:59.999Z' })).toBe(false)
    expect(isListed(day, { checkin_at: '2026-03-16T03:00:00.000Z' })).toBe(true)
    expect(isListed(day, { checkin_at: '2026-03-17T02:59:59.999Z' })).toBe(true)
    expect(isListed(day, { checkin_at: '2026-03-17T03:00:00.000Z' })).toBe(false)
  })

  it('includes the last twelve months by default, and rejects earlier or reversed dates', () => {
    expect(isListed({}, { checkin_at: '2025-03-16T03:00:00.000Z' })).toBe(true)
    expect(isListed({}, { checkin_at: '2025-03-16T02:59:59.999Z' })).toBe(false)
    expect(isListed({ start_date: '2025-03-16' })).toBe(true)
    expect(catchRefusal(() => isListed({ start_date: '2025-03-15' }))).toEqual({
      status: 400,
      body: { start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'] },
    })
    expect(catchRefusal(() => isListed({ start_date: '2026-03-16', end_date: '2026-03-15' }))).toEqual({
      status: 400,
      body: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
    })
    expect(subtractYear('2024-02-29')).toBe('2023-02-28')
    expect(subtractYear('1000-03-16')).toBe('0999-03-16')
  })

  it('has no predicate if the query filters only by day, so that a list is counted without its rows', () => {
    const query = { start_date: '2026-03-16', license_plate_number: ' ' }
    expect(createMovementConditions(query, noFilter, moment).where).toBeUndefined()
  })

  it('filters by the flags in_property and exceeded', () => {
    const checkout = { checkout_at: '2026-03-16T12:30:00.000Z', checkout_gate_id: 21 }
    expect([isListed({ in_property: true }), isListed({ in_property: true }, checkout)]).toEqual([
      true,
      false,
    ])
    expect([isListed({ in_property: false }), isListed({ in_property: false }, checkout)]).toEqual([
      false,
      true,
    ])
    const earlyLimit = { limit_at: '2026-03-16T12:15:00.000Z' }
    expect(isListed({ exceeded: true })).toBe(false)
    expect(isListed({ exceeded: true }, earlyLimit)).toBe(true)
    expect(isListed({ exceeded: true }, { ...earlyLimit, ...checkout })).toBe(true)
    expect(isListed({ exceeded: true }, { limit_at: '2026-03-16T12:30:00.000Z', ...checkout })).toBe(false)
    expect(isListed({ exceeded: true }, { limit_at: null })).toBe(false)
    expect(isListed({ exceeded: false }, { limit_at: null })).toBe(true)
  })

  it('finds a movement by a part of its check-in plate or check-out plate, in any notation', () => {
    const plates = ['AB123CD', 'ab 123 cd', '123c', ' a b 1 ', 'ab-123-cd']
    expect(plates.map((license_plate_number) => isListed({ license_plate_number }))).toEqual(
      plates.map(() => true),
    )
    expect(isListed({ license_plate_number: 'AB124' })).toBe(false)
    expect(isListed({ license_plate_number: 'zz9' }, { checkout_plate: 'ZZ999' })).toBe(true)
    expect(isListed({ license_plate_number: 'AB' }, { checkin_plate: null })).toBe(false)
    expect(isListed({ license_plate_number: '   ' }, { checkin_plate: null })).toBe(true)
    expect(toPlateKey(' aá 123 ñd')).toBe('A123D')
  })

  it('filters by people, gates and guest types', () => {
    expect(isListed({}, {}, { personIds: new Set([4001]) })).toBe(true)
    expect(isListed({}, {}, { personIds: new Set() })).toBe(false)
    expect(isListed({}, {}, { gateIds: new Set([23]) })).toBe(false)
    expect(isListed({}, { checkout_gate_id: 23 }, { gateIds: new Set([23]) })).toBe(true)
    expect(isListed({ guest_type_code: 'WORKER' })).toBe(false)
  })

  it('matches a person only if every non-blank field of the filter matches', () => {
    const inigo = createPersonRow(1, { first_name: 'Íñigo', last_name: 'Núñez Pérez', id_number: '31888777' })
    expect(matchesPersonFilter(inigo, { first_name: 'inig', last_name: 'nunez', id_number: '31.888' })).toBe(
      true,
    )
    expect(matchesPersonFilter(inigo, { first_name: 'núñez' })).toBe(false)
    expect(matchesPersonFilter(inigo, { last_name: 'PEREZ', id_number: '99' })).toBe(false)
    expect(matchesPersonFilter(inigo, { id_number: ' ' })).toBe(true)
  })

  it('filters by person only if the query has a name or a document number that is not blank', () => {
    const queries = [{}, { first_name: ' ', last_name: '', id_number: '  ' }, { license_plate_number: 'AB' }]
    expect(queries.map(hasPersonFilter)).toEqual([false, false, false])
    const personQueries = [{ first_name: 'ana' }, { last_name: 'paz' }, { id_number: '20' }]
    expect(personQueries.map(hasPersonFilter)).toEqual([true, true, true])
  })
})

describe('createMovementOrder', () => {
  const persons = [
    createPersonRow(1, { first_name: 'Ñusta', last_name: 'Cruz', id_number: '20' }),
    createPersonRow(2, { first_name: 'Blas', last_name: 'Álvarez', id_number: '30' }),
    createPersonRow(3, { first_name: 'Zoe', last_name: 'Borges', id_number: '10' }),
  ]
  const plates = ['CC1', null, 'AA1', 'BB1']

  /** Lists the ids of four movements. The person of the movement 4 is unknown. */
  const listIds = async (ordering: string) => {
    const movements = createFourMovements((person_id) => ({
      person_id,
      checkin_plate: plates[person_id - 1] ?? null,
    }))
    const db = await createSampleDb({ movements })
    const orderBy = createMovementOrder(ordering, (id) => persons.find((person) => person.id === id))
    return db.movements.select({ orderBy }).rows.map(({ id }) => id)
  }

  it.each([
    ['activity_date', [4, 1, 2, 3]],
    ['-activity_date', [2, 3, 1, 4]],
    ['first_name', [2, 1, 3, 4]],
    ['-first_name', [3, 1, 2, 4]],
    ['last_name', [2, 3, 1, 4]],
    ['id_number', [3, 1, 2, 4]],
    ['license_plate_number', [3, 4, 1, 2]],
  ])(
    'sorts the movements of a lot by %s; unknown people and missing plates come last',
    async (ordering, ids) => {
      expect(await listIds(ordering)).toEqual(ids)
    },
  )
})

describe('the time zone of the neighbourhoods', () => {
  it('is three hours behind UTC', () => {
    const instant = toInstant('2026-03-16', '22:15')
    expect(instant).toBe('2026-03-17T01:15:00.000Z')
    expect([toLocalDay(instant), toLocalTime(instant)]).toEqual(['2026-03-16', '22:15:00'])
    expect(toZonedText(instant)).toBe('2026-03-16T22:15:00-03:00')
    expect(toSpreadsheetDate(instant).toISOString()).toBe('2026-03-16T22:15:00.000Z')
  })
})
