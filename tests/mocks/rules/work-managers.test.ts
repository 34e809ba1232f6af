import type { RegistrationCodeRow, WorkManagerRow } from '@mocks/db/rows'
import {
  createInvitationCode,
  createInvitationMail,
  requireInvitable,
  revokeCodes,
  toInvitationMessage,
} from '@mocks/rules/work-invitations'
import {
  changeManager,
  changeManagerPerson,
  createManager,
  refuseOwnAndResidents,
} from '@mocks/rules/work-managers'
import { describe, expect, it } from 'vitest'
import { person, refusalOf, user } from './sample-rows'
import { work } from './work-rows'

const row = (overrides: Partial<WorkManagerRow> = {}): WorkManagerRow => ({
  id: 601,
  work_id: 501,
  person_id: 4001,
  status: 'CURRENT',
  ...overrides,
})
const code = (overrides: Partial<RegistrationCodeRow> = {}): RegistrationCodeRow => ({
  id: 9,
  verification_key: 'KQ7ZP2',
  person_id: 4001,
  property_id: 201,
  email: 'ana@example.com',
  is_used: false,
  ...overrides,
})
const file = (overrides: object = {}) => ({
  row: row(),
  person: person(4001, { email: 'ana@example.com' }),
  user: undefined,
  isResident: false,
  ...overrides,
})

describe('managers of works', () => {
  it('are added once, and only if the person is registered', () => {
    const input = { work: 501, status: 'CURRENT', person: 4001 } as const
    expect(createManager(work(), input, person(4001), { id: 601, managers: [] })).toEqual(row())
    for (const status of ['CURRENT', 'SUSPENDED', 'INVALID'] as const) {
      const context = { id: 602, managers: [row({ status })] }
      expect(refusalOf(() => createManager(work(), input, person(4001), context)).status).toBe(409)
    }
    expect(refusalOf(() => createManager(work(), input, undefined, { id: 602, managers: [] })).body).toEqual({
      person: ['La persona no está registrada en el barrio.'],
    })
  })

  it('change their status and nothing else', () => {
    expect(changeManager(work(), row(), { status: 'INVALID', person: 4001, work: 501 })).toEqual(
      row({ status: 'INVALID' }),
    )
    expect(refusalOf(() => changeManager(work(), row(), { status: 'CURRENT', person: 7 })).status).toBe(400)
  })

  it('may not be changed by themselves or by another resident of the lot', () => {
    refuseOwnAndResidents(file(), 301)
    expect(refusalOf(() => refuseOwnAndResidents(file({ isResident: true }), 4001)).body).toEqual({
      detail: 'No se puede editar a sí mismo.',
    })
    expect(refusalOf(() => refuseOwnAndResidents(file({ isResident: true }), 301)).body).toEqual({
      detail: 'No se puede editar a otro residente del lote.',
    })
  })

  it('keep an absent phone number, and get the country code with the first number', () => {
    const existingPerson = person(4001, {
      mobile_phone_country_code: '+33',
      mobile_phone_number: '612345678',
    })
    expect(changeManagerPerson(existingPerson, { email: 'Ana@Example.com' }, [])).toEqual({
      ...existingPerson,
      email: 'ana@example.com',
    })
    const input = { email: 'ana@example.com', mobile_phone_number: '1155551234' }
    expect(changeManagerPerson(person(4001), input, [])).toMatchObject({
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155551234',
    })
    expect(changeManagerPerson(existingPerson, input, []).mobile_phone_country_code).toBe('+33')
  })

  it('are linked to the user with the same email and document', () => {
    const carolina = user()
    const samePerson = person(4001, { id_number: carolina.id_number })
    expect(changeManagerPerson(samePerson, { email: carolina.email }, [carolina]).user_id).toBe(carolina.id)
    expect(refusalOf(() => changeManagerPerson(person(4001), { email: carolina.email }, [carolina]))).toEqual(
      {
        status: 409,
        body: { message: 'Ya existe otra persona con este email.' },
      },
    )
    const personWithUser = { ...samePerson, user_id: carolina.id, email: carolina.email }
    expect(
      refusalOf(() => changeManagerPerson(personWithUser, { email: 'otra@demo.ar' }, [carolina])).status,
    ).toBe(409)
  })
})

describe('invitations of managers', () => {
  const input = { work: 501, person: 4001 }

  it('require a current manager with an email', () => {
    expect(requireInvitable(work(), input, file()).email).toBe('ana@example.com')
    for (const status of ['SUSPENDED', 'INVALID'] as const) {
      expect(refusalOf(() => requireInvitable(work(), input, file({ row: row({ status }) })))).toEqual({
        status: 409,
        body: { message: 'No se puede invitar a un responsable de obra no vigente' },
      })
    }
    expect(refusalOf(() => requireInvitable(work(), input, undefined)).status).toBe(400)
    expect(refusalOf(() => requireInvitable(work(), input, file({ person: person(4001) }))).status).toBe(400)
  })

  it('contain a code, or for users a link to the work', () => {
    const invitation = { ...file(), email: 'ana@example.com' }
    const newCode = createInvitationCode(invitation, work(), { id: 9, key: 'KQ7ZP2' })
    expect(newCode).toEqual(code())
    expect(createInvitationCode({ ...invitation, email: 'otra@example.com' }, work(), newCode)).toEqual(
      code({ email: 'otra@example.com' }),
    )
    const mailContext = { id: 3, now: new Date('2026-03-16T13:00:00Z') }
    expect(createInvitationMail(invitation, work(), newCode, mailContext)).toMatchObject({
      to: 'ana@example.com',
      kind: 'manager',
      link: '/register?code=KQ7ZP2',
      code: 'KQ7ZP2',
    })
    expect(createInvitationMail(invitation, work(), null, mailContext)).toMatchObject({
      link: '/construction/501',
      code: null,
    })
    expect(toInvitationMessage(file()).message).toBe('Invitación enviada al responsable de obra.')
    expect(toInvitationMessage(file({ user: user() })).message).toBe(
      'Invitación reenviada al responsable de obra.',
    )
  })

  it('of invalid managers lose their codes, except those of residents', () => {
    const codes = [
      code(),
      code({ id: 10, is_used: true }),
      code({ id: 11, person_id: 7 }),
      code({ id: 12, property_id: 202 }),
    ]
    const invalid = row({ status: 'INVALID' })
    expect(revokeCodes({ row: invalid, isResident: false }, work(), codes)).toEqual([code({ is_used: true })])
    expect(revokeCodes({ row: invalid, isResident: true }, work(), codes)).toEqual([])
    expect(revokeCodes({ row: row(), isResident: false }, work(), codes)).toEqual([])
  })
})
