import { expect, test } from 'vitest'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { buildExtension, getExtendedDay } from '@/features/authorizations/list/extension'
import { findFrequentAuthorizations } from '@/features/authorizations/list/frequent-authorizations'

const today = '2026-03-16'

/** Builds the request of 'Extender 7 días'. */
const extend = (authorization: AuthorizationSummary) =>
  buildExtension(authorization, getExtendedDay(authorization), today)

const createAuthorization = (change: Partial<AuthorizationSummary> = {}): AuthorizationSummary => ({
  id: 1,
  name: 'Oscar Vera',
  source: 'PERSON',
  method: 'WEB',
  description: 'Trae herramientas.',
  preauthorization_type: 'VENDOR',
  from_date: '2026-03-09',
  to_date: '2026-03-18',
  start_time: '09:00:00',
  end_time: '13:00:00',
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: false,
  wednesday_flag: true,
  thursday_flag: false,
  friday_flag: false,
  saturday_flag: false,
  sunday_flag: false,
  location_to: 'PROPERTY',
  message: '',
  count_authorized: 1,
  people: [{ id: 5, full_name: 'Oscar Vera' }],
  max_people: null,
  ...change,
})

test('an extension moves only the last day, and changes no people', () => {
  const { id: _, message, count_authorized, people, max_people, ...terms } = createAuthorization()
  expect(extend(createAuthorization())).toEqual({
    ...terms,
    to_date: '2026-03-25',
    add_people: [],
    remove_people: [],
  })
})

test("an extension of 'toda la semana' within a short range is valid on all days of the new range", () => {
  const shortWeek = { from_date: '2026-03-16', to_date: '2026-03-18', tuesday_flag: true }
  expect(extend(createAuthorization(shortWeek))).toMatchObject({
    to_date: '2026-03-25',
    thursday_flag: true,
    sunday_flag: true,
  })
})

test('an extension of an invitation keeps its seats', () => {
  const invitation = createAuthorization({ preauthorization_type: 'INVITE', max_people: 20 })
  expect(extend(invitation)).toMatchObject({ max_people: 20 })
})

const listFrequent = (changes: Partial<AuthorizationSummary>[], limit = 3) =>
  findFrequentAuthorizations(
    changes.map((change, index) => createAuthorization({ id: index + 1, ...change })),
    limit,
  ).map(({ id }) => id)

test('the most frequent people and hours come first, each with the newest authorization', () => {
  const afternoon = { start_time: '14:00:00' }
  const ana = { people: [{ id: 9, full_name: 'Ana Paz' }] }
  expect(listFrequent([ana, {}, afternoon, afternoon, ana, ana])).toEqual([1, 3, 2])
  expect(listFrequent([ana, {}, afternoon], 2)).toEqual([1, 2])
})

test('neither invitations, nor those of the Administration, nor the same authorization on two pages count', () => {
  const ana = { people: [{ id: 9, full_name: 'Ana Paz' }] }
  expect(listFrequent([{ preauthorization_type: 'INVITE', max_people: 9 }, { people: [] }])).toEqual([])
  expect(listFrequent([{ source: 'ADMIN' }, ana])).toEqual([2])
  expect(listFrequent([{ id: 7 }, ana, { ...ana, id: 8 }, { id: 7 }])).toEqual([2, 7])
})
