import { submissionSentences as copy } from '../copy/submissions.ts'
import type { Db } from '../db/db.ts'
import type { BackgroundCheckSubmissionRow, InsuranceSubmissionRow } from '../db/rows.ts'
import { createPersonLookup } from '../handlers/movement-lookups.ts'
import { formatFullName } from '../rules/people.ts'
import { findEntries, findInsuredPeople } from '../rules/submission-lookups.ts'
import type { SubmissionStatus } from '../rules/submissions.ts'
import type { Control } from './control.ts'

type SubmissionPeople = readonly { person_id: number; status: SubmissionStatus; comment: string | null }[]

const isPending = ({ status }: { status: SubmissionStatus }) => status === 'PENDING'

/** Lists the submissions that the Administration has not decided, the oldest first. */
export const pendingControl: Control = {
  method: 'GET',
  schema: null,
  run: ({ db }) => {
    const describeSubmission = createSubmissionDescriber(db)
    const insurances = db.insuranceSubmissions.find(isPending).map((row) => {
      const company = db.insuranceCompanies.require(row.company_id).name
      const title = copy.insuranceTitle(company, row.policy_number)
      return {
        createdAt: row.created_at,
        view: describeSubmission('insurance', row, title, findInsuredPeople(db, row.id)),
      }
    })
    const backgroundChecks = db.backgroundCheckSubmissions.find(isPending).map((row) => {
      const view = describeSubmission(
        'background_check',
        row,
        copy.backgroundCheckTitle,
        findEntries(db, row.id),
      )
      return { createdAt: row.created_at, view }
    })
    const submissions = [...insurances, ...backgroundChecks].sort(
      (left, right) =>
        Date.parse(left.createdAt) - Date.parse(right.createdAt) ||
        left.view.submission - right.view.submission,
    )
    return { status: 200, body: submissions.map(({ view }) => view) }
  },
}

function createSubmissionDescriber(db: Db) {
  const findPerson = createPersonLookup(db)
  const requirePerson = (id: number) => findPerson(id) ?? db.persons.require(id)
  return (
    kind: 'insurance' | 'background_check',
    { id, real_property_id, creator_id }: InsuranceSubmissionRow | BackgroundCheckSubmissionRow,
    title: string,
    people: SubmissionPeople,
  ) => ({
    submission: id,
    kind,
    neighbourhood: db.realProperties.require(real_property_id).name,
    by: formatFullName(requirePerson(creator_id)),
    title,
    people: people.map(({ person_id, status, comment }) => ({
      person: person_id,
      name: formatFullName(requirePerson(person_id)),
      document: requirePerson(person_id).id_number,
      status,
      comment,
    })),
  })
}
