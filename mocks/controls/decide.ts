import { refuseNotFound } from '../contract/refusal.ts'
import type { Decision } from '../control-types.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import {
  decidePerson,
  decideSubmission,
  extendBackgroundCheck,
  extendInsurance,
} from '../rules/administration.ts'
import { toBackgroundCheckSubmission } from '../rules/background-checks.ts'
import { toInsuranceSubmission } from '../rules/insurance.ts'
import {
  findEntries,
  findInsuredPeople,
  joinBackgroundCheckSubmission,
  joinInsurance,
} from '../rules/submission-lookups.ts'
import type { Control, ControlCall } from './control.ts'

/**
 * Approves or rejects a submission or one person of a submission. The response body is the submission, as the contract's
 * `InsuranceSubmission` or `BackgroundCheckSubmission`.
 */
export const decideControl: Control<Decision> = {
  method: 'POST',
  schema: 'decision',
  run: (call) => {
    const { db, body } = call
    if (db.insuranceSubmissions.has(body.submission)) return decideInsurance(call)
    return db.backgroundCheckSubmissions.has(body.submission) ? decideBackgroundCheck(call) : refuseNotFound()
  },
}

async function decideInsurance({ db, body, backend }: ControlCall<Decision>): Promise<BackendResponse> {
  const submission = db.insuranceSubmissions.require(body.submission)
  const joinedSubmission = { submission, entries: findInsuredPeople(db, submission.id) }
  if (body.person !== undefined) {
    await db.insuredPeople.save(decidePerson(joinedSubmission, db.persons.get(body.person), body))
    return { status: 200, body: toInsuranceSubmission(joinInsurance(db, submission), backend) }
  }
  const decidedSubmission = decideSubmission(joinedSubmission, body)
  await db.insuranceSubmissions.save(decidedSubmission.submission)
  for (const row of decidedSubmission.entries) {
    await db.insuredPeople.save(row)
    if (body.status !== 'APPROVED' || row.status !== 'APPROVED') continue
    await db.persons.save(extendInsurance(db.persons.require(row.person_id), submission.to_date))
  }
  return {
    status: 200,
    body: toInsuranceSubmission(joinInsurance(db, decidedSubmission.submission), backend),
  }
}

async function decideBackgroundCheck({ db, body }: ControlCall<Decision>): Promise<BackendResponse> {
  const submission = db.backgroundCheckSubmissions.require(body.submission)
  const joinedSubmission = { submission, entries: findEntries(db, submission.id) }
  if (body.person !== undefined) {
    await db.backgroundCheckPeople.save(decidePerson(joinedSubmission, db.persons.get(body.person), body))
    return { status: 200, body: toBackgroundCheckSubmission(joinBackgroundCheckSubmission(db, submission)) }
  }
  const decidedSubmission = decideSubmission(joinedSubmission, body)
  await db.backgroundCheckSubmissions.save(decidedSubmission.submission)
  for (const row of decidedSubmission.entries) {
    await db.backgroundCheckPeople.save(row)
    if (body.status !== 'APPROVED' || row.status !== 'APPROVED') continue
    await db.persons.save(extendBackgroundCheck(db.persons.require(row.person_id), row))
  }
  return {
    status: 200,
    body: toBackgroundCheckSubmission(joinBackgroundCheckSubmission(db, decidedSubmission.submission)),
  }
}
