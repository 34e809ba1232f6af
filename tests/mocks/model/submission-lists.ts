import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import { readAllRows, type SignedInBackend } from './signed-in-backend'
import { countPeopleByStatus, type Model, type ModelSubmission } from './submission-model'

const base = '/fapi/customer/101/submissions'

export const submissionPaths = {
  insurance: `${base}/insurance/`,
  check: `${base}/background-check/`,
  people: ({ kind, id }: ModelSubmission) =>
    `${base}/${kind === 'insurance' ? 'insurance' : 'background-check'}/${id}/people/`,
  insured: `${base}/insured-people/`,
  entries: `${base}/background-check-people/`,
  files: `${base}/attachments/`,
  entryFiles: `${base}/background-check-attachments/`,
}

type Submission = Schemas['InsuranceSubmission'] | Schemas['BackgroundCheckSubmission']
type SubmissionPerson = Schemas['InsuredPerson'] | Schemas['BackgroundCheckPerson']

const getFiles = (row: object) =>
  ('attachments' in row ? (row.attachments as Schemas['Attachment'][]) : []).map(({ id, name }) => ({
    id,
    name,
  }))

/**
 * Expects the backend to match the model: each account sees only the submissions that it created, with their files and
 * counts. Compares the people themselves only for the newest submission.
 */
export async function expectSameState(model: Model, backend: SignedInBackend): Promise<void> {
  for (const account of [accounts.residente, accounts.obra]) {
    for (const kind of ['insurance', 'check'] as const)
      await expectSameList(model, backend, { account, kind })
  }
  const newest = model.submissions.at(-1)
  if (newest) await expectSamePeople(newest, backend)
}

async function expectSameList(
  { submissions }: Model,
  backend: SignedInBackend,
  list: Pick<ModelSubmission, 'account' | 'kind'>,
): Promise<void> {
  const ownSubmissions = submissions.filter(
    ({ account, kind }) => account === list.account && kind === list.kind,
  )
  for (const status of [undefined, 'PENDING']) {
    const rows = await readAllRows<Submission>(backend, list.account, submissionPaths[list.kind], {
      status,
    })
    const expected = ownSubmissions
      .filter((submission) => status === undefined || submission.status === status)
      .sort((left, right) => right.id - left.id)
    const actualRows = rows.map((row) => ({
      id: row.id,
      status: row.status,
      description: row.description,
      people: row.people_count,
      files: getFiles(row),
    }))
    const expectedRows = expected.map((submission) => ({
      id: submission.id,
      status: submission.status,
      description: submission.description,
      people: countPeopleByStatus(submission),
      files: submission.files,
    }))
    const listName = `${list.kind} submissions of ${list.account}, ${status ?? 'all'}`
    expect(actualRows, listName).toEqual(expectedRows)
  }
}

async function expectSamePeople(submission: ModelSubmission, backend: SignedInBackend): Promise<void> {
  const path = submissionPaths.people(submission)
  const rows = await readAllRows<SubmissionPerson>(backend, submission.account, path, { page_size: 2 })
  const actualRows = rows.map((row) => ({
    id: row.id,
    person: row.person.id,
    status: row.status,
    comment: row.comment,
    files: getFiles(row),
  }))
  const expectedPeople = [...submission.people].sort((left, right) => left.id - right.id)
  expect(actualRows, `people of submission ${submission.id}`).toEqual(
    expectedPeople.map(({ account: _, ...entry }) => entry),
  )
}
