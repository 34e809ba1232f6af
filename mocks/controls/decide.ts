import { refuseNotFound } from '../contract/refusal.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import {
  decidePerson,
  decideSubmission,
  extendBackgroundCheck,
  extendInsurance,
  type SubmissionDecision,
} from '../rules/administration.ts'
import { toBackgroundCheckSubmission } from '../rules/background-checks.ts'
import { toInsuranceSubmission } from '../rules/insurance.ts'
import {
  findEntries,
  findInsuredPeople,
  joinBackgroundCheck,
  joinInsurance,
} from '../rules/submission-lookups.ts'
import type { Control, ControlCall } from './control.ts'

/** A decision of the Administration. */
interface Asked extends SubmissionDecision {
  /** Of either kind: their numbers are of one series. */
  submission: number
  /** One of its people, by the person's id; without it the submission as a whole. */
  person?: number
}

/** Approves or rejects a submission or one of its people, and answers the submission as the portal reads it. */
export const decideControl: Control<Asked> = {
  method: 'POST',
  schema: 'decision',
  run: (call) => {
    const { db, body } = call
    if (db.insuranceSubmissions.has(body.submission)) return decideInsurance(call)
    return db.backgroundCheckSubmissions.has(body.submission) ? decideCheck(call) : refuseNotFound()
  },
}

async function decideInsurance({ db, body, backend }: ControlCall<Asked>): Promise<BackendResponse> {
  const submission = db.insuranceSubmissions.require(body.submission)
  const waiting = { submission, people: findInsuredPeople(db, submission.id) }
  if (body.person !== undefined) {
    await db.insuredPeople.save(decidePerson(waiting, db.persons.get(body.person), body))
    return { status: 200, body: toInsuranceSubmission(joinInsurance(db, submission), backend) }
  }
  const decided = decideSubmission(waiting, body)
  await db.insuranceSubmissions.save(decided.submission)
  for (const row of decided.people) {
    await db.insuredPeople.save(row)
    if (body.status !== 'APPROVED' || row.status !== 'APPROVED') continue
    await db.persons.save(extendInsurance(db.persons.require(row.person_id), submission.to_date))
  }
  return { status: 200, body: toInsuranceSubmission(joinInsurance(db, decided.submission), backend) }
}

async function decideCheck({ db, body }: ControlCall<Asked>): Promise<BackendResponse> {
  const submission = db.backgroundCheckSubmissions.require(body.submission)
  const waiting = { submission, people: findEntries(db, submission.id) }
  if (body.person !== undefined) {
    await db.backgroundCheckPeople.save(decidePerson(waiting, db.persons.get(body.person), body))
    return { status: 200, body: toBackgroundCheckSubmission(joinBackgroundCheck(db, submission)) }
  }
  const decided = decideSubmission(waiting, body)
  await db.backgroundCheckSubmissions.save(decided.submission)
  for (const row of decided.people) {
    await db.backgroundCheckPeople.save(row)
    if (body.status !== 'APPROVED' || row.status !== 'APPROVED') continue
    await db.persons.save(extendBackgroundCheck(db.persons.require(row.person_id), row))
  }
  return { status: 200, body: toBackgroundCheckSubmission(joinBackgroundCheck(db, decided.submission)) }
}
