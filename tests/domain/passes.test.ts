import { describe, expect, test } from 'vitest'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { buildPass } from '@/domain/passes'
import { toWeekdayFlags } from '@/domain/weekdays'

/** The fields that a pass copies from the authorization. */
const copiedFields = {
  id: 7,
  name: 'Plomero',
  preauthorization_type: 'OTHER' as const,
  from_date: '2026-03-16',
  to_date: '2026-03-20',
  start_time: '09:00:00',
  end_time: '13:00:00',
  concurrent_flag: true,
  ...toWeekdayFlags(['monday', 'friday']),
  count_authorized: 1,
  people: [{ id: 4001, full_name: 'Juana Pérez' }],
}

const authorization: AuthorizationDetail = {
  ...copiedFields,
  qrcode: 'ABC-123',
  property_id: 201,
  message: 'El mensaje para compartir',
  source: 'PERSON',
  method: 'WEB',
  description: 'La nota para la guardia',
  location_to: null,
  max_people: null,
}

const firstLot = {
  property_id: 201,
  identifier: 'A-12',
  area_name: 'Sector A',
  real_property_name: 'Los Álamos',
  person_id: 301,
}
const secondLot = { ...firstLot, property_id: 202, identifier: 'B-7' }
const passLot = { identifier: 'A-12', area_name: 'Sector A', real_property_name: 'Los Álamos' }

describe('the pass of an authorization', () => {
  test('has the copied fields, the QR code and the lot, but not the note and the message', () => {
    expect(buildPass(authorization, [firstLot, secondLot])).toEqual({
      ...copiedFields,
      qrcode: 'ABC-123',
      lot: passLot,
    })
  })

  test('has no QR code if the authorization has no QR code', () => {
    const { qrcode: _omitted, ...withoutQrCode } = authorization
    expect(buildPass(withoutQrCode, [firstLot])).not.toHaveProperty('qrcode')
  })

  test('has no QR code if the authorization is an invitation', () => {
    const invitation = { ...authorization, preauthorization_type: 'INVITE' as const }
    expect(buildPass(invitation, [firstLot])).not.toHaveProperty('qrcode')
  })

  test("has no lot if the lot of the authorization is not one of the user's lots", () => {
    expect(buildPass({ ...authorization, property_id: 999 }, [firstLot, secondLot])).not.toHaveProperty('lot')
  })

  test("has the user's only lot if the API omits the lot of the authorization", () => {
    const { property_id: _omitted, ...withoutLot } = authorization
    expect(buildPass(withoutLot, [firstLot]).lot).toEqual(passLot)
    expect(buildPass(withoutLot, [firstLot, secondLot])).not.toHaveProperty('lot')
    expect(buildPass(withoutLot, [])).not.toHaveProperty('lot')
  })

  test("has no lot if the user's only lot is another lot", () => {
    expect(buildPass(authorization, [secondLot])).not.toHaveProperty('lot')
  })
})
