import type { Schemas } from '@mocks/contract/operations'
import {
  changeInsurance,
  createInsurance,
  createInsuranceComparator,
  createInsuredPerson,
  isInsuranceListed,
  toInsuranceSubmission,
} from '@mocks/rules/insurance'
import { hasSubmissionModule } from '@mocks/rules/submissions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow, today } from './sample-rows'
import { createAttachmentRow, createInsuranceRow, createInsuredPersonRow } from './submission-rows'

const company = { id: 3, name: 'Galeno ART' }
const creator = createPersonRow(304, { first_name: 'Ricardo', last_name: 'Montes' })
const context = { id: 8001, creator, company, today, now: new Date('2026-03-16T13:00:00Z') }
const createInsuranceInput = (overrides: Partial<Schemas['InsuranceSubmissionInput']> = {}) => ({
  from_date: '2026-03-16',
  to_date: '2027-03-15',
  submission_type: 'INSURANCE' as const,
  policy_number: '4501-0098213',
  company: 3,
  ...overrides,
})

describe('createInsurance', () => {
  it('creates a PENDING submission with empty optional fields', () => {
    expect(createInsurance(createInsuranceInput(), context)).toEqual(createInsuranceRow())
  })

  it('trims texts', () => {
    const texts = {
      description: ' a ',
      policy_number: ' 7 ',
      policy_holder_full_name: ' Ana ',
      policy_holder_id_number: ' 30999888 ',
    }
    expect(createInsurance(createInsuranceInput(texts), context)).toMatchObject({
      description: 'a',
      policy_number: '7',
      policy_holder_full_name: 'Ana',
      policy_holder_id_number: '30999888',
    })
  })

  it('reports an unknown company, a blank policy number and invalid dates together', () => {
    const catchInputRefusal = (overrides: object, contextOverrides = {}) =>
      catchRefusal(() =>
        createInsurance(createInsuranceInput(overrides), { ...context, ...contextOverrides }),
      )
    expect(catchInputRefusal({ policy_number: ' ', to_date: '2026-03-15' }, { company: undefined })).toEqual({
      status: 400,
      body: {
        company: ['La compañía de seguro no existe.'],
        policy_number: ['Por favor ingrese número de póliza'],
        to_date: ['La fecha de fin no puede ser anterior a la de inicio.'],
      },
    })
    expect(catchInputRefusal({ from_date: '2025-01-01', to_date: '2026-03-15' }).body).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
  })

  it('accepts a policy of a single day that ends today', () => {
    expect(createInsurance(createInsuranceInput({ from_date: today, to_date: today }), context).to_date).toBe(
      today,
    )
  })
})

describe('changeInsurance', () => {
  it('replaces all fields of the policy, and keeps the creator and the creation date', () => {
    const before = createInsuranceRow({ description: 'antes', created_at: '2026-01-01T00:00:00.000Z' })
    const after = changeInsurance(before, createInsuranceInput({ policy_number: '9' }), { company, today })
    expect(after).toEqual({ ...before, description: '', policy_number: '9' })
  })

  it.each(['APPROVED', 'REJECTED'] as const)(
    'rejects a changed policy and an additional person if the submission is %s',
    (status) => {
      const decidedSubmission = createInsuranceRow({ status })
      const refusal = {
        status: 409,
        body: { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' },
      }
      expect(
        catchRefusal(() => changeInsurance(decidedSubmission, createInsuranceInput(), { company, today })),
      ).toEqual(refusal)
      expect(catchRefusal(() => createInsuredPerson(createPersonRow(7), decidedSubmission, [], 1))).toEqual(
        refusal,
      )
    },
  )
})

describe('createInsuredPerson', () => {
  it('adds a PENDING person without a comment', () => {
    expect(createInsuredPerson(createPersonRow(7), createInsuranceRow(), [], 7)).toEqual(
      createInsuredPersonRow(7),
    )
  })

  it('rejects an unregistered person, and a person who is already in the submission', () => {
    for (const candidate of [undefined, createPersonRow(7, { real_property_id: 102 })]) {
      expect(catchRefusal(() => createInsuredPerson(candidate, createInsuranceRow(), [], 1))).toEqual({
        status: 400,
        body: { person: ['La persona no está registrada en el barrio.'] },
      })
    }
    const ana = createPersonRow(7, { first_name: 'Ana', last_name: 'Ñú', id_number: '30999888' })
    expect(
      catchRefusal(() =>
        createInsuredPerson(ana, createInsuranceRow(), [createInsuredPersonRow(7, 'REJECTED')], 1),
      ),
    ).toEqual({
      status: 409,
      body: {
        message: 'La persona Ana Ñú con documento 30999888 ya se encuentra registrada en la presentación.',
      },
    })
  })
})

describe('the list of insurance submissions', () => {
  const row = createInsuranceRow({ status: 'APPROVED' })
  const lookups = {
    getCompanyName: () => 'Compañía Galeno ART',
    findPeople: () => [
      creator,
      createPersonRow(9, { first_name: 'Íñigo', last_name: 'Núñez', id_number: '24718305' }),
    ],
  }
  const isListed = (filter: object) => isInsuranceListed(row, { creatorId: 304, ...filter }, lookups)

  it.each([
    [{}, true],
    [{ creatorId: 305 }, false],
    [{ status: 'APPROVED' }, true],
    [{ status: 'PENDING' }, false],
    [{ from_date: '2026-03-16' }, true],
    [{ from_date: '2026-03-17' }, false],
    [{ to_date: '2027-03-15' }, true],
    [{ to_date: '2027-03-14' }, false],
    [{ expiration_date: '2027-03-15' }, true],
    [{ expiration_date: '2027-03-16' }, false],
    [{ company_name: 'COMPANIA GAL' }, true],
    [{ company_name: 'Omint' }, false],
    [{ policy_number: '0098' }, true],
    [{ policy_number: '0099' }, false],
    [{ person_full_name: 'nunez iñigo' }, true],
    [{ person_full_name: 'montes' }, true],
    [{ person_full_name: 'pérez' }, false],
    [{ person_full_name: ' ', company_name: '', policy_number: '' }, true],
    [{ person_full_name: 'núñez', status: 'PENDING' }, false],
  ])('for the filter %j, contains the submission: %s', (filter, expected) => {
    expect(isListed(filter)).toBe(expected)
  })

  it('looks up no people if the filter has no name', () => {
    const findPeople = () => {
      throw new Error('Unexpected look-up of people')
    }
    expect(isInsuranceListed(row, { creatorId: 304, status: 'APPROVED' }, { ...lookups, findPeople })).toBe(
      true,
    )
  })

  it('sorts submissions with equal values by id, in the direction of the ordering', () => {
    const sortIds = (ordering: Schemas['InsuranceOrdering']) =>
      [8001, 8003, 8002]
        .map((id) => createInsuranceRow({ id }))
        .sort(createInsuranceComparator(ordering, { getCompanyName: () => '', getCreatorName: () => '' }))
        .map(({ id }) => id)
    expect(sortIds('-created_at')).toEqual([8003, 8002, 8001])
    expect(sortIds('created_at')).toEqual([8001, 8002, 8003])
    expect(sortIds('-company_name')).toEqual([8003, 8002, 8001])
  })
})

it('toInsuranceSubmission counts the people by status', () => {
  const status = fc.constantFrom('PENDING', 'APPROVED', 'REJECTED')
  fc.assert(
    fc.property(fc.array(status, { maxLength: 20 }), (statuses) => {
      const people = statuses.map((personStatus, index) => createInsuredPersonRow(index + 1, personStatus))
      const joinedInsurance = {
        submission: createInsuranceRow(),
        creator,
        company,
        people,
        attachments: [createAttachmentRow()],
      }
      const { people_count } = toInsuranceSubmission(joinedInsurance, new URL('http://localhost/'))
      expect(people_count.total).toBe(statuses.length)
      expect(people_count.approved + people_count.pending + people_count.rejected).toBe(people_count.total)
      expect(people_count.rejected).toBe(
        statuses.filter((personStatus) => personStatus === 'REJECTED').length,
      )
    }),
  )
})

it('toInsuranceSubmission returns only the fields of the contract', () => {
  const joinedInsurance = { submission: createInsuranceRow(), creator, company, people: [], attachments: [] }
  expect(Object.keys(toInsuranceSubmission(joinedInsurance, new URL('http://localhost/'))).sort()).toEqual([
    'attachments',
    'company',
    'created_at',
    'description',
    'from_date',
    'id',
    'people_count',
    'person',
    'policy_holder_full_name',
    'policy_holder_id_number',
    'policy_number',
    'status',
    'submission_type',
    'to_date',
  ])
})

it('hasSubmissionModule requires an active document_submission module', () => {
  const module = {
    id: 1,
    real_property_id: 101,
    code: 'document_submission',
    is_active_mobile: true,
  } as const
  expect(hasSubmissionModule([module])).toBe(true)
  expect(hasSubmissionModule([{ ...module, is_active_mobile: false }])).toBe(false)
  expect(hasSubmissionModule([{ ...module, code: 'census' }])).toBe(false)
  expect(hasSubmissionModule([])).toBe(false)
})
