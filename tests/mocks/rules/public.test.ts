import type { JoinedAuthorization } from '@mocks/rules/authorization-views'
import {
  acceptInvitation,
  createAcceptanceMail,
  hasGuestDocument,
  toPublicInvitation,
} from '@mocks/rules/public'
import { describe, expect, it } from 'vitest'
import {
  catchRefusal,
  createAuthorizationRow,
  createPersonRow,
  lot,
  neighbourhood,
  today,
} from './sample-rows'

const createGuestInput = (overrides: object = {}) => ({
  first_name: ' Luz ',
  last_name: 'Ñandú',
  id_number: '40717253',
  email: 'Luz@Example.com',
  mobile_phone_number: '1155550177',
  date_of_birth: null,
  ...overrides,
})
const juana = createPersonRow(1)
const createInvitation = (people: JoinedAuthorization['people'] = [juana]): JoinedAuthorization => ({
  authorization: createAuthorizationRow({ preauthorization_type: 'INVITE', max_people: 2 }),
  people,
  lot,
  realProperty: neighbourhood,
  creator: createPersonRow(301),
})
const acceptAsGuest = (
  overrides: object = {},
  person = createPersonRow(2),
  invitation = createInvitation(),
) => acceptInvitation(invitation, createGuestInput(overrides), person, { id: 4100, today })

describe('acceptInvitation', () => {
  it('registers a new guest', () => {
    const { guest, invitation } = acceptInvitation(createInvitation(), createGuestInput(), undefined, {
      id: 4100,
      today,
    })
    expect(guest).toMatchObject({
      id: 4100,
      real_property_id: 101,
      first_name: 'Luz',
      id_type_code: 'DNI',
      id_number: '40717253',
      email: 'luz@example.com',
      mobile_phone_number: '1155550177',
    })
    expect(invitation.people).toEqual([juana, guest])
  })

  it('adds data to an existing person only where the stored data are missing', () => {
    const existingPerson = createPersonRow(2, { email: 'ana@demo.ar', mobile_phone_number: null })
    expect(acceptAsGuest({ date_of_birth: '1994-07-09' }, existingPerson).guest).toEqual({
      ...existingPerson,
      date_of_birth: '1994-07-09',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155550177',
    })
  })

  it('changes no data of a person with a user', () => {
    const existingPerson = createPersonRow(2, { user_id: 1 })
    expect(acceptAsGuest({}, existingPerson).guest).toBe(existingPerson)
  })

  it('rejects a person who is already a guest, and any person if all seats are taken', () => {
    expect(catchRefusal(() => acceptAsGuest({}, juana)).status).toBe(409)
    expect(
      catchRefusal(() => acceptAsGuest({}, createPersonRow(2), createInvitation([juana, createPersonRow(3)])))
        .status,
    ).toBe(404)
  })

  it.each([
    [{ first_name: ' ' }, { first_name: ['Este campo no puede estar vacío.'] }],
    [{ last_name: ' ' }, { last_name: ['Este campo no puede estar vacío.'] }],
    [
      { date_of_birth: '2026-03-17' },
      { date_of_birth: ['La fecha de nacimiento no puede ser posterior a hoy.'] },
    ],
  ])('rejects a guest with %j', (overrides, body) => {
    expect(catchRefusal(() => acceptAsGuest(overrides))).toEqual({ status: 400, body })
  })
})

describe('the email of an accepted invitation', () => {
  const writeMail = (guest = createPersonRow(2)) =>
    createAcceptanceMail(createInvitation(), guest, { id: 1, to: 'Luz@Example.com', now: new Date(0) })

  it('names the invitation and the neighbourhood, and contains the access code', () => {
    expect(writeMail()).toEqual({
      id: 1,
      to: 'luz@example.com',
      subject: 'Tu invitación a Juana Pérez en Los Álamos',
      kind: 'invitation',
      link: null,
      code: 'LA-7K3Q-9XZ2',
      at: '1970-01-01T00:00:00.000Z',
    })
  })

  it('has no access code for a barred guest', () => {
    expect(writeMail(createPersonRow(2, { is_barred: true })).code).toBeNull()
  })
})

describe('hasGuestDocument', () => {
  it('is true only for a person of the neighbourhood with this DNI', () => {
    const person = createPersonRow(2, { id_number: '40717253' })
    const input = createGuestInput()
    expect(hasGuestDocument(person, neighbourhood.id, input)).toBe(true)
    expect(hasGuestDocument(person, 102, input)).toBe(false)
    expect(hasGuestDocument({ ...person, id_number: '40717254' }, neighbourhood.id, input)).toBe(false)
    expect(hasGuestDocument({ ...person, id_type_code: 'PASAPORTE' }, neighbourhood.id, input)).toBe(false)
  })
})

it('acceptInvitation keeps the phone of a known person, and accepts somebody born today', () => {
  const person = createPersonRow(2, { mobile_phone_country_code: '+598', mobile_phone_number: '94123456' })
  const { guest } = acceptAsGuest({ date_of_birth: today }, person)
  expect(guest).toMatchObject({ mobile_phone_country_code: '+598', mobile_phone_number: '94123456' })
  expect(guest.date_of_birth).toBe(today)
})

it.each([
  [null, null],
  ['https://demo.ar/logo.png', { web: 'https://demo.ar/logo.png' }],
])('toPublicInvitation, for a neighbourhood with the logo %j, returns the logo %j', (logo, publicLogo) => {
  const invitation = { ...createInvitation(), realProperty: { ...neighbourhood, logo } }
  expect(toPublicInvitation(invitation).preauthorization.real_property.logo).toEqual(publicLogo)
})
