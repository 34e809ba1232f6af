import type { Db } from '../db/db.ts'
import type { InsuredPersonRow, InsuranceSubmissionRow as SubmissionRow } from '../db/rows.ts'
import * as rules from '../rules/insurance.ts'
import { getPage, selectFromRows, selectFromTable } from '../rules/pages.ts'
import {
  createNameLookup,
  findInsuredPeople,
  findSubmissionPersons,
  joinInsurance,
  requireFiler,
  requireOwnInsurance,
  requireOwnInsuredPerson,
} from '../rules/submission-lookups.ts'
import { requirePending } from '../rules/submissions.ts'
import { respond, type TagHandlers } from './handler.ts'
import { generateSubmissionId } from './submission-files.ts'

const toView = (db: Db, submission: SubmissionRow, backend: URL) =>
  rules.toInsuranceSubmission(joinInsurance(db, submission), backend)

const toPersonView = (db: Db, row: InsuredPersonRow) =>
  rules.toInsuredPerson(row, db.persons.require(row.person_id))

/** The handlers for insurance submissions (A.R.T.) and their insured people. */
export const insuranceHandlers: TagHandlers<'insurance'> = {
  listInsuranceSubmissions: (call) => {
    const { query, db, backend } = call
    const companyNames = new Map(db.insuranceCompanies.all().map(({ id, name }) => [id, name]))
    const getCompanyName = (row: SubmissionRow) => companyNames.get(row.company_id) ?? ''
    const findPeople = (row: SubmissionRow) => findSubmissionPersons(db, row, findInsuredPeople(db, row.id))
    const filter = { ...query, creatorId: requireFiler(call).id }
    const where = (row: SubmissionRow) => rules.isInsuranceListed(row, filter, { getCompanyName, findPeople })
    const orderBy = rules.createInsuranceComparator(query.ordering, {
      getCompanyName,
      getCreatorName: createNameLookup(db),
    })
    const select = selectFromTable(db.insuranceSubmissions, { where, orderBy })
    return respond(
      200,
      getPage(select, query, (row) => toView(db, row, backend)),
    )
  },

  getInsuranceSubmission: (call) => {
    const submission = requireOwnInsurance(call, call.path.submissionId)
    return respond(200, toView(call.db, submission, call.backend))
  },

  createInsuranceSubmission: async (call) => {
    const { body, db, clock, ids, backend } = call
    const submission = rules.createInsurance(body, {
      id: generateSubmissionId(ids),
      creator: requireFiler(call),
      company: db.insuranceCompanies.get(body.company),
      today: clock.today(),
      now: clock.now(),
    })
    await db.insuranceSubmissions.insert(submission)
    return respond(201, toView(db, submission, backend))
  },

  updateInsuranceSubmission: async (call) => {
    const { path, body, db, clock, backend } = call
    const context = { company: db.insuranceCompanies.get(body.company), today: clock.today() }
    const changedSubmission = rules.changeInsurance(
      requireOwnInsurance(call, path.submissionId),
      body,
      context,
    )
    await db.insuranceSubmissions.save(changedSubmission)
    return respond(200, toView(db, changedSubmission, backend))
  },

  listInsuredPeople: ({ path, query, db }) => {
    const select = selectFromRows(findInsuredPeople(db, path.submissionId))
    return respond(
      200,
      getPage(select, query, (row) => toPersonView(db, row)),
    )
  },

  createInsuredPerson: async (call) => {
    const { body, db, ids } = call
    const submission = requireOwnInsurance(call, body.insurance_submission)
    const people = findInsuredPeople(db, submission.id)
    const person = db.persons.get(body.person)
    const insuredPerson = rules.createInsuredPerson(person, submission, people, ids.next('insuredPeople'))
    await db.insuredPeople.insert(insuredPerson)
    return respond(201, toPersonView(db, insuredPerson))
  },

  deleteInsuredPerson: async (call) => {
    const { id, insurance_submission_id } = requireOwnInsuredPerson(call, call.path.id)
    requirePending(requireOwnInsurance(call, insurance_submission_id))
    await call.db.insuredPeople.remove(id)
    return respond(204)
  },
}
