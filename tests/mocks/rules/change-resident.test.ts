import { changeResident, requireOtherResident } from '@mocks/rules/residents'
import { describe, expect, it } from 'vitest'
import {
  callerPerson,
  createCoResidentInput,
  createJoinedResident,
  createResidencyRow,
  createResidentContext,
  now,
} from './sample-lots'
import { catchInvalidFields, catchRefusal } from './sample-rows'

const context = createResidentContext()

describe('changeResident', () => {
  const before = createJoinedResident({ access_method_data: 'LA7731' }, { email: 'ana@demo.ar' })

  it('keeps the QR code and the access code, and clears the email and the phone number that the input omits', () => {
    const changedResident = changeResident(
      before,
      createCoResidentInput({ access_method_data: null }),
      context,
    )
    expect(changedResident.residency).toMatchObject({
      qrcode: 'LA-7K3Q-9XZ2',
      access_method_data: 'LA7731',
      updated_at: now,
      created_at: before.residency.created_at,
    })
    expect(changedResident.person).toMatchObject({
      email: null,
      mobile_phone_number: null,
      first_name: 'Ana',
    })
    const unchangedInput = createCoResidentInput({ access_method_data: 'LA7731' })
    expect(changeResident(before, unchangedInput, context).residency.access_method_data).toBe('LA7731')
  })

  it('rejects changes of the names, document type and document number, but accepts the stored names in capitals', () => {
    const sameNames = createCoResidentInput({ first_name: 'ANA', last_name: 'APELLIDO 4451' })
    expect(changeResident(before, sameNames, context).person.first_name).toBe('Ana')
    const otherPerson = createCoResidentInput({
      first_name: 'Eva',
      last_name: 'Otro',
      id_type_code: 'CI',
      id_number: '1234567',
    })
    const lockedMessage = ['Este dato no se puede modificar.']
    expect(catchInvalidFields(() => changeResident(before, otherPerson, context))).toEqual({
      first_name: lockedMessage,
      last_name: lockedMessage,
      id_type_code: lockedMessage,
      id_number: lockedMessage,
    })
  })

  it('rejects a request that changes the caller’s own permission to manage the lot', () => {
    const ownResidency = {
      person: callerPerson,
      residency: createResidencyRow({ person_id: 301, can_manage_property: true }),
    }
    const input = createCoResidentInput({
      first_name: callerPerson.first_name,
      last_name: callerPerson.last_name,
      id_number: callerPerson.id_number,
      email: callerPerson.email,
    })
    expect(catchInvalidFields(() => changeResident(ownResidency, input, context))).toEqual({
      can_manage_property: ['No podés cambiar tu propio permiso.'],
    })
    const unchangedPermission = { ...input, can_manage_property: true }
    expect(changeResident(ownResidency, unchangedPermission, context).residency.can_manage_property).toBe(
      true,
    )
  })

  it('rejects a request that omits the email with which the person signs in', () => {
    const residentWithUser = createJoinedResident({}, { user_id: 7, email: 'ana@demo.ar' })
    expect(
      catchInvalidFields(() => changeResident(residentWithUser, createCoResidentInput(), context)),
    ).toEqual({ email: ['La persona tiene usuario en el portal: solo ella puede cambiar su email.'] })
  })

  it('removes the permission to manage the lot from a co-resident if the request omits it', () => {
    const manager = createJoinedResident({ can_manage_property: true })
    const { residency } = changeResident(manager, createCoResidentInput(), context)
    expect(residency.can_manage_property).toBe(false)
  })

  it('removes the photo and its date if the input has no photo, and keeps the date of an unchanged photo', () => {
    const residentBefore = createJoinedResident(
      {},
      { photo_file_name: 'old.png', photo_updated_at: '2026-01-01T00:00:00.000Z' },
    )
    const residentWithPhoto = changeResident(
      residentBefore,
      createCoResidentInput({ photo_file_name: 'old.png' }),
      context,
    )
    expect(residentWithPhoto.person.photo_updated_at).toBe('2026-01-01T00:00:00.000Z')
    const residentWithoutPhoto = changeResident(
      residentBefore,
      createCoResidentInput({ photo_file_name: null }),
      context,
    )
    expect(residentWithoutPhoto.person).toMatchObject({ photo_file_name: null, photo_updated_at: null })
  })
})

it('requireOtherResident refuses the caller’s own residency', () => {
  expect(catchRefusal(() => requireOtherResident(createJoinedResident({}, { user_id: 1 }), 1))).toEqual({
    status: 403,
    body: { detail: 'No se puede eliminar a sí mismo.' },
  })
  expect(requireOtherResident(createJoinedResident({}, { user_id: 2 }), 1).residency.id).toBe(51)
})
