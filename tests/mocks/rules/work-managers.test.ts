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
  refuseSelfOrResident,
} from '@mocks/rules/work-managers'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow, createUserRow } from './sample-rows'
import { createWorkRow } from './work-rows'

const createManagerRow = (overrides: Partial<WorkManagerRow> = {}): WorkManagerRow => ({
  id: 601,
  work_id: 501,
  person_id: 4001,
  status: 'CURRENT',
  ...overrides,
})
const createCodeRow = (overrides: Partial<RegistrationCodeRow> = {}): RegistrationCodeRow => ({
  id: 9,
  verification_key: 'KQ7ZP2',
  person_id: 4001,
  property_id: 201,
  email: 'ana@example.com',
  is_used: false,
  ...overrides,
})
const createJoinedManager = (overrides: object = {}) => ({
  row: createManagerRow(),
  person: createPersonRow(4001, { email: 'ana@example.com' }),
  user: undefined,
  isResident: false,
  ...overrides,
})

describe('managers of works', () => {
  it('are added only if the person is registered in the neighbourhood and is not yet a manager of the work', () => {
    const input = { work: 501, status: 'CURRENT', person: 4001 } as const
    expect(createManager(createWorkRow(), input, createPersonRow(4001), { id: 601, managers: [] })).toEqual(
      createManagerRow(),
    )
    for (const status of ['CURRENT', 'SUSPENDED', 'INVALID'] as const) {
      const context = { id: 602, managers: [createManagerRow({ status })] }
      expect(
        catchRefusal(() => createManager(createWorkRow(), input, createPersonRow(4001), context)).status,
      ).toBe(409)
    }
    expect(
      catchRefusal(() => createManager(createWorkRow(), input, undefined, { id: 602, managers: [] })).body,
    ).toEqual({
      person: ['La persona no está registrada en el barrio.'],
    })
  })

  it('can get another status, but not another person', () => {
    expect(
      changeManager(createWorkRow(), createManagerRow(), { status: 'INVALID', person: 4001, work: 501 }),
    ).toEqual(createManagerRow({ status: 'INVALID' }))
    expect(
      catchRefusal(() => changeManager(createWorkRow(), createManagerRow(), { status: 'CURRENT', person: 7 }))
        .status,
    ).toBe(400)
  })

  it('cannot change themselves, nor another manager who lives on the lot', () => {
    refuseSelfOrResident(createJoinedManager(), 301)
    expect(
      catchRefusal(() => refuseSelfOrResident(createJoinedManager({ isResident: true }), 4001)).body,
    ).toEqual({
      detail: 'No se puede editar a sí mismo.',
    })
    expect(
      catchRefusal(() => refuseSelfOrResident(createJoinedManager({ isResident: true }), 301)).body,
    ).toEqual({
      detail: 'No se puede editar a otro residente del lote.',
    })
  })

  it('keep their phone number if the request has none; their first number gets the country code +54', () => {
    const existingPerson = createPersonRow(4001, {
      mobile_phone_country_code: '+33',
      mobile_phone_number: '612345678',
    })
    expect(changeManagerPerson(existingPerson, { email: 'Ana@Example.com' }, [])).toEqual({
      ...existingPerson,
      email: 'ana@example.com',
    })
    const input = { email: 'ana@example.com', mobile_phone_number: '1155551234' }
    expect(changeManagerPerson(createPersonRow(4001), input, [])).toMatchObject({
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155551234',
    })
    expect(changeManagerPerson(existingPerson, input, []).mobile_phone_country_code).toBe('+33')
  })

  it('are linked to the user with their email only if the document numbers match; once linked, cannot get another email', () => {
    const carolina = createUserRow()
    const samePerson = createPersonRow(4001, { id_number: carolina.id_number })
    expect(changeManagerPerson(samePerson, { email: carolina.email }, [carolina]).user_id).toBe(carolina.id)
    expect(
      catchRefusal(() => changeManagerPerson(createPersonRow(4001), { email: carolina.email }, [carolina])),
    ).toEqual({
      status: 409,
      body: { message: 'Ya existe otra persona con este email.' },
    })
    const personWithUser = { ...samePerson, user_id: carolina.id, email: carolina.email }
    expect(
      catchRefusal(() => changeManagerPerson(personWithUser, { email: 'otra@demo.ar' }, [carolina])).status,
    ).toBe(409)
  })
})

describe('invitations of managers', () => {
  const input = { work: 501, person: 4001 }

  it('require a current manager with an email', () => {
    expect(requireInvitable(createWorkRow(), input, createJoinedManager()).email).toBe('ana@example.com')
    for (const status of ['SUSPENDED', 'INVALID'] as const) {
      expect(
        catchRefusal(() =>
          requireInvitable(
            createWorkRow(),
            input,
            createJoinedManager({ row: createManagerRow({ status }) }),
          ),
        ),
      ).toEqual({
        status: 409,
        body: { message: 'No se puede invitar a un responsable de obra no vigente' },
      })
    }
    expect(catchRefusal(() => requireInvitable(createWorkRow(), input, undefined)).status).toBe(400)
    expect(
      catchRefusal(() =>
        requireInvitable(createWorkRow(), input, createJoinedManager({ person: createPersonRow(4001) })),
      ).status,
    ).toBe(400)
  })

  it('are refused if the request body names a different work than the path', () => {
    expect(
      catchRefusal(() => requireInvitable(createWorkRow(), { ...input, work: 502 }, createJoinedManager()))
        .body,
    ).toEqual({ work: ['No es la obra que se está editando.'] })
  })

  it('contain a registration code and a link to the registration, or only a link to the work if the manager has a user', () => {
    const invitation = { ...createJoinedManager(), email: 'ana@example.com' }
    const newCode = createInvitationCode(invitation, createWorkRow(), { id: 9, key: 'KQ7ZP2' })
    expect(newCode).toEqual(createCodeRow())
    expect(
      createInvitationCode({ ...invitation, email: 'otra@example.com' }, createWorkRow(), newCode),
    ).toEqual(createCodeRow({ email: 'otra@example.com' }))
    const mailContext = { id: 3, now: new Date('2026-03-16T13:00:00Z') }
    expect(createInvitationMail(invitation, createWorkRow(), newCode, mailContext)).toMatchObject({
      to: 'ana@example.com',
      kind: 'manager',
      link: '/register?code=KQ7ZP2',
      code: 'KQ7ZP2',
    })
    expect(createInvitationMail(invitation, createWorkRow(), null, mailContext)).toMatchObject({
      link: '/construction/501',
      code: null,
    })
    expect(toInvitationMessage(createJoinedManager()).message).toBe(
      'Invitación enviada al responsable de obra.',
    )
    expect(toInvitationMessage(createJoinedManager({ user: createUserRow() })).message).toBe(
      'Invitación reenviada al responsable de obra.',
    )
  })

  it('are revoked if the manager is INVALID and does not live on the lot: the unused codes for the lot become used', () => {
    const codes = [
      createCodeRow(),
      createCodeRow({ id: 10, is_used: true }),
      createCodeRow({ id: 11, person_id: 7 }),
      createCodeRow({ id: 12, property_id: 202 }),
    ]
    const invalidManager = createManagerRow({ status: 'INVALID' })
    expect(revokeCodes({ row: invalidManager, isResident: false }, createWorkRow(), codes)).toEqual([
      createCodeRow({ is_used: true }),
    ])
    expect(revokeCodes({ row: invalidManager, isResident: true }, createWorkRow(), codes)).toEqual([])
    expect(revokeCodes({ row: createManagerRow(), isResident: false }, createWorkRow(), codes)).toEqual([])
  })
})
