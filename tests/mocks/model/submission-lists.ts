import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import { countOf, type KeptSubmission, type Model } from './submission-model'
import { everyRow, type ToldBackend } from './told-backend'

const base = '/fapi/customer/101/submissions'

export const submissionPaths = {
  insurance: `${base}/insurance/`,
  check: `${base}/background-check/`,
  people: ({ kind, id }: KeptSubmission) =>
    `${base}/${kind === 'insurance' ? 'insurance' : 'background-check'}/${id}/people/`,
  insured: `${base}/insured-people/`,
  entries: `${base}/background-check-people/`,
  files: `${base}/attachments/`,
  entryFiles: `${base}/background-check-attachments/`,
}

type Listed = Schemas['InsuranceSubmission'] | Schemas['BackgroundCheckSubmission']
type Somebody = Schemas['InsuredPerson'] | Schemas['BackgroundCheckPerson']

const filesOf = (one: object) =>
  ('attachments' in one ? (one.attachments as Schemas['Attachment'][]) : []).map(({ id, name }) => ({
    id,
    name,
  }))

/** Everybody sees what they filed and nothing else: with its people, its files and its counts. */
export async function agree(model: Model, backend: ToldBackend): Promise<void> {
  for (const account of [accounts.residente, accounts.obra]) {
    for (const kind of ['insurance', 'check'] as const) await agreeOnList(model, backend, { account, kind })
  }
  const newest = model.submissions.at(-1)
  if (newest) await agreeOnPeople(newest, backend)
}

async function agreeOnList(
  { submissions }: Model,
  backend: ToldBackend,
  of: Pick<KeptSubmission, 'account' | 'kind'>,
): Promise<void> {
  const own = submissions.filter(({ account, kind }) => account === of.account && kind === of.kind)
  for (const status of [undefined, 'PENDING']) {
    // As many pages as there are: the smallest page of both lists is five rows long.
    const rows = await everyRow<Listed>(backend, of.account, submissionPaths[of.kind], { status })
    const expected = own
      .filter((one) => status === undefined || one.status === status)
      .sort((one, other) => other.id - one.id)
    const told = rows.map((row) => ({
      id: row.id,
      status: row.status,
      description: row.description,
      people: row.people_count,
      files: filesOf(row),
    }))
    const meant = expected.map((one) => ({
      id: one.id,
      status: one.status,
      description: one.description,
      people: countOf(one),
      files: one.files,
    }))
    expect(told, `${of.kind} of ${of.account}, ${status ?? 'all'}`).toEqual(meant)
  }
}

async function agreeOnPeople(submission: KeptSubmission, backend: ToldBackend): Promise<void> {
  const path = submissionPaths.people(submission)
  const rows = await everyRow<Somebody>(backend, submission.account, path, { page_size: 2 })
  const told = rows.map((row) => ({
    id: row.id,
    person: row.person.id,
    status: row.status,
    comment: row.comment,
    files: filesOf(row),
  }))
  const meant = [...submission.people].sort((one, other) => one.id - other.id)
  expect(told, `people of ${submission.id}`).toEqual(meant.map(({ account: _, ...entry }) => entry))
}
