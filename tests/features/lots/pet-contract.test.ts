import { changePet, createPet, type PetContext } from '@mocks/rules/pets'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Pet } from '@/api/generated/model/pet'
import { newPet, type PetValues, petFormSchema, toPetInput, toPetValues } from '@/features/lots/pets/pet-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const validValues: PetValues = { name: 'ÑOQUI', breed: 'MESTIZO', photo_file_name: '' }
const withoutPhoto = { photo_file_name: null, original_photo_file_name: null }
/** The context in which the backend handles a request of the user `residente` about a pet of lot A-12. */
const context: PetContext = {
  lot: { id: 201 } as PetContext['lot'],
  callerPerson: { id: 301 } as PetContext['callerPerson'],
  today: '2026-03-16',
  now: '2026-03-16T13:00:00.000Z',
  isPhotoReady: () => true,
}

const anyText = fc.string({ maxLength: 130, unit: 'grapheme' })
const anyValues: fc.Arbitrary<PetValues> = fc.record({
  name: fc.oneof(
    anyText,
    fc.constantFrom('', '  ', 'ß'.repeat(60), 'ﬁ'.repeat(60), '\u202eorrep', '👨‍👩‍👧‍👦'),
  ),
  breed: anyText,
  photo_file_name: fc.constant(''),
})
const requiredMessage = 'Este campo es obligatorio'
const tooLongMessage = 'No puede tener más de 100 caracteres.'

describe('values that the pet form accepts', () => {
  it('are accepted by the contract and by the backend', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (!v.safeParse(petFormSchema, values).success) return
        acceptedCount += 1
        const input = toPetInput(values, withoutPhoto, 301)
        expect(findContractErrors('PetInput', input)).toEqual([])
        const createdPet = createPet(input, context, 1)
        expect(createdPet).toMatchObject({
          name: input.name,
          breed: input.breed,
          documents_verified_flag: false,
        })
        expect(changePet(createdPet, input, context).name).toBe(input.name)
      }),
      { numRuns: chooseCount(300, 1500), seed: 20260316 },
    )
    expect(acceptedCount).toBeGreaterThan(100)
  })

  it('has the name and the breed in capitals, without the spaces around them', () => {
    const input = toPetInput({ ...validValues, name: ' ñoqui ', breed: ' mestizo ' }, withoutPhoto, 301)
    expect(input).toMatchObject({ name: 'ÑOQUI', breed: 'MESTIZO' })
  })

  it('include a pet name of 100 letters and the file name of a stored photo', () => {
    expect(
      validateWith(petFormSchema)({
        ...validValues,
        name: ` ${'x'.repeat(100)} `,
        photo_file_name: 'foto.png',
      }),
    ).toEqual({})
  })
})

it.each<[Partial<PetValues>, Record<string, string>]>([
  [{ name: '' }, { name: requiredMessage }],
  [{ name: '   ' }, { name: requiredMessage }],
  [{ breed: '' }, { breed: requiredMessage }],
  [{ name: 'x'.repeat(101) }, { name: tooLongMessage }],
  // In capitals, each `ß` becomes `SS`, so the text has 102 letters.
  [{ breed: 'ß'.repeat(51) }, { breed: tooLongMessage }],
])('the pet form rejects the values %o', (patch, messages) =>
  expect(validateWith(petFormSchema)({ ...validValues, ...patch })).toEqual(messages),
)

it('the pet form is empty for a new pet, and has the data of a stored pet', () => {
  expect(newPet).toEqual({ name: '', breed: '', photo_file_name: '' })
  const storedPet = { id: 1, name: 'ÑOQUI', breed: 'MESTIZO', photo_file_name: 'foto.png' } as Pet
  expect(toPetValues(storedPet)).toEqual({ ...validValues, photo_file_name: 'foto.png' })
  expect(toPetValues({ ...storedPet, photo_file_name: null })).toEqual(validValues)
})
