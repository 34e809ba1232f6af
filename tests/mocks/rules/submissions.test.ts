import type { Schemas } from '@mocks/contract/operations'
import { createBackgroundCheckSubmissionComparator } from '@mocks/rules/background-checks'
import { createInsuranceComparator } from '@mocks/rules/insurance'
import { matchesPeople, refuseChanges } from '@mocks/rules/submissions'
import { describe, expect, it } from 'vitest'
import { catchInvalidFields } from './sample-rows'
import { createBackgroundCheckRow, createInsuranceRow } from './submission-rows'

// In each of the other fields, the order of these rows differs from their order by id.
const insuranceRows = [
  createInsuranceRow({
    id: 1,
    created_at: '2026-03-03T13:00:00.000Z',
    from_date: '2026-04-02',
    to_date: '2027-02-01',
    creator_id: 304,
    company_id: 2,
  }),
  createInsuranceRow({
    id: 2,
    created_at: '2026-03-01T13:00:00.000Z',
    from_date: '2026-04-03',
    to_date: '2027-03-01',
    creator_id: 305,
    company_id: 3,
  }),
  createInsuranceRow({
    id: 3,
    created_at: '2026-03-02T13:00:00.000Z',
    from_date: '2026-04-01',
    to_date: '2027-01-01',
    creator_id: 306,
    company_id: 1,
  }),
]
const creatorNames = new Map([
  [304, 'Zoe Paz'],
  [305, 'Bruno Paz'],
  [306, 'Ñandú Paz'],
])
const getCreatorName = (personId: number) => creatorNames.get(personId) ?? ''

describe('the order of the insurance submissions', () => {
  const getCompanyName = ({ company_id }: { company_id: number }) => `Compañía ${company_id}`
  const sortIds = (ordering: Schemas['InsuranceOrdering']) =>
    insuranceRows
      .toSorted(createInsuranceComparator(ordering, { getCompanyName, getCreatorName }))
      .map(({ id }) => id)

  it.each([
    ['created_at', [2, 3, 1]],
    ['from_date', [3, 1, 2]],
    ['-to_date', [2, 1, 3]],
    ['company_name', [3, 1, 2]],
    ['person_full_name', [2, 3, 1]],
  ] as const)('by %s is %j', (ordering, ids) => {
    expect(sortIds(ordering)).toEqual(ids)
  })
})

describe('the order of the background-check submissions', () => {
  const rows = insuranceRows.map(({ id, created_at, creator_id }) =>
    createBackgroundCheckRow({ id, created_at, creator_id }),
  )

  it.each([
    ['-created_at', [1, 3, 2]],
    ['person_full_name', [2, 3, 1]],
  ] as const)('by %s is %j', (ordering, ids) => {
    const compare = createBackgroundCheckSubmissionComparator(ordering, getCreatorName)
    expect(rows.toSorted(compare).map(({ id }) => id)).toEqual(ids)
  })
})

describe('refuseChanges', () => {
  const storedFields = { person: 7, background_check_submission: null }

  it('rejects each fixed field that the request changes', () => {
    expect(
      catchInvalidFields(() => refuseChanges({ person: 8, background_check_submission: null }, storedFields)),
    ).toEqual({ person: ['No se puede cambiar.'] })
  })

  it('accepts a request that omits the fixed fields', () => {
    expect(() => refuseChanges({ person: undefined, comment: 'Otro' }, storedFields)).not.toThrow()
  })
})

it('matchesPeople looks up no people if the filters are blank', () => {
  const findPeople = () => {
    throw new Error('Unexpected look-up of people')
  }
  expect(matchesPeople({ person_full_name: ' ', person_id_number: '-' }, findPeople)).toBe(true)
})
