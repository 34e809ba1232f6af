import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  createAuthorizationSchema,
  createAuthorizationValues,
} from '@/features/authorizations/form/authorization-form'
import { readVisitStart, toScheduleValues } from '@/features/authorizations/terms/visit-start'
import { paths } from '@/paths'

const today = '2026-03-16'
const read = (search: string) => readVisitStart(new URLSearchParams(search), today)
const readAddress = (address: string) => read(new URL(address, 'https://portal.example').search)

test('the address of a new authorization carries the day and the time', () => {
  expect(readAddress(paths.newAuthorizationAt('2026-03-24', '09:00'))).toEqual({
    day: '2026-03-24',
    time: '09:00',
  })
  expect(readAddress(paths.newAuthorizationAt('2026-03-24'))).toEqual({ day: '2026-03-24' })
  expect(readAddress(paths.newAuthorization())).toBeUndefined()
})

test.each(['', 'dia=', 'dia=2026-02-30', 'dia=24-03-2026', 'dia=2026-03-15', 'dia=hoy', 'desde=09:00'])(
  "ignores '%s'",
  (search) => {
    expect(read(search)).toBeUndefined()
  },
)

test.each(['24:00', '9', '09:60', '23:59', 'mañana'])('ignores the time %s, but not the day', (time) => {
  expect(read(`dia=2026-03-16&desde=${time}`)).toEqual({ day: '2026-03-16' })
})

test.each([
  ['09:00', '13:00'],
  ['08:15', '12:15'],
  ['19:59', '23:59'],
  ['20:00', '23:59'],
  ['23:58', '23:59'],
])('a visit that begins at %s ends at %s', (time, end) => {
  expect(toScheduleValues({ day: '2026-03-24', time })).toMatchObject({
    days: 'single',
    from: '2026-03-24',
    hours: 'range',
    start: time,
    end,
  })
})

test('without a time, the visit is for the whole day', () => {
  expect(toScheduleValues({ day: '2026-03-24' })).toMatchObject({
    days: 'single',
    from: '2026-03-24',
    hours: 'whole',
    start: '00:00',
    end: '23:59',
  })
})

test('any address begins a form whose days and hours can be saved', () => {
  const schema = createAuthorizationSchema({ today: () => today })
  const texts = fc.oneof(fc.string(), fc.constantFrom('2026-03-16', '2026-12-31', '9999-12-31'))
  const times = fc.oneof(
    fc.string(),
    fc
      .nat({ max: 1439 })
      .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`),
  )
  fc.assert(
    fc.property(texts, times, (dia, desde) => {
      const values = {
        ...createAuthorizationValues(today, readVisitStart(new URLSearchParams({ dia, desde }), today)),
        type: 'VENDOR' as const,
        people: [{ id: 1, full_name: 'Oscar Vera', id_number: '1' }],
      }
      const result = v.safeParse(schema, values)
      expect(result.issues?.map(({ message }) => message) ?? []).toEqual([])
    }),
    { numRuns: 200, seed: 20260316 },
  )
})
