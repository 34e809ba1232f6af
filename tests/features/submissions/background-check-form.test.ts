import { Refusal } from '@mocks/contract/refusal'
import { createEntry } from '@mocks/rules/background-checks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { addDays } from '@/domain/days'
import {
  type BackgroundCheckValues,
  type CheckEntryValues,
  createBackgroundCheckSchema,
  createCheckEntry,
  emptyBackgroundCheck,
  findMissingEntryParts,
  toCheckEntryTerms,
} from '@/features/submissions/form/background-check-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { createPersonRow } from '../../mocks/rules/sample-rows'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const monday = '2026-03-16'
const juana: SubmissionPerson = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const raul: SubmissionPerson = { id: 4002, full_name: 'Raúl Díaz', id_number: '28111222' }
const file = { id: 'chosen-1', name: 'antecedentes.jpg' }
const createEntryValues = (
  worker: SubmissionPerson,
  patch: Partial<CheckEntryValues> = {},
): CheckEntryValues => ({
  ...createCheckEntry(worker, { from: '2026-03-10', to: '2026-09-10' }),
  attachments: [file],
  ...patch,
})
const rules = { today: () => monday, savedEntries: [{ id: 12, to_date: '2026-03-01' }] }
const findErrors = (values: Partial<BackgroundCheckValues>) =>
  validateWith(createBackgroundCheckSchema(rules))({ ...emptyBackgroundCheck, ...values })

describe('createBackgroundCheckSchema', () => {
  it('rejects a submission without entries', () => {
    expect(findErrors({})).toEqual({ entries: 'Por favor agregue trabajadores' })
  })

  it('reports the missing values of an incomplete entry, and nothing about a complete entry', () => {
    expect(findErrors({ entries: [createEntryValues(juana), createCheckEntry(raul)] })).toEqual({
      entries: [
        undefined,
        {
          from: 'Seleccione fecha de inicio',
          to: 'Seleccione fecha de fin',
          attachments: 'Por favor adjunte el archivo',
        },
      ],
    })
  })

  it.each<[Partial<CheckEntryValues>, object]>([
    [
      { from: '2026-05-02', to: '2026-05-01' },
      { to: 'La fecha de fin no puede ser anterior a la de inicio.' },
    ],
    [{ to: '2026-03-15' }, { to: 'La fecha de fin no puede ser anterior a hoy.' }],
    [
      { id: 13, to: '2026-03-01', from: '2026-01-01' },
      { to: 'La fecha de fin no puede ser anterior a hoy.' },
    ],
    [{ attachments: [] }, { attachments: 'Por favor adjunte el archivo' }],
  ])('rejects %j', (patch, errors) => {
    expect(findErrors({ entries: [createEntryValues(juana, patch)] })).toEqual({ entries: [errors] })
  })

  it('rejects two entries of one person, and observations that are too long', () => {
    expect(
      findErrors({
        entries: [createEntryValues(juana), createEntryValues(juana)],
        observations: 'x'.repeat(1001),
      }),
    ).toEqual({
      entries: 'La persona Juana Pérez con documento 30999888 ya se encuentra registrada en la presentación.',
      observations: 'Las observaciones pueden tener hasta 1000 caracteres.',
    })
  })

  it('accepts a past last day in a decided entry, and in a saved entry that keeps its saved last day', () => {
    const decidedEntry = createEntryValues(juana, {
      id: 11,
      status: 'APPROVED',
      from: '2020-01-01',
      to: '2020-02-01',
    })
    const savedEntry = createEntryValues(raul, { id: 12, from: '2026-01-01', to: '2026-03-01' })
    expect(findErrors({ entries: [decidedEntry, savedEntry] })).toEqual({})
  })

  it('validates an unchanged entry once a day', () => {
    let readCount = 0
    const entry = {
      ...createEntryValues(juana),
      get status() {
        readCount += 1
        return 'PENDING' as const
      },
    }
    let day = monday
    const validate = validateWith(createBackgroundCheckSchema({ today: () => day }))
    const countReads = () => {
      readCount = 0
      return [validate({ ...emptyBackgroundCheck, entries: [entry] }), readCount]
    }
    expect(countReads()).toEqual([{}, 1])
    expect(countReads()).toEqual([{}, 0])
    day = addDays(entry.to, 1)
    expect(countReads()).toEqual([{ entries: [{ to: 'La fecha de fin no puede ser anterior a hoy.' }] }, 1])
  })
})

it('lists the missing parts of an entry', () => {
  expect(findMissingEntryParts(createCheckEntry(juana))).toEqual(['from', 'to', 'attachments'])
  expect(findMissingEntryParts(createCheckEntry(juana, { from: monday }))).toEqual(['to', 'attachments'])
  expect(findMissingEntryParts(createEntryValues(juana))).toEqual([])
})

const anyDay = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -20, max: 20 }).map((days) => addDays(monday, days)) },
  { weight: 1, arbitrary: fc.constantFrom('', '2026-02-31', '16/03/2026') },
)

/**
 * Checks an entry against the contract, and then against the rules of the mock backend. If the contract refuses the entry,
 * the function returns 'contract'. If the rules refuse the entry, the function returns the response body of the refusal.
 */
function findRefusal(entry: CheckEntryValues): unknown {
  const input = {
    ...toCheckEntryTerms(entry),
    person: juana.id,
    status: 'PENDING' as const,
    comment: null,
    background_check_submission: null,
  }
  if (findContractErrors('BackgroundCheckPersonInput', input)?.length !== 0) return 'contract'
  const type = { id: 1, name: 'RNR', real_property_id: 101 }
  try {
    createEntry(input, {
      id: 1,
      creator: createPersonRow(304),
      person: createPersonRow(juana.id),
      submission: null,
      otherEntries: [],
      type,
      today: monday,
    })
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.body
    throw error
  }
}

it('the form accepts exactly the entries that the contract and the mock backend accept', () => {
  let acceptedCount = 0
  const anyEntry = fc
    .record({ from: anyDay, to: anyDay, type: fc.constantFrom('', '1') })
    .map((terms) => createEntryValues(juana, terms))
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const isAccepted = Object.keys(findErrors({ entries: [entry] })).length === 0
      if (isAccepted) acceptedCount += 1
      expect(findRefusal(entry) === undefined).toBe(isAccepted)
    }),
    { numRuns: chooseCount(300, 1500) },
  )
  expect(acceptedCount).toBeGreaterThan(chooseCount(12, 60))
})

it('sends an empty type as null, and a chosen type as a number', () => {
  expect(toCheckEntryTerms(createEntryValues(juana))).toEqual({
    from_date: '2026-03-10',
    to_date: '2026-09-10',
    background_check_type: null,
  })
  expect(toCheckEntryTerms(createEntryValues(juana, { type: '1' }))).toMatchObject({
    background_check_type: 1,
  })
})
