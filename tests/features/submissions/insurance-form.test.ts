import { Refusal } from '@mocks/contract/refusal'
import { createInsurance } from '@mocks/rules/insurance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { addDays } from '@/domain/days'
import {
  createInsuranceSchema,
  emptyInsurance,
  type InsuranceValues,
  toInsuranceInput,
} from '@/features/submissions/form/insurance-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { createPersonRow } from '../../mocks/rules/sample-rows'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'
import { formTexts } from './form-texts'

const monday = '2026-03-16'
const juana: SubmissionPerson = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const validValues: InsuranceValues = {
  ...emptyInsurance,
  people: [juana],
  company: '3',
  policy: '4501-0098213',
  from: monday,
  to: '2027-03-15',
  documents: [{ id: 'chosen-1', name: 'póliza.pdf' }],
}
const schemas = {
  new: createInsuranceSchema({ variant: 'new', today: () => monday }),
  edit: createInsuranceSchema({ variant: 'edit', today: () => monday, savedLastDay: '2026-03-01' }),
}
const findErrors = (patch: Partial<InsuranceValues>, variant: 'new' | 'edit' = 'new') =>
  validateWith(schemas[variant])({ ...validValues, ...patch })

/** Returns the body of the mock backend's refusal, or undefined if the mock backend accepts the values. */
function findRefusal(values: InsuranceValues): unknown {
  try {
    const company = { id: 3, name: 'Galeno ART' }
    const now = new Date(`${monday}T13:00:00Z`)
    createInsurance(toInsuranceInput(values), {
      id: 1,
      creator: createPersonRow(304),
      now,
      company,
      today: monday,
    })
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.body
    throw error
  }
}

describe('createInsuranceSchema', () => {
  it('rejects empty values, and requires documents only for a new submission', () => {
    expect(validateWith(schemas.new)(emptyInsurance)).toEqual({
      people: 'Por favor agregue trabajadores',
      company: 'Por favor seleccione compañía de seguro',
      policy: 'Por favor ingrese número de póliza',
      from: 'Por favor seleccione fecha de inicio',
      to: 'Por favor seleccione fecha de fin',
      documents: 'Por favor adjunte los documentos',
    })
    expect(validateWith(schemas.edit)(emptyInsurance)).toEqual({
      people: 'Por favor agregue trabajadores',
      company: 'Por favor seleccione compañía',
      policy: 'Por favor ingrese número de póliza',
      from: 'Por favor seleccione una fecha',
      to: 'Por favor seleccione fecha de fin',
    })
  })

  it.each<[Partial<InsuranceValues>, Partial<Record<keyof InsuranceValues, string>>]>([
    [{ policy: '  ' }, { policy: 'Por favor ingrese número de póliza' }],
    [{ policy: 'x'.repeat(51) }, { policy: 'El número de póliza puede tener hasta 50 caracteres.' }],
    [
      { from: '2026-05-02', to: '2026-05-01' },
      { to: 'La fecha de fin no puede ser anterior a la de inicio.' },
    ],
    [{ from: '2026-01-01', to: '2026-03-15' }, { to: 'La fecha de fin no puede ser anterior a hoy.' }],
    [{ from: '2026-02-31' }, { from: 'Por favor seleccione fecha de inicio' }],
    [{ holderName: 'x'.repeat(201) }, { holderName: 'El nombre puede tener hasta 200 caracteres.' }],
    [
      { holderId: '30/71234567' },
      { holderId: 'Escribí el DNI o el CUIL con números, letras, puntos o guiones: hasta 20.' },
    ],
    [
      { holderId: '1'.repeat(21) },
      { holderId: 'Escribí el DNI o el CUIL con números, letras, puntos o guiones: hasta 20.' },
    ],
    [
      { observations: 'x'.repeat(1001) },
      { observations: 'Las observaciones pueden tener hasta 1000 caracteres.' },
    ],
    [
      { people: [juana, { ...juana }] },
      {
        people:
          'La persona Juana Pérez con documento 30999888 ya se encuentra registrada en la presentación.',
      },
    ],
  ])('rejects %j', (patch, sentences) => {
    expect(findErrors(patch)).toEqual(sentences)
  })

  it('rejects more than 500 people', () => {
    const people = Array.from({ length: 501 }, (_, id) => ({ ...juana, id: id + 1 }))
    expect(findErrors({ people })).toEqual({
      people: 'Una presentación puede tener hasta 500 personas.',
    })
  })

  it('accepts values at the limits, and so do the rules of the mock backend', () => {
    const limits: Partial<InsuranceValues> = {
      people: Array.from({ length: 500 }, (_, id) => ({ ...juana, id: id + 1 })),
      // The surrounding spaces are not sent, so they do not count.
      policy: ` ${'x'.repeat(50)} `,
      from: monday,
      to: monday,
      holderName: ` ${'x'.repeat(200)} `,
      holderId: ` 30-71234567-1${'0'.repeat(7)} `,
      observations: 'x'.repeat(1000),
    }
    expect(findErrors(limits)).toEqual({})
    expect(findRefusal({ ...validValues, ...limits })).toBeUndefined()
  })

  it('accepts a past last day only if the saved policy already has this last day', () => {
    expect(findErrors({ from: '2026-01-01', to: '2026-03-01' }, 'edit')).toEqual({})
    expect(findErrors({ from: '2026-01-01', to: '2026-03-02' }, 'edit')).toEqual({
      to: 'La fecha de fin no puede ser anterior a hoy.',
    })
  })
})

const anyDay = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -20, max: 20 }).map((days) => addDays(monday, days)) },
  { weight: 1, arbitrary: fc.constantFrom('', '2026-02-31', '16/03/2026') },
)
const anyText = fc.oneof(fc.constantFrom('', 'Póliza 1', ...formTexts), fc.string({ unit: 'grapheme' }))
const anyValues: fc.Arbitrary<InsuranceValues> = fc.record({
  people: fc.constant([juana]),
  company: fc.constantFrom('3', '3', ''),
  policy: anyText,
  from: anyDay,
  to: anyDay,
  holderName: anyText,
  holderId: fc.oneof(fc.constantFrom('', '30999888', '30-71234567-1'), anyText),
  documents: fc.constant(validValues.documents),
  observations: anyText,
})

describe('toInsuranceInput', () => {
  it('the form accepts exactly the values that the contract and the mock backend accept', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        const isAccepted = Object.keys(validateWith(schemas.new)(values)).length === 0
        if (isAccepted) acceptedCount += 1
        const isInContract =
          findContractErrors('InsuranceSubmissionInput', toInsuranceInput(values))?.length === 0
        // An empty company becomes the id 0. Only the contract rejects this id, because `findRefusal` gives the rules a
        // known company.
        expect(isInContract && findRefusal(values) === undefined).toBe(isAccepted)
      }),
      { numRuns: chooseCount(300, 1500) },
    )
    expect(acceptedCount).toBeGreaterThan(chooseCount(12, 60))
  })

  it('trims texts', () => {
    const values = {
      ...validValues,
      policy: ' 4501 ',
      holderName: ' Delta S.R.L. ',
      holderId: ' 30-7 ',
      observations: ' Dos. ',
    }
    expect(toInsuranceInput(values)).toEqual({
      submission_type: 'INSURANCE',
      company: 3,
      policy_number: '4501',
      from_date: monday,
      to_date: '2027-03-15',
      policy_holder_full_name: 'Delta S.R.L.',
      policy_holder_id_number: '30-7',
      description: 'Dos.',
    })
  })
})
