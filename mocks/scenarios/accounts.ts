import type { ModuleRow, PersonRow, UserRow } from '../db/rows.ts'
import { addMinutes, type CalendarDay } from '../rules/calendar.ts'
import { emptyPersonFields } from '../rules/people.ts'
import { losAlamosLogo } from './los-alamos-logo.ts'
import { addResidency } from './lots/add-lot-rows.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/*
 * The data of every scenario: two neighbourhoods, the demo accounts, and the fixed codes and links.
 * The ids are the same in every scenario, so that addresses with ids stay valid.
 */

/** The password of every account. */
export const seededPassword = 'Demo1234'

/** The ids of the two neighbourhoods. */
export const losAlamosId = 101
export const lasAcaciasId = 102

/** The ids of the lots, by lot name. */
export const lotIds = { a12: 201, b7: 202, c3: 203, d4: 204, e9: 205, acacias15: 301 } as const

/**
 * The ids of the accounts' persons. All of them are in Los Álamos, except `residenteInAcacias`, the second person of the
 * account `residente`. `nueva` is a person without an account, who can register.
 */
export const personIds = {
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

/** The flags of a neighbourhood that lets residents change the data in every tab of their lot's page. */
const manageableTabs = {
  can_manage_residents: true,
  can_manage_tenants: true,
  can_manage_vehicles: true,
  can_manage_pets: true,
}

/** Adds both neighbourhoods with their lots. Las Acacias lacks the modules `census` and `document_submission`. */
export function addNeighbourhoods(builder: ScenarioBuilder): void {
  builder.add('realProperties', {
    id: losAlamosId,
    name: 'Los Álamos',
    logo: losAlamosLogo,
    multiarea: true,
    location: '-34.4387,-58.6421',
    ...manageableTabs,
  })
  builder.add('realProperties', {
    id: lasAcaciasId,
    name: 'Las Acacias',
    logo: null,
    multiarea: false,
    location: '-34.5519,-58.8077',
    ...manageableTabs,
    can_manage_residents: false,
    can_manage_tenants: false,
  })
  for (const code of moduleCodes) {
    const isMissingInAcacias = code === 'census' || code === 'document_submission'
    builder.append('modules', { real_property_id: losAlamosId, code, is_active_mobile: true })
    builder.append('modules', { real_property_id: lasAcaciasId, code, is_active_mobile: !isMissingInAcacias })
  }
  addLots(builder)
}

function addLots(builder: ScenarioBuilder): void {
  const lots = [
    ['a12', losAlamosId, 'A-12', 'Los Robles', '-34.4402,-58.6398'],
    ['b7', losAlamosId, 'B-7', 'Los Robles', null],
    ['c3', losAlamosId, 'C-3', 'El Lago', '-34.4411,-58.6445'],
    ['d4', losAlamosId, 'D-4', 'El Lago', null],
    ['e9', losAlamosId, 'E-9', 'Los Robles', null],
    ['acacias15', lasAcaciasId, '15', null, null],
  ] as const
  for (const [name, real_property_id, identifier, area_name, location] of lots) {
    builder.add('properties', { id: lotIds[name], real_property_id, identifier, area_name, location })
  }
}

type Account = readonly [
  name: keyof typeof personIds & string,
  firstName: string,
  lastName: string,
  idNumber: string,
  gender: PersonRow['gender'],
  dateOfBirth: CalendarDay,
  phone: string,
  groups: UserRow['groups'],
]

const accounts: readonly Account[] = [
  ['residente', 'Carolina', 'Ibáñez', '30111222', 'F', '1983-04-17', '1155550101', []],
  ['inquilino', 'Tomás', 'Aguilar', '32555666', 'M', '1986-10-02', '1155550102', []],
  ['obra', 'Ricardo', 'Montes', '28777888', 'M', '1981-01-29', '1155550103', []],
  ['admin', 'Adriana', 'Solís', '20999000', 'F', '1970-06-11', '1155550104', ['PROPERTY_ADMIN']],
  ['consejo', 'Ernesto', 'Ñancupil', '27333444', 'M', '1979-12-05', '1155550105', ['AUDITOR']],
]

/** A resident without an account. The registration code of `addFixedCodes` is for this person. */
const nueva: Account = ['nueva', 'Martina', 'Quiroga', '31222333', 'F', '1984-08-23', '1155550106', []]

/** Adds the users of the accounts, the persons of `personIds`, and the residencies of these persons. */
export function addAccounts(builder: ScenarioBuilder): void {
  for (const account of accounts) {
    const [name, first_name, last_name, id_number, , , , groups] = account
    const nameFields = { email: `${name}@demo.ar`, first_name, last_name, id_number, groups }
    const { id } = builder.append('users', { ...nameFields, password: seededPassword, photo_url: null })
    builder.add('persons', createPerson(account, losAlamosId, personIds[name], id))
    if (name === 'residente') {
      builder.add('persons', createPerson(account, lasAcaciasId, personIds.residenteInAcacias, id))
    }
  }
  builder.add('persons', createPerson(nueva, losAlamosId, personIds.nueva, null))
  addResidencies(builder)
}

const createPerson = (
  [name, first_name, last_name, id_number, gender, date_of_birth, phone]: Account,
  real_property_id: number,
  id: number,
  user_id: number | null,
): PersonRow => ({
  ...emptyPersonFields,
  id,
  real_property_id,
  user_id,
  first_name,
  last_name,
  id_type_code: 'DNI',
  id_number,
  nationality: 'AR',
  gender,
  email: `${name}@demo.ar`,
  mobile_phone_country_code: '+54',
  mobile_phone_number: phone,
  date_of_birth,
})

const minutesPerDay = 24 * 60

/** The first and last day of the contract of `inquilino`, in days from today. */
const inquilinoContractDays = { from: -180, to: 185 }

function addResidencies(builder: ScenarioBuilder): void {
  const residencies = [
    [personIds.residente, lotIds.a12, 'owner', true],
    [personIds.residente, lotIds.b7, 'owner', true],
    [personIds.residenteInAcacias, lotIds.acacias15, 'owner', false],
    [personIds.inquilino, lotIds.c3, 'tenant', false],
    [personIds.consejo, lotIds.e9, 'owner', true],
    [personIds.nueva, lotIds.d4, 'owner', true],
  ] as const
  for (const [personId, propertyId, role, canManage] of residencies) {
    const contractDays = role === 'tenant' ? inquilinoContractDays : undefined
    addResidency(builder, { personId, propertyId, role, canManage, contractDays, createdDaysAgo: 800 })
  }
}

/**
 * Adds the codes and links that are the same in every scenario, and the mails with the registration code and the valid
 * recovery link. Call `addAccounts` first.
 */
export function addFixedCodes(builder: ScenarioBuilder): void {
  const minutesFromNow = (minutes: number) => addMinutes(builder.clock.now(), minutes)
  const [residente] = builder.rows.users
  if (!residente) throw new Error('Add the accounts before the codes')
  builder.append('registrationCodes', {
    verification_key: 'ABC123',
    person_id: personIds.nueva,
    property_id: lotIds.d4,
    email: 'nueva@demo.ar',
    is_used: false,
  })
  const unusedLink = { user_id: residente.id, is_used: false }
  const validLink = { ...unusedLink, expires_at: minutesFromNow(minutesPerDay) }
  const expiredLink = { ...unusedLink, expires_at: minutesFromNow(-minutesPerDay) }
  builder.append('recoveryLinks', { uid: 'demo-uid', token: 'demo-token', ...validLink })
  builder.append('recoveryLinks', { uid: 'demo-uid', token: 'expired-token', ...expiredLink })
  builder.append('oneTimeCodes', { code: 'demo-otc', ...validLink })
  builder.append('mailbox', {
    to: 'nueva@demo.ar',
    subject: 'Tu código para registrarte en Los Álamos',
    kind: 'registration',
    link: '/register?code=ABC123',
    code: 'ABC123',
    at: minutesFromNow(-90),
  })
  builder.append('mailbox', {
    to: 'residente@demo.ar',
    subject: 'Recuperá tu contraseña',
    kind: 'recovery',
    link: '/password-recover/demo-uid/demo-token',
    code: null,
    at: minutesFromNow(-30),
  })
}
