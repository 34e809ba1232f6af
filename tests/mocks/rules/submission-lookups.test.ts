import { createDatabase } from '@mocks/db/db'
import {
  createNameLookup,
  requireOwnBackgroundCheckSubmission,
  requireOwnEntry,
  requireOwnEntryAttachment,
  requireOwnInsurance,
  requireOwnInsuranceAttachment,
  requireOwnInsuredPerson,
} from '@mocks/rules/submission-lookups'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'
import { createInsuranceRow, createInsuredPersonRow } from './submission-rows'

/** Creates a call of the person 304, who belongs to the neighbourhood 101. */
async function createCall({ hasModule }: { hasModule: boolean }) {
  const { db } = createDatabase()
  await db.persons.insert(createPersonRow(304, { user_id: 3 }))
  await db.modules.insert({
    id: 1,
    real_property_id: 101,
    code: 'document_submission',
    is_active_mobile: hasModule,
  })
  return { db, caller: { userId: 3 }, path: { rp: 101 } }
}

describe('the look-up of an own row', () => {
  it.each([
    ['an insurance submission', requireOwnInsurance],
    ['an insured person', requireOwnInsuredPerson],
    ['a background-check submission', requireOwnBackgroundCheckSubmission],
    ['an entry', requireOwnEntry],
    ['a file of an insurance submission', requireOwnInsuranceAttachment],
    ['a file of an entry', requireOwnEntryAttachment],
  ])(
    'refuses %s with an unknown id by 404, or by 403 if the module is inactive',
    async (_, requireOwnRow) => {
      const call = await createCall({ hasModule: true })
      expect(catchRefusal(() => requireOwnRow(call, 9999)).status).toBe(404)
      const callWithoutModule = await createCall({ hasModule: false })
      expect(catchRefusal(() => requireOwnRow(callWithoutModule, 9999))).toEqual({
        status: 403,
        body: { detail: 'El barrio no tiene habilitada la presentación de documentación.' },
      })
    },
  )

  it('finds an insured person only in a submission that the caller filed', async () => {
    const call = await createCall({ hasModule: true })
    await call.db.insuranceSubmissions.insert(createInsuranceRow())
    await call.db.insuranceSubmissions.insert(createInsuranceRow({ id: 8009, creator_id: 305 }))
    await call.db.insuredPeople.insert(createInsuredPersonRow(7))
    await call.db.insuredPeople.insert({ ...createInsuredPersonRow(8), insurance_submission_id: 8009 })
    expect(requireOwnInsuredPerson(call, 7).person_id).toBe(7)
    expect(catchRefusal(() => requireOwnInsuredPerson(call, 8)).status).toBe(404)
  })
})

it('createNameLookup returns the full name of a person at each look-up', async () => {
  const { db } = await createCall({ hasModule: true })
  const getName = createNameLookup(db)
  expect([getName(304), getName(304)]).toEqual(['Ana Apellido 304', 'Ana Apellido 304'])
})
