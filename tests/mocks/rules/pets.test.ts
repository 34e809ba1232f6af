import type { Schemas } from '@mocks/contract/operations'
import { changePet, createPet, toPet } from '@mocks/rules/pets'
import { describe, expect, it } from 'vitest'
import { carolina, now, pet } from './sample-lots'
import { lot, refusalOf, today } from './sample-rows'

const saving = { lot, sender: carolina, today, now, isPhotoReady: (name: string) => name === 'dog.png' }
const input = (more: Partial<Schemas['PetInput']> = {}): Schemas['PetInput'] => ({
  name: ' ñoqui ',
  breed: 'dogo argentino',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  ...more,
})

describe('a pet', () => {
  it('is kept in capitals, and nobody has seen its documents', () => {
    expect(createPet(input({ photo_file_name: 'dog.png' }), saving, 80_100)).toMatchObject({
      name: 'ÑOQUI',
      breed: 'DOGO ARGENTINO',
      documents_verified_flag: false,
      photo_file_name: 'dog.png',
      from_date: today,
    })
  })

  it('keeps what the Administration says when it is changed', () => {
    expect(changePet(pet(), input(), saving)).toMatchObject({
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
  ])('is refused for %j', (more, said) => {
    expect(refusalOf(() => createPet(input(more), saving, 1))).toEqual({ status: 400, body: said })
  })

  it('shows where its photo is, if it has one', () => {
    const at = (name: string) => `https://api/uploads/${name}`
    const shown = { pet: pet({ photo_file_name: 'dog.png' }), owner: carolina }
    expect(toPet(shown, at)).toMatchObject({
      photo: 'https://api/uploads/dog.png',
      original_photo_file_name: 'dog.png',
    })
    expect(toPet({ pet: pet(), owner: carolina }, at).photo).toBeNull()
  })
})
