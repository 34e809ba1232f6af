import * as fc from 'fast-check'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import { LocationTo } from '@/api/generated/model/locationTo'
import { addDays } from '@/domain/days'
import { weekdays } from '@/domain/weekdays'
import type { AuthorizationValues } from '@/features/authorizations/form/authorization-form'

/** The current day, a Monday, for all tests that import it. */
export const today = '2026-03-16'

export const anyDay = fc.integer({ min: -3, max: 400 }).map((days) => addDays(today, days))
const anyTime = fc.constantFrom('', '00:00', '07:45', '08:00', '17:00', '23:45', '23:59')
const anyPerson = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 }),
  full_name: fc
    .string({ minLength: 1, maxLength: 201, unit: 'grapheme' })
    .filter(({ length }) => length <= 201),
  id_number: fc.stringMatching(/^[A-Z0-9]{7,12}$/),
})

/** Generates values of the authorization form. Only some of them are valid. */
export const anyValues: fc.Arbitrary<AuthorizationValues> = fc.record({
  title: fc.oneof(fc.constant(''), fc.string({ maxLength: 260, unit: 'grapheme' })),
  type: fc.constantFrom('' as const, ...Object.values(AuthorizationType)),
  days: fc.constantFrom('single' as const, 'several' as const),
  from: fc.oneof({ weight: 9, arbitrary: anyDay }, { weight: 1, arbitrary: fc.constant('') }),
  to: fc.oneof({ weight: 9, arbitrary: anyDay }, { weight: 1, arbitrary: fc.constant('') }),
  week: fc.constantFrom('all' as const, 'some' as const),
  isWeekendFiltered: fc.boolean(),
  weekdays: fc.subarray([...weekdays]),
  hours: fc.constantFrom('whole' as const, 'range' as const),
  start: anyTime,
  end: anyTime,
  arrival: fc.constantFrom('' as const, ...Object.values(LocationTo)),
  note: fc.string({ maxLength: 510, unit: 'grapheme' }),
  people: fc.array(anyPerson, { maxLength: 4 }),
  removed: fc.constant([]),
})
