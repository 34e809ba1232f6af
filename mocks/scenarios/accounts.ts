import type { ModuleRow, PersonRow, UserRow } from '../db/rows.ts'
import { addMinutes, type CalendarDay } from '../rules/calendar.ts'
import { emptyPersonFields } from '../rules/people.ts'
import { losAlamosLogo } from './los-alamos-logo.ts'
import { addResidency } from './lots/add-lot-rows.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/*
 * The data of every scenario: two neighbourhoods, the demo accounts, and the fixed codes and links.
 * Ids are fixed, so that addresses that contain them stay valid.
 */

/** The password of every account. */
export const seededPassword = 'Demo1234'

export const losAlamos = 101
export const lasAcacias = 102

/** Lot ids by lot name. */
export const lotIds = { a12: 201, b7: 202, c3: 203, d4: 204, e9: 205, acacias15: 301 } as const

/** Person ids of the accounts in Los Álamos. The account `residente` is a second person in Las Acacias. */
export const persons = {
  residente: 301,
  residenteInAcacias: 302,
  inquilino: 303,
  obra: 304,
  admin: 305,
  consejo: 306,
  nueva: 307,
} as const

const moduleCodes: readonly ModuleRow['code'][] = [
  'authorization',
  'activity',
  'census',
  'construction',
  'document_submission',
]

/** Which tabs of a lot residents may manage themselves. */
const everyTabManaged = {
  can_manage_residents: true,
  can_manage_tenants: true,
  can_manage_vehicles: true,
  can_manage_pets: true,
}
const noPeopleManaged = { ...everyTabManaged, can_manage_residents: false, can_manage_tenants: false }

/** Adds both neighbourhoods. Las Acacias lacks the modules of census and document submissions. */
export function addNeighbourhoods(builder: ScenarioBuilder): void {
  builder.add('realProperties', {
    id: losAlamos,
    name: 'Los Álamos',
    logo: losAlamosLogo,
    multiarea: true,
    location: '-34.4387,-58.6421',
    ...everyTabManaged,
  })
  builder.add('realProperties', {
    id: lasAcacias,
    name: 'Las Acacias',
    logo: null,
    multiarea: false,
    location: '-34.5519,-58.8077',
    ...noPeopleManaged,
  })
  const missing: readonly ModuleRow['code'][] = ['census', 'document_submission']
  for (const code of moduleCodes) {
    builder.append('modules', { real_property_id: losAlamos, code, is_active_mobile: true })
    builder.append('modules', {
      real_property_id: lasAcacias,
      code,
      is_active_mobile: !missing.includes(code),
    })
  }
  addLots(builder)
}

function addLots(builder: ScenarioBuilder): void {
  const inAlamos = [
    [lotIds.a12, 'A-12', 'Los Robles', '-34.4402,-58.6398'],
    [lotIds.b7, 'B-7', 'Los Robles', null],
    [lotIds.c3, 'C-3', 'El Lago', '-34.4411,-58.6445'],
    [lotIds.d4, 'D-4', 'El Lago', null],
    [lotIds.e9, 'E-9', 'Los Robles', null],
  ] as const
  for (const [id, identifier, area_name, location] of inAlamos) {
    builder.add('properties', { id, real_property_id: losAlamos, identifier, area_name, location })
  }
  const acacias = { real_property_id: lasAcacias, identifier: '15', area_name: null, location: null }
  builder.add('properties', { id: lotIds.acacias15, ...acacias })
}

type Account = Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'id_number' | 'groups'> & {
  gender: PersonRow['gender']
  born: CalendarDay
  phone: string
  /** The persons of the user, one for each neighbourhood. */
  memberships: readonly (readonly [realPropertyId: number, personId: number])[]
}

const accounts: readonly Account[] = [
  {
    email: 'residente@demo.ar',
    first_name: 'Carolina',
    last_name: 'Ibáñez',
    id_number: '30111222',
    groups: [],
    gender: 'F',
    born: '1983-04-17',
    phone: '1155550101',
    memberships: [
      [losAlamos, persons.residente],
      [lasAcacias, persons.residenteInAcacias],
    ],
  },
  {
    email: 'inquilino@demo.ar',
    first_name: 'Tomás',
    last_name: 'Aguilar',
    id_number: '32555666',
    groups: [],
    gender: 'M',
    born: '1986-10-02',
    phone: '1155550102',
    memberships: [[losAlamos, persons.inquilino]],
  },
  {
    email: 'obra@demo.ar',
    first_name: 'Ricardo',
    last_name: 'Montes',
    id_number: '28777888',
    groups: [],
    gender: 'M',
    born: '1981-01-29',
    phone: '1155550103',
    memberships: [[losAlamos, persons.obra]],
  },
  {
    email: 'admin@demo.ar',
    first_name: 'Adriana',
    last_name: 'Solís',
    id_number: '20999000',
    groups: ['PROPERTY_ADMIN'],
    gender: 'F',
    born: '1970-06-11',
    phone: '1155550104',
    memberships: [[losAlamos, persons.admin]],
  },
  {
    email: 'consejo@demo.ar',
    first_name: 'Ernesto',
    last_name: 'Ñancupil',
    id_number: '27333444',
    groups: ['AUDITOR'],
    gender: 'M',
    born: '1979-12-05',
    phone: '1155550105',
    memberships: [[losAlamos, persons.consejo]],
  },
]

/** Adds the users of the accounts, their persons and their residencies. */
export function addAccounts(builder: ScenarioBuilder): void {
  for (const { gender, born, phone, memberships, ...account } of accounts) {
    const user = builder.append('users', { ...account, password: seededPassword, photo_url: null })
    for (const [realPropertyId, personId] of memberships) {
      builder.add(
        'persons',
        createPerson(personId, realPropertyId, { ...account, gender, born, phone, userId: user.id }),
      )
    }
  }
  const nueva = { first_name: 'Martina', last_name: 'Quiroga', id_number: '31222333', email: 'nueva@demo.ar' }
  builder.add(
    'persons',
    createPerson(persons.nueva, losAlamos, {
      ...nueva,
      gender: 'F',
      born: '1984-08-23',
      phone: '1155550106',
      userId: null,
    }),
  )
  addResidencies(builder)
}

function createPerson(
  id: number,
  realPropertyId: number,
  data: Omit<Account, 'memberships' | 'groups'> & { userId: number | null },
): PersonRow {
  const { first_name, last_name, id_number, email, gender, born, phone, userId } = data
  return {
    ...emptyPersonFields,
    id,
    real_property_id: realPropertyId,
    user_id: userId,
    first_name,
    last_name,
    id_type_code: 'DNI',
    id_number,
    nationality: 'AR',
    gender,
    email,
    mobile_phone_country_code: '+54',
    mobile_phone_number: phone,
    date_of_birth: born,
  }
}

/** First and last day of the contract, counted from today. */
const inquilinosContract = [-180, 185] as const

function addResidencies(builder: ScenarioBuilder): void {
  const residencies = [
    [persons.residente, lotIds.a12, 'owner', true],
    [persons.residente, lotIds.b7, 'owner', true],
    [persons.residenteInAcacias, lotIds.acacias15, 'owner', false],
    [persons.inquilino, lotIds.c3, 'renter', false],
    [persons.consejo, lotIds.e9, 'owner', true],
    [persons.nueva, lotIds.d4, 'owner', true],
  ] as const
  for (const [personId, propertyId, role, canManage] of residencies) {
    const contract = role === 'renter' ? inquilinosContract : undefined
    addResidency(builder, { personId, propertyId, role, canManage, contract, age: [800] })
  }
}

/** Adds the codes and links that are the same in every scenario, and the mails that contain them. */
export function addFixedCodes(builder: ScenarioBuilder): void {
  const now = builder.clock.now()
  const [residente] = builder.rows.users
  if (!residente) throw new Error('The codes need the accounts')
  builder.append('registrationCodes', {
    verification_key: 'ABC123',
    person_id: persons.nueva,
    property_id: lotIds.d4,
    email: 'nueva@demo.ar',
    is_used: false,
  })
  const link = { user_id: residente.id, uid: 'demo-uid', is_used: false }
  builder.append('recoveryLinks', { ...link, token: 'demo-token', expires_at: addMinutes(now, oneDay) })
  builder.append('recoveryLinks', { ...link, token: 'expired-token', expires_at: addMinutes(now, -oneDay) })
  builder.append('oneTimeCodes', {
    code: 'demo-otc',
    user_id: residente.id,
    expires_at: addMinutes(now, oneDay),
    is_used: false,
  })
  addMails(builder)
}

const oneDay = 24 * 60

function addMails(builder: ScenarioBuilder): void {
  builder.append('mailbox', {
    to: 'nueva@demo.ar',
    subject: 'Tu código para registrarte en Los Álamos',
    kind: 'registration',
    link: '/register?code=ABC123',
    code: 'ABC123',
    at: addMinutes(builder.clock.now(), -90),
  })
  builder.append('mailbox', {
    to: 'residente@demo.ar',
    subject: 'Recuperá tu contraseña',
    kind: 'recovery',
    link: '/password-recover/demo-uid/demo-token',
    code: null,
    at: addMinutes(builder.clock.now(), -30),
  })
}
