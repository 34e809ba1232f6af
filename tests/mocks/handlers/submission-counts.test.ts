import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSubmissionsClient, submissionPaths } from './submission-desk'

const people = [4001, 4002, 4003, 4004]
const step = fc.record({
  what: fc.constantFrom('add', 'remove', 'approve', 'reject'),
  person: fc.constantFrom(...people),
})

describe('the counts of a submission', () => {
  it('match the people after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { send, createInsurance, insure, remove, readInsurance, mock } = await createSubmissionsClient()
        const { id } = await createInsurance()
        const known = new Map<number, string>()
        for (const { what, person } of steps) {
          const before = known.get(person)
          if (what === 'add') {
            expect((await insure(person, id)).status).toBe(before ? 409 : 201)
            known.set(person, before ?? 'PENDING')
          } else if (what === 'remove') {
            const row = mock.db.insuredPeople.first(
              ({ insurance_submission_id, person_id }) =>
                insurance_submission_id === id && person_id === person,
            )
            expect((await remove(submissionPaths.insuredPeople(`${row?.id ?? 99_999}/`))).status).toBe(
              before ? 204 : 404,
            )
            known.delete(person)
          } else {
            const status = what === 'approve' ? 'APPROVED' : 'REJECTED'
            const decision = { submission: id, person, status }
            const answer = await send('POST', '/__mock/administration/decide', decision)
            expect(answer.status).toBe(before === undefined ? 404 : before === 'PENDING' ? 200 : 409)
            if (before === 'PENDING') known.set(person, status)
          }
        }
        const count = (status: string) => [...known.values()].filter((one) => one === status).length
        expect((await readInsurance(id)).people_count).toEqual({
          total: known.size,
          approved: count('APPROVED'),
          pending: count('PENDING'),
          rejected: count('REJECTED'),
        })
      }),
      { numRuns: 25, seed: 20260316 },
    )
  })
})
