import { subtractYear } from '@mocks/rules/movements'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays, isDay } from '@/domain/days'
import { getEarliestDay } from '@/domain/movement-period'
import { movementOrderings } from '@/features/movements/columns'
import {
  getMovementsPeriod,
  hasMovementFilters,
  movementsAddress,
  toMovementsParams,
  toPlateSearch,
  unfilteredMovements,
} from '@/features/movements/movements-address'
import { anyCharacter } from '../../support/any-text'
import { chooseCount } from '../../support/scope'

const today = '2026-03-16'
const anyDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays(today, days))

test('requests the period in the address, with today for a missing day, and only today if the period is invalid', () => {
  const formatPeriod = (desde: string, hasta: string) =>
    Object.values(getMovementsPeriod({ desde, hasta, sinEgreso: false }, today)).join(' ')
  expect(formatPeriod('', '')).toBe('2026-03-16 2026-03-16')
  expect(formatPeriod('2026-03-01', '')).toBe('2026-03-01 2026-03-16')
  expect(formatPeriod('2026-03-01', '2026-03-05')).toBe('2026-03-01 2026-03-05')
  expect(formatPeriod('', '2026-03-20')).toBe('2026-03-16 2026-03-20')
  expect(formatPeriod('2025-03-16', '2025-03-16')).toBe('2025-03-16 2025-03-16')
  expect(formatPeriod('2025-03-15', '')).toBe('2026-03-16 2026-03-16')
  expect(formatPeriod('2026-03-05', '2026-03-01')).toBe('2026-03-16 2026-03-16')
})

test('the portal and the backend compute the same day twelve months ago', () => {
  fc.assert(fc.property(anyDay, (day) => getEarliestDay(day) === subtractYear(day)))
  expect(getEarliestDay('2028-02-29')).toBe(subtractYear('2028-02-29'))
})

test('converts a searched plate to at most 20 characters, in capitals, without spaces and control characters', () => {
  expect(toPlateSearch(' ab 123\tcd ')).toBe('AB123CD')
  expect(toPlateSearch('ñu\u00a0123\u0000')).toBe('ÑU123')
  expect(toPlateSearch('x'.repeat(300))).toHaveLength(20)
})

test('requests only parameters that the contract accepts, for any address', () => {
  const anyText = fc.string({ unit: anyCharacter, maxLength: 300 })
  const addressRecord = fc.record({
    pagina: fc.oneof(fc.double(), anyText),
    filas: fc.oneof(fc.constantFrom(10, 25, 50, 7), anyText),
    orden: fc.oneof(fc.constantFrom(...movementOrderings), anyText),
    lote: fc.oneof(fc.double(), anyText),
    nombre: anyText,
    apellido: anyText,
    documento: anyText,
    desde: fc.oneof(anyDay, anyText),
    hasta: fc.oneof(anyDay, anyText),
    patente: anyText,
    sinEgreso: fc.oneof(fc.boolean(), anyText),
  })
  fc.assert(
    fc.property(addressRecord, (record) => {
      const names = Object.keys(movementsAddress.defaults)
      // Replaces each invalid parameter by its default, as the portal does.
      const parsedAddress = Object.fromEntries(
        names.map((name) => {
          const address = { ...movementsAddress.defaults, [name]: record[name as keyof typeof record] }
          const result = v.safeParse(movementsAddress.schema, address)
          const key = name as keyof typeof movementsAddress.defaults
          return [name, result.success ? result.output[key] : movementsAddress.defaults[key]]
        }),
      )
      const request = toMovementsParams(parsedAddress as typeof unfilteredMovements, today)
      expect(isDay(request.start_date) && isDay(request.end_date)).toBe(true)
      expect(request.start_date >= '2025-03-16' && request.end_date >= request.start_date).toBe(true)
      for (const [name, maxLength] of [
        ['first_name', 100],
        ['last_name', 100],
        ['id_number', 20],
        ['license_plate_number', 20],
      ] as const) {
        const text = request[name]
        expect(text === undefined || (text.length > 0 && text.length <= maxLength)).toBe(true)
        expect(text ?? '').not.toMatch(/\p{Cc}/u)
      }
      expect([true, undefined]).toContain(request.in_property)
    }),
    { numRuns: chooseCount(100, 500) },
  )
})

test('counts every parameter except the lot as a filter', () => {
  expect(hasMovementFilters(unfilteredMovements)).toBe(false)
  expect(hasMovementFilters({ ...unfilteredMovements, lote: 202 })).toBe(false)
  expect(hasMovementFilters({ ...unfilteredMovements, sinEgreso: true })).toBe(true)
  expect(hasMovementFilters({ ...unfilteredMovements, desde: today })).toBe(true)
})
