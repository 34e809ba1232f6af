import { type Handlers, reply } from '../contract/operations.ts'
import type { InsuranceSubmissionRow } from '../db/rows.ts'
import * as rules from '../rules/insurance.ts'
import { cutFrom, pageOf, shown, type Window } from '../rules/pages.ts'
import {
  filer,
  insuranceFile,
  insuredPeopleOf,
  nameLookup,
  ownInsurance,
  ownInsuredPerson,
  personsOf,
} from '../rules/submission-lookups.ts'
import { requirePending } from '../rules/submissions.ts'
import { nextSubmission } from './submission-files.ts'

/** Work-accident insurance. */
export const insurance = {
  listInsuranceSubmissions: (call) => {
    const { query, db, backend } = call
    const companies = new Map(db.insuranceCompanies.all().map(({ id, name }) => [id, name]))
    const companyName = (row: Readonly<InsuranceSubmissionRow>) => companies.get(row.company_id) ?? ''
    const people = (row: Readonly<InsuranceSubmissionRow>) => personsOf(db, row, insuredPeopleOf(db, row.id))
    const filter = { ...query, creatorId: filer(call).id }
    const where = (row: Readonly<InsuranceSubmissionRow>) =>
      rules.isInsuranceListed(row, filter, { companyName, people })
    const orderBy = rules.insuranceOrder(query.ordering, { companyName, creatorName: nameLookup(db) })
    const page = pageOf(
      (window: Window) => db.insuranceSubmissions.select({ where, orderBy, ...window }),
      query,
    )
    return reply(
      200,
      shown(page, (row) => rules.insuranceView(insuranceFile(db, row), backend)),
    )
  },

  getInsuranceSubmission: (call) => {
    const submission = ownInsurance(call, call.path.submissionId)
    return reply(200, rules.insuranceView(insuranceFile(call.db, submission), call.backend))
  },

  createInsuranceSubmission: async (call) => {
    const { body, db, clock, ids, backend } = call
    const submission = rules.fileInsurance(body, {
      id: nextSubmission(ids),
      creator: filer(call),
      company: db.insuranceCompanies.get(body.company),
      today: clock.today(),
      now: clock.now(),
    })
    await db.insuranceSubmissions.insert(submission)
    return reply(201, rules.insuranceView(insuranceFile(db, submission), backend))
  },

  updateInsuranceSubmission: async (call) => {
    const { path, body, db, clock, backend } = call
    const ground = { company: db.insuranceCompanies.get(body.company), today: clock.today() }
    const changed = rules.changeInsurance(ownInsurance(call, path.submissionId), body, ground)
    await db.insuranceSubmissions.save(changed)
    return reply(200, rules.insuranceView(insuranceFile(db, changed), backend))
  },

  listInsuredPeople: ({ path, query, db }) => {
    const page = pageOf(cutFrom(insuredPeopleOf(db, path.submissionId)), query)
    const show = (row: (typeof page.results)[number]) =>
      rules.insuredPersonView(row, db.persons.require(row.person_id))
    return reply(200, shown(page, show))
  },

  createInsuredPerson: async (call) => {
    const { body, db, ids } = call
    const submission = ownInsurance(call, body.insurance_submission)
    const people = insuredPeopleOf(db, submission.id)
    const added = rules.insure(db.persons.get(body.person), submission, people, ids.next('insuredPeople'))
    await db.insuredPeople.insert(added)
    return reply(201, rules.insuredPersonView(added, db.persons.require(added.person_id)))
  },

  deleteInsuredPerson: async (call) => {
    const { id, insurance_submission_id } = ownInsuredPerson(call, call.path.id)
    requirePending(ownInsurance(call, insurance_submission_id))
    await call.db.insuredPeople.remove(id)
    return reply(204)
  },
} satisfies Pick<
  Handlers,
  | 'listInsuranceSubmissions'
  | 'getInsuranceSubmission'
  | 'createInsuranceSubmission'
  | 'updateInsuranceSubmission'
  | 'listInsuredPeople'
  | 'createInsuredPerson'
  | 'deleteInsuredPerson'
>
