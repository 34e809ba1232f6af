import { addPersonDefaults, registerPerson } from '@mocks/rules/persons'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Gender } from '@/api/generated/model/gender'
import {
  type ManagerValues,
  managerFormSchema,
  newManager,
  toContactUpdate,
  toManagerPersonInput,
} from '@/features/works/managers/manager-form'
import { findContractErrors } from '../../support/contract-errors'

const digits = fc.stringMatching(/^\d{5,14}$/)
const anyText = fc.string({ maxLength: 130, unit: 'grapheme' })
const anyName = fc.oneof(
  anyText,
  fc.constantFrom('', '  ', 'ß'.repeat(60), '\u202eorrep', '👷🏽‍♀️', 'x'.repeat(300)),
)

/** Valid and invalid values for a new person. */
const anyValues: fc.Arbitrary<ManagerValues> = fc.record({
  personKind: fc.constant('new' as const),
  known: fc.constant(null),
  idNumber: fc.oneof(
    digits,
    fc.tuple(fc.constantFrom('A', 'z', ''), digits, fc.constantFrom('K', '')).map((parts) => parts.join('')),
    anyText,
  ),
  firstName: fc.oneof(fc.constant('Ana'), anyName),
  lastName: fc.oneof(fc.constant('Sosa'), anyName),
  gender: fc.constantFrom('' as const, ...Object.values(Gender)),
  nationality: fc.constantFrom('AR', 'UY', 'BO'),
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('Ana@Example.COM ', 'a@b.co', '', 'a@b', `${'a'.repeat(260)}@b.co`),
  ),
  phone: fc.oneof(fc.constant(''), digits, fc.constant('1'.repeat(16))),
  status: fc.constantFrom('CURRENT' as const, 'INVALID' as const),
})

const registrationContext = { id: 4300, realPropertyId: 101, countryCodes: ['AR', 'UY', 'BO'], users: [] }

describe('the form of a new manager', () => {
  it('accepts only values that the contract and the backend accept', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (!v.safeParse(managerFormSchema, values).success) return
        acceptedCount += 1
        const input = toManagerPersonInput(values)
        expect(findContractErrors('PersonInput', input)).toEqual([])
        expect(registerPerson(addPersonDefaults(input), undefined, registrationContext)).toMatchObject({
          first_name: input.first_name,
          email: input.email,
          id_type_code: input.id_type_code,
        })
      }),
      { numRuns: 3000, seed: 20260316 },
    )
    expect(acceptedCount).toBeGreaterThan(50)
  })

  it('updates the contact data only if the user typed a new email or phone number, and omits an unchanged phone number', () => {
    const createManager = (email: string | null, phone: string | null) =>
      ({ person: { email, mobile_phone_number: phone } }) as Parameters<typeof toContactUpdate>[0]
    const typedContact = { email: ' Ana@Example.com', phone: '1144445555' }
    expect(toContactUpdate(createManager('ana@example.com', '1144445555'), typedContact)).toBeUndefined()
    expect(
      toContactUpdate(createManager('Ana@Example.com', '57391820'), { ...typedContact, phone: '' }),
    ).toBeUndefined()
    for (const update of [
      toContactUpdate(createManager(null, null), typedContact),
      toContactUpdate(createManager('ana@example.com', null), typedContact),
      toContactUpdate(createManager(null, '1144445555'), typedContact),
    ]) {
      expect(update).toMatchObject({ email: 'ana@example.com' })
      expect(findContractErrors('WorkManagerPersonInput', update)).toEqual([])
    }
    expect(toContactUpdate(createManager(null, '1144445555'), typedContact)).not.toHaveProperty(
      'mobile_phone_number',
    )
  })

  it('rejects every status that the form does not offer', () => {
    for (const status of ['SUSPENDED', 'X', ''])
      expect(
        v.is(managerFormSchema, {
          ...newManager,
          personKind: 'known',
          known: { id: 1, email: 'a@b.co' },
          status,
        }),
      ).toBe(false)
  })
})
