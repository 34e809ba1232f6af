import type { Schemas } from '@mocks/contract/operations'
import { changePet, createPet, toPet } from '@mocks/rules/pets'
import { describe, expect, it } from 'vitest'
import { callerPerson, createPetRow, now } from './sample-lots'
import { catchRefusal, lot, today } from './sample-rows'

const petContext = { lot, callerPerson, today, now, isPhotoReady: (name: string) => name === 'dog.png' }
const createPetInput = (overrides: Partial<Schemas['PetInput']> = {}): Schemas['PetInput'] => ({
  name: ' ñoqui ',
  breed: 'dogo argentino',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  ...overrides,
})

describe('pets', () => {
  it('stores the name and breed of a new pet in capitals, and marks the documents as not verified', () => {
    expect(createPet(createPetInput({ photo_file_name: 'dog.png' }), petContext, 80_100)).toMatchObject({
      name: 'ÑOQUI',
      breed: 'DOGO ARGENTINO',
      documents_verified_flag: false,
      photo_file_name: 'dog.png',
      from_date: today,
    })
  })

  it('keeps `documents_verified_flag` if a resident changes the pet', () => {
    expect(changePet(createPetRow(), createPetInput(), petContext)).toMatchObject({
      id: 80_001,
      name: 'ÑOQUI',
      documents_verified_flag: true,
      updated_at: now,
    })
  })

  it.each([
    [{ name: ' ' }, { name: ['Este campo es obligatorio.'] }],
    [{ breed: ' ' }, { breed: ['Este campo es obligatorio.'] }],
    [{ person_id: 303 }, { person_id: ['La persona no es la que inició la sesión.'] }],
    [{ photo_file_name: 'cat.png' }, { photo_file_name: ['La foto no existe o no terminó de subirse.'] }],
  ])('rejects a pet with %j', (overrides, errors) => {
    expect(catchRefusal(() => createPet(createPetInput(overrides), petContext, 1))).toEqual({
      status: 400,
      body: errors,
    })
  })

  it('returns the URL of the photo, or null without a photo', () => {
    const toUrl = (name: string) => `https://api/uploads/${name}`
    const joinedPet = { pet: createPetRow({ photo_file_name: 'dog.png' }), registrant: callerPerson }
    expect(toPet(joinedPet, toUrl)).toMatchObject({
      photo: 'https://api/uploads/dog.png',
      original_photo_file_name: 'dog.png',
    })
    expect(toPet({ pet: createPetRow(), registrant: callerPerson }, toUrl).photo).toBeNull()
  })
})
