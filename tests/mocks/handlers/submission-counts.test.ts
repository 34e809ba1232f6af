import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { createSubmissionsClient, submissionPaths } from './submissions-client'

const people = [4001, 4002, 4003, 4004]
const arbitraryStep = fc.record({
  action: fc.constantFrom('add', 'remove', 'approve', 'reject'),
  person: fc.constantFrom(...people),
})

describe('the people counts of an insurance submission', () => {
  it('match the statuses of its people after any sequence of additions, removals and decisions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 12 }), async (steps) => {
        const { send, createInsurance, insure, remove, readInsurance, mock } = await createSubmissionsClient()
        const { id } = await createInsurance()
        const expectedStatuses = new Map<number, string>()
        for (const { action, person } of steps) {
          const statusBefore = expectedStatuses.get(person)
          if (action === 'add') {
            expect((await insure(person, id)).status).toBe(statusBefore ? 409 : 201)
            expectedStatuses.set(person, statusBefore ?? 'PENDING')
          } else if (action === 'remove') {
            const row = mock.db.insuredPeople.first(
              ({ insurance_submission_id, person_id }) =>
                insurance_submission_id === id && person_id === person,
            )
            expect((await remove(submissionPaths.insuredPeople(`${row?.id ?? 99_999}/`))).status).toBe(
              statusBefore ? 204 : 404,
            )
            expectedStatuses.delete(person)
          } else {
            const status = action === 'approve' ? 'APPROVED' : 'REJECTED'
            const decision = { submission: id, person, status }
            const response = await send('POST', '/__mock/administration/decide', decision)
            expect(response.status).toBe(
              statusBefore === undefined ? 404 : statusBefore === 'PENDING' ? 200 : 409,
            )
            if (statusBefore === 'PENDING') expectedStatuses.set(person, status)
          }
        }
        const countExpected = (status: string) =>
          [...expectedStatuses.values()].filter((expectedStatus) => expectedStatus === status).length
        expect((await readInsurance(id)).people_count).toEqual({
          total: expectedStatuses.size,
          approved: countExpected('APPROVED'),
          pending: countExpected('PENDING'),
          rejected: countExpected('REJECTED'),
        })
      }),
      { numRuns: chooseCount(8, 25), seed: 20260316 },
    )
  })
})
