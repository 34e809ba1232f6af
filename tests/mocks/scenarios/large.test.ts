import type { MovementRow } from '@mocks/db/rows'
import { findTermRefusals } from '@mocks/rules/authorization-terms'
import { hasSixDigitRun } from '@mocks/rules/contacts'
import { subtractYear } from '@mocks/rules/movements'
import { toInstant } from '@mocks/rules/zone'
import { testNow } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { chooseCases } from '../../support/scope'
import { createCallClient } from '../client'
import { buildScenario } from './build-scenario'

const today = '2026-03-16'
const [a12Id, casaPerezId, residentePersonId, obraPersonId] = [201, 501, 301, 304]
const rows = await buildScenario('large')
const { movements, authorizations, works, contacts, persons } = rows
const now = new Date(testNow).toISOString()
const countDistinct = (values: readonly unknown[]) => new Set(values).size

// The scenario is loaded once for all tests of this file.
const { mock, call, signIn } = await createCallClient({ scenario: 'large', onViolation: 'throw' })
const tokens = { residente: await signIn(), obra: await signIn('obra@demo.ar') }

it.each([
  ['residente', '/fapi/v2/customer/101/property/201/authorization/', 2000],
  ['residente', '/fapi/customer/101/visits/contacts/?page=50', 5000],
  ['residente', '/fapi/v2/customer/101/works/?page_size=500', 500],
  ['obra', '/fapi/v2/customer/101/works/?page_size=500', 500],
  ['residente', '/fapi/customer/101/submissions/insurance/?page=50', 500],
  ['residente', '/fapi/customer/101/submissions/background-check/?page_size=50', 500],
  ['obra', '/fapi/customer/101/works/501/workers/?page=50', 500],
  ['obra', '/fapi/customer/101/works/501/managers/?page=4', 40],
  ['obra', '/fapi/customer/101/works/501/groups/?page=12', 60],
  ['obra', '/fapi/customer/101/works/501/activity/?page=1400', 14_000],
  ['residente', '/fapi/customer/101/property/201/report/owners/', 46],
  ['residente', '/fapi/customer/101/property/201/report/tenants/', 30],
  ['residente', '/fapi/customer/101/property/201/report/cars/', 60],
  ['residente', '/fapi/customer/101/property/201/report/pets/', 40],
] as const)('for the account %s, the list %s has %i rows in total', async (account, path, count) => {
  const { status, body } = await call('GET', path, { token: tokens[account] })
  expect([status, Reflect.get(Object(body), 'count')]).toEqual([200, count])
  expect(mock.violations).toEqual([])
})

it('lists for residente all movements of the last year on lot A-12', async () => {
  const path =
    '/fapi/customer/101/activity-records/201/?start_date=2025-03-17&ordering=last_name&page_size=50'
  const { status, body } = await call('GET', path, { token: tokens.residente })
  expect([status, Reflect.get(Object(body), 'count')]).toEqual([200, 98_500])
})

it('has the numbers of rows that docs/demo.md promises, and 500 workers of Casa Pérez', () => {
  expect(movements).toHaveLength(100_000)
  expect(authorizations).toHaveLength(2000)
  expect(works).toHaveLength(500)
  expect(rows.insuranceSubmissions).toHaveLength(500)
  expect(rows.backgroundCheckSubmissions).toHaveLength(500)
  expect(contacts).toHaveLength(5000)
  expect(rows.workers.filter(({ work_id }) => work_id === casaPerezId)).toHaveLength(500)
})

it('has every authorization and most movements on lot A-12; every contact and submission belongs to residente', () => {
  expect(authorizations.every((row) => row.property_id === a12Id && !row.is_cancelled)).toBe(true)
  expect(contacts.every(({ owner_id }) => owner_id === residentePersonId)).toBe(true)
  const submissions = [...rows.insuranceSubmissions, ...rows.backgroundCheckSubmissions]
  expect(submissions.every(({ creator_id }) => creator_id === residentePersonId)).toBe(true)
  expect(movements.filter(({ property_id }) => property_id === a12Id)).toHaveLength(98_500)
  expect(movements.filter(({ work_id }) => work_id === casaPerezId)).toHaveLength(14_000)
  for (const [list, count] of [
    [rows.vehicles, 60],
    [rows.pets, 40],
    [rows.residencies, 76],
  ] as const) {
    expect(list.filter(({ property_id }) => property_id === a12Id)).toHaveLength(count)
  }
})

it('has 500 works in Los Álamos; residente and obra both manage every work', () => {
  const lotIds = new Set(rows.properties.filter((lot) => lot.real_property_id === 101).map(({ id }) => id))
  expect(works.every(({ property_id }) => lotIds.has(property_id))).toBe(true)
  for (const managerPersonId of [residentePersonId, obraPersonId]) {
    const managerRows = rows.workManagers.filter(
      ({ person_id, status }) => person_id === managerPersonId && status !== 'INVALID',
    )
    expect(countDistinct(managerRows.map(({ work_id }) => work_id))).toBe(500)
  }
  expect(countDistinct(works.map(({ title }) => title))).toBeGreaterThan(200)
})

it('has authorizations, movements, works and submissions of every type and status', () => {
  expect(countDistinct(authorizations.map((row) => row.preauthorization_type))).toBe(7)
  expect(countDistinct(authorizations.map((row) => row.source))).toBe(2)
  expect(authorizations.filter(({ to_date }) => to_date >= today).length).toBeGreaterThan(200)
  expect(authorizations.filter(({ to_date }) => to_date < today).length).toBeGreaterThan(1000)
  expect(authorizations.filter(({ from_date }) => from_date > today).length).toBeGreaterThan(20)
  expect(countDistinct(movements.map((row) => row.guest_type_code))).toBe(10)
  for (const list of [
    works,
    rows.workers,
    rows.workManagers,
    rows.insuranceSubmissions,
    rows.insuredPeople,
  ]) {
    expect(countDistinct(list.map(({ status }) => status))).toBe(3)
  }
})

it('has only valid authorizations: invitations have at most `max_people` guests, and the others at least one person', () => {
  const invalid = authorizations.filter((row) =>
    Object.values(findTermRefusals(row, row.from_date)).some((refusals = []) => refusals.length > 0),
  )
  expect(invalid).toEqual([])
  const counts = new Map<number, number>()
  for (const { authorization_id: id } of rows.authorizedPeople) counts.set(id, (counts.get(id) ?? 0) + 1)
  const authorizationsWithWrongCount = authorizations.filter(({ id, max_people, preauthorization_type }) => {
    const people = counts.get(id) ?? 0
    return preauthorization_type === 'INVITE' ? people > (max_people ?? 0) : people === 0
  })
  expect(authorizationsWithWrongCount).toEqual([])
})

it('has movements from a year ago until now, sorted by check-in', () => {
  const earliestCheckin = toInstant(subtractYear(today), '00:00')
  let previousCheckin = earliestCheckin
  const invalid = movements.filter((row) => {
    const isMisplaced =
      row.checkin_at < previousCheckin || row.checkin_at > now || (row.checkout_at ?? now) > now
    previousCheckin = row.checkin_at
    return isMisplaced || (row.checkout_at !== null && row.checkout_at <= row.checkin_at)
  })
  expect(invalid).toEqual([])
  const todaysMovements = movements.filter(({ checkin_at }) => checkin_at >= toInstant(today, '00:00'))
  expect(todaysMovements.length).toBeGreaterThan(60)
  expect(movements.filter(({ checkout_at }) => checkout_at === null).length).toBeGreaterThan(50)
  const isPastLimit = (row: MovementRow) => row.limit_at !== null && (row.checkout_at ?? now) > row.limit_at
  expect(movements.filter(isPastLimit).length).toBeGreaterThan(300)
})

it('has no check-in of a person who is still inside', () => {
  const lastExits = new Map<number, string>()
  const overlapping = movements.filter(({ person_id, checkin_at, checkout_at }) => {
    const isInside = (lastExits.get(person_id) ?? '') >= checkin_at
    lastExits.set(person_id, checkout_at ?? '9999')
    return isInside
  })
  expect(overlapping).toEqual([])
})

it('has document numbers that the forms accept, over 4000 different names, and plates of both formats or no plate', () => {
  const invalidPersons = persons.filter(
    ({ id_type_code, id_number }) =>
      id_type_code === 'DNI' && (!/^\d{7,8}$/.test(id_number) || hasSixDigitRun(id_number)),
  )
  expect(invalidPersons).toEqual([])
  expect(
    countDistinct(persons.map(({ first_name, last_name }) => `${first_name} ${last_name}`)),
  ).toBeGreaterThan(4000)
  const plates = movements.map((row) => row.checkin_plate ?? '')
  for (const format of [/^[A-Z]{3}\d{3}$/, /^[A-Z]{2}\d{3}[A-Z]{2}$/, /^$/]) {
    expect(plates.filter((plate) => format.test(plate)).length).toBeGreaterThan(5000)
  }
})

const worldStarts = ['2026-03-16T00:00:20-03:00', '2028-02-29T23:59:40-03:00', '2026-11-01T06:59:00-03:00']

it.each(chooseCases(worldStarts, 1))(
  'has no movement in the future for a world that begins at %s',
  async (instant) => {
    const { movements: worldMovements } = await buildScenario('large', 3, instant)
    expect(worldMovements).toHaveLength(100_000)
    const worldStart = new Date(instant).toISOString()
    expect(worldMovements.filter((row) => (row.checkout_at ?? row.checkin_at) > worldStart)).toEqual([])
  },
)
