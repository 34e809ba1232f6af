import type { JoinedAuthorization } from '@mocks/rules/authorization-views'
import { acceptInvitation, createAcceptanceMail } from '@mocks/rules/public'
import { describe, expect, it } from 'vitest'
import { authorization, lot, neighbourhood, person, refusalOf, today } from './sample-rows'

const input = (overrides: object = {}) => ({
  first_name: ' Luz ',
  last_name: 'Ñandú',
  id_number: '40717253',
  email: 'Luz@Example.com',
  mobile_phone_number: '1155550177',
  date_of_birth: null,
  ...overrides,
})
const juana = person(1)
const invitation = (people: JoinedAuthorization['people'] = [juana]): JoinedAuthorization => ({
  authorization: authorization({ preauthorization_type: 'INVITE', max_people: 2 }),
  people,
  lot,
  realProperty: neighbourhood,
  creator: person(301),
})
const accept = (overrides: object = {}, existing = person(2), file = invitation()) =>
  acceptInvitation(file, input(overrides), existing, { id: 4100, today })

describe('an accepted invitation', () => {
  it('registers a new guest', () => {
    const { guest, invitation: acceptedInvitation } = acceptInvitation(invitation(), input(), undefined, {
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
    expect(acceptedInvitation.people).toEqual([juana, guest])
  })

  it('adds only the missing data of a known person', () => {
    const existingPerson = person(2, { email: 'ana@demo.ar', mobile_phone_number: null })
    expect(accept({ date_of_birth: '1994-07-09' }, existingPerson).guest).toEqual({
      ...existingPerson,
      date_of_birth: '1994-07-09',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155550177',
    })
  })

  it('changes no data of a person with a user', () => {
    const existingPerson = person(2, { user_id: 1 })
    expect(accept({}, existingPerson).guest).toBe(existingPerson)
  })

  it('rejects a confirmed person, and any person if the invitation is full', () => {
    expect(refusalOf(() => accept({}, juana)).status).toBe(409)
    expect(refusalOf(() => accept({}, person(2), invitation([juana, person(3)]))).status).toBe(404)
  })

  it.each([
    [{ first_name: ' ' }, { first_name: ['Este campo no puede estar vacío.'] }],
    [{ last_name: ' ' }, { last_name: ['Este campo no puede estar vacío.'] }],
    [
      { date_of_birth: '2026-03-17' },
      { date_of_birth: ['La fecha de nacimiento no puede ser posterior a hoy.'] },
    ],
  ])('rejects %j', (overrides, body) => {
    expect(refusalOf(() => accept(overrides))).toEqual({ status: 400, body })
  })
})

describe('the email of an accepted invitation', () => {
  const writeMail = (guest = person(2)) =>
    createAcceptanceMail(invitation(), guest, { id: 1, to: 'Luz@Example.com', now: new Date(0) })

  it('names the invitation and the neighbourhood, with the access code', () => {
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

  it('has no access code for a guest who may not enter', () => {
    expect(writeMail(person(2, { is_barred: true })).code).toBeNull()
  })
})
