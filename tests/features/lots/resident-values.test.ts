import { describe, expect, it } from 'vitest'
import {
  createResidentValues,
  type Resident,
  toKnownPersonValues,
  toResidentValues,
} from '@/features/lots/residents/resident-form'

const monday = '2026-03-16'

describe('the initial values of the resident form', () => {
  const storedResident = {
    id: 1,
    person_id: 7,
    id_type_code: 'DNI',
    id_number: '41286503',
    first_name: 'Julián',
    last_name: 'Ñandú',
    gender: 'X',
    nationality: 'UY',
    date_of_birth: '1998-11-23',
    mobile_phone_country_code: '+598',
    mobile_phone_area_code: '11',
    mobile_phone_number: '55550101',
    email: 'julian@demo.ar',
    can_manage_property: true,
    from_date: monday,
    to_date: '2026-04-16',
    photo_file_name: 'foto.png',
  } as Resident

  it('of a new resident are empty, with a contract of ten days from the current day', () =>
    expect(createResidentValues(monday)).toEqual({
      idType: 'DNI',
      idNumber: '',
      knownId: null,
      firstName: '',
      lastName: '',
      gender: 'M',
      nationality: 'AR',
      birthDate: '',
      phoneCountry: '+54',
      phoneArea: '',
      phoneNumber: '',
      email: '',
      canManage: false,
      contract: { from: monday, to: '2026-03-26' },
      photo_file_name: '',
    }))

  it('of a stored resident are its data', () =>
    expect(toResidentValues(storedResident)).toEqual({
      idType: 'DNI',
      idNumber: '41286503',
      knownId: 7,
      firstName: 'Julián',
      lastName: 'Ñandú',
      gender: 'X',
      nationality: 'UY',
      birthDate: '1998-11-23',
      phoneCountry: '+598',
      phoneArea: '11',
      phoneNumber: '55550101',
      email: 'julian@demo.ar',
      canManage: true,
      contract: { from: monday, to: '2026-04-16' },
      photo_file_name: 'foto.png',
    }))

  it('replace the missing data of a stored resident by those of a new resident', () => {
    const emptyData = {
      date_of_birth: null,
      mobile_phone_country_code: null,
      mobile_phone_area_code: null,
      mobile_phone_number: null,
      email: null,
      can_manage_property: undefined,
      to_date: null,
      photo_file_name: null,
    }
    const { birthDate, phoneCountry, phoneArea, phoneNumber, email, canManage, photo_file_name } =
      createResidentValues(monday)
    expect(toResidentValues({ ...storedResident, ...emptyData })).toMatchObject({
      ...{ birthDate, phoneCountry, phoneArea, phoneNumber, email, canManage, photo_file_name },
      contract: { from: monday, to: '' },
    })
  })

  it('of a registered person replace those of an unknown person', () =>
    expect(
      toKnownPersonValues({
        id: 7,
        first_name: 'Julián',
        last_name: 'Ñandú',
        id_type_code: 'DNI',
        id_number: '41286503',
        country_code: 'UY',
        gender: 'X',
      }),
    ).toEqual({ knownId: 7, firstName: 'Julián', lastName: 'Ñandú', gender: 'X', nationality: 'UY' }))
})
