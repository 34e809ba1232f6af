import { describe, expect, test } from 'vitest'
import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { copy } from '@/features/today/copy'
import { listExpected } from '@/features/today/expected-rows'
import { listInside } from '@/features/today/inside-rows'
import type { SoonOverInput } from '@/features/today/soon-over-rows'
import { listSoonOver } from '@/features/today/soon-over-rows'

const day = '2026-03-16'
const now = Date.parse('2026-03-16T10:00:00-03:00')

const createMovement = (id: number, name: string, checkin: string): ActivityRecord => ({
  id,
  guest: { full_name: name, id_number: `3000000${id}` },
  id_number: `3000000${id}`,
  checkin_car: null,
  guest_type: { code: 'VENDOR', name: 'Proveedor' },
  activity_date: checkin.slice(0, 10),
  checkin_datetime: checkin,
  checkout_datetime: null,
  person_to_visit: null,
  checkin_gate: { name: 'Barrera 1' },
  checkout_gate: null,
})

const createAuthorization = (change: Partial<AuthorizationSummary> = {}): AuthorizationSummary => ({
  id: 1,
  name: 'Oscar Vera',
  source: 'PERSON',
  method: 'WEB',
  description: '',
  preauthorization_type: 'VENDOR',
  from_date: '2026-03-10',
  to_date: '2026-03-31',
  start_time: '09:00:00',
  end_time: '12:59:00',
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: false,
  wednesday_flag: false,
  thursday_flag: false,
  friday_flag: false,
  saturday_flag: false,
  sunday_flag: false,
  location_to: null,
  message: '',
  count_authorized: 1,
  people: [{ id: 5, full_name: 'Oscar Vera' }],
  max_people: null,
  ...change,
})

const oscar = createMovement(1, 'Oscar Vera', '2026-03-16T09:47:00-03:00')
const nora = createMovement(2, 'Nora Díaz', '2026-03-14T18:00:00-03:00')
const mia = createMovement(3, 'Mía Paz', '2026-03-16T08:00:00-03:00')

describe('the people inside', () => {
  test('begin with those who should have left, the earliest first', () => {
    const rows = listInside(
      { inside: [oscar, mia, nora], exceeded: [mia, nora], authorizations: [] },
      day,
      now,
    )
    expect(rows.map((row) => copy.inside.since(row, day))).toEqual([
      'desde el sábado 14 · pase vencido',
      'desde 08:00 · fuera de horario',
      'desde 09:47 · hace 13 min',
    ])
  })

  test('include those who exceed their permit but are not among the latest entries', () => {
    const rows = listInside({ inside: [oscar], exceeded: [nora], authorizations: [] }, day, now)
    expect(rows.map(({ name }) => name)).toEqual(['Nora Díaz', 'Oscar Vera'])
  })

  test('have the longest hours of their authorizations for the day', () => {
    const authorizations = [
      createAuthorization(),
      createAuthorization({ id: 2, end_time: '11:59:00' }),
      createAuthorization({ id: 3, end_time: '23:59:00', monday_flag: false, tuesday_flag: true }),
      createAuthorization({ id: 4, end_time: '23:59:00', preauthorization_type: 'FAMILY' }),
      createAuthorization({ id: 5, end_time: '23:59:00', people: [{ id: 6, full_name: 'Mía Paz' }] }),
    ]
    const [row] = listInside({ inside: [oscar], exceeded: [], authorizations }, day, now)
    expect(row?.permit).toMatchObject({ until: '12:59', minutesLeft: 180 })
  })

  test('have no hours without a known authorization, or since an earlier day', () => {
    const rows = listInside(
      {
        inside: [mia, { ...oscar, checkin_datetime: '2026-03-09T09:00:00-03:00' }],
        exceeded: [],
        authorizations: [createAuthorization()],
      },
      day,
      now,
    )
    expect(rows.map(({ permit }) => permit)).toEqual([undefined, undefined])
    expect(rows.map((row) => copy.inside.since(row, day)).at(-1)).toBe('desde el 09-03-2026')
  })
})

test('says the duration of a stay in hours and minutes', () => {
  const since = (minutes: number) =>
    copy.inside.since({ id: 1, name: '', document: '', day, time: '07:00', minutes }, day)
  expect([0, 59, 60, 125].map(since)).toEqual([
    'desde 07:00 · hace 0 min',
    'desde 07:00 · hace 59 min',
    'desde 07:00 · hace 1 h',
    'desde 07:00 · hace 2 h 5 min',
  ])
})

test('says when the last person left if nobody is inside', () => {
  expect(copy.inside.nobody({ day, time: '09:23' }, day)).toBe('Nadie adentro. Último egreso 09:23.')
  expect(copy.inside.nobody({ day: '2026-03-14', time: '18:40' }, day)).toBe(
    'Nadie adentro. Último egreso el sábado 14, 18:40.',
  )
  expect(copy.inside.nobody(undefined, day)).toBe('Nadie adentro.')
})

describe('the expected people', () => {
  const listNames = (authorizations: AuthorizationSummary[], inside: string[] = [], time = '10:00') =>
    listExpected({ authorizations, insideNames: new Set(inside), day, time }).map(({ name }) => name)

  test('are those of today whose hours are not over, by hour, those for the whole day last', () => {
    const wholeDay = { start_time: '00:00:00', end_time: '23:59:00' }
    const authorizations = [
      createAuthorization({ name: 'Whole day', ...wholeDay }),
      createAuthorization({ name: 'Afternoon', start_time: '13:00:00', end_time: '18:00:00' }),
      createAuthorization({ name: 'Morning' }),
      createAuthorization({ name: 'Over', end_time: '09:59:00' }),
      createAuthorization({ name: 'Last minute', end_time: '10:00:00', start_time: '08:00:00' }),
      createAuthorization({ name: 'Tuesday', monday_flag: false, tuesday_flag: true }),
      createAuthorization({ name: 'Later', from_date: '2026-03-17' }),
    ]
    expect(listNames(authorizations)).toEqual(['Last minute', 'Morning', 'Afternoon', 'Whole day'])
  })

  test('are not those who are all inside', () => {
    const two = { count_authorized: 2, people: [oscar, mia].map(({ id, guest }) => ({ id, ...guest })) }
    expect(listNames([createAuthorization()], ['Oscar Vera'])).toEqual([])
    expect(listNames([createAuthorization(two)], ['Oscar Vera'])).toHaveLength(1)
    // The summary has only some of the people.
    expect(listNames([createAuthorization({ count_authorized: 9 })], ['Oscar Vera'])).toHaveLength(1)
  })

  test('of an invitation are counted as confirmed', () => {
    const invitation = { preauthorization_type: 'INVITE', count_authorized: 3, max_people: 20 } as const
    const rows = listExpected({
      authorizations: [createAuthorization(invitation), createAuthorization({ count_authorized: 2 })],
      insideNames: new Set(),
      day,
      time: '10:00',
    })
    expect(rows.map(copy.expected.who)).toEqual(['3 de 20 confirmaron', '2 personas'])
    expect(rows.map(copy.expected.when)).toEqual(['09:00 a 12:59', '09:00 a 12:59'])
  })
})

describe('what expires soon', () => {
  const empty: SoonOverInput = {
    authorizations: [],
    tenants: [],
    vehicles: [],
    insurances: [],
    works: [],
    rp: 101,
    lotId: 201,
    day,
  }

  test('has regular visits that end within three days', () => {
    const listIds = (changes: Partial<AuthorizationSummary>[]) =>
      listSoonOver({
        ...empty,
        authorizations: changes.map((change, id) => createAuthorization({ id, ...change })),
      }).map(({ id }) => id)
    expect(
      listIds([
        { to_date: '2026-03-16' },
        { to_date: '2026-03-19' },
        { to_date: '2026-03-20' },
        { to_date: '2026-03-15' },
        { to_date: day, from_date: day, concurrent_flag: false },
        // Four days are a visit, five are regular.
        { to_date: '2026-03-17', from_date: '2026-03-14' },
        { to_date: '2026-03-17', from_date: '2026-03-13' },
      ]),
    ).toEqual([0, 6, 1])
  })

  test('begins with what expires first, and each row opens what renews it', () => {
    const rows = listSoonOver({
      ...empty,
      authorizations: [
        createAuthorization({ id: 7, to_date: '2026-03-18' }),
        createAuthorization({ id: 8, to_date: '2026-03-19', preauthorization_type: 'INVITE', max_people: 9 }),
      ],
      tenants: [{ id: 73, full_name: 'Ana Paz', to_date: '2026-03-10' }] as never,
      vehicles: [
        { id: 60001, license_plate_number: 'AB123CD', tv_expiration_date: '2026-03-30' },
        { id: 60002, license_plate_number: 'AB123CE', tv_expiration_date: null },
        { id: 60003, license_plate_number: 'AB123CF', tv_expiration_date: '2026-03-01' },
      ] as never,
      insurances: [
        {
          id: 1,
          company: { name: 'Provincia' },
          policy_number: 'A',
          status: 'APPROVED',
          to_date: '2026-03-20',
        },
        {
          id: 2,
          company: { name: 'Provincia' },
          policy_number: 'B',
          status: 'REJECTED',
          to_date: '2026-03-20',
        },
        {
          id: 3,
          company: { name: 'Provincia' },
          policy_number: 'C',
          status: 'APPROVED',
          to_date: '2026-03-15',
        },
      ] as never,
      works: [
        { id: 501, title: 'Casa', status: 'CURRENT', end_date: '2026-03-25' },
        { id: 502, title: 'Pileta', status: 'FINISHED', end_date: '2026-03-25' },
      ] as never,
    })
    expect(rows.map(({ name, to }) => `${name} ${to}`)).toEqual([
      'Ana Paz /manageproperty/201?tab=inquilinos&vista=editar&id=73',
      'Oscar Vera /preauthorization/edit/7',
      'Oscar Vera /preauthorization/invite/edit/8',
      'Provincia · A /submissions/101/new?tipo=seguros',
      'Casa /construction/501',
      'AB 123 CD /manageproperty/201?tab=vehiculos&vista=editar&id=60001',
    ])
  })
})
