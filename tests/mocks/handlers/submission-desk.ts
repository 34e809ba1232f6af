import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { accounts, backend } from './backend'

const base = (rp = 101) => `/fapi/customer/${rp}`

/** The addresses of document submissions. */
export const desk = {
  insurance: (rest = '', rp = 101) => `${base(rp)}/submissions/insurance/${rest}`,
  insuredPeople: (rest = '') => `${base()}/submissions/insured-people/${rest}`,
  attachments: (rest = '') => `${base()}/submissions/attachments/${rest}`,
  companies: (rp = 101) => `${base(rp)}/catalogs/insurance-companies/`,
  checks: (rest = '', rp = 101) => `${base(rp)}/submissions/background-check/${rest}`,
  entries: (rest = '') => `${base()}/submissions/background-check-people/${rest}`,
  entryAttachments: (rest = '') => `${base()}/submissions/background-check-attachments/${rest}`,
  types: (rp = 101) => `${base(rp)}/catalogs/background-check-types/`,
}

export const policy = (more: object = {}) => ({
  from_date: '2026-03-16',
  to_date: '2027-03-15',
  submission_type: 'INSURANCE',
  description: 'La póliza incluye a los dos ayudantes.',
  policy_number: '4501-0098213',
  company: 5,
  policy_holder_full_name: '',
  policy_holder_id_number: '',
  ...more,
})

export const draftEntry = (person: number, more: object = {}) => ({
  person,
  from_date: '2026-03-10',
  to_date: '2026-09-10',
  status: 'PENDING',
  comment: null,
  background_check_submission: null,
  background_check_type: 1,
  ...more,
})

/** A form that carries a file and what it belongs to. */
export function formOf(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  owner: Record<string, number>,
) {
  const form = new FormData()
  form.append('file', new File([content], name, { type: 'text/html' }))
  for (const [field, id] of Object.entries(owner)) form.append(field, String(id))
  return form
}

/** A backend, and an account that files. */
export async function atDesk(username: string = accounts.obra, options: MockOptions = {}) {
  const { mock, as, ask, login } = await backend(options)
  const account = await as(username)
  const { token } = account.session
  const remove = (path: string) => ask('DELETE', path, undefined, token)
  const insurance = async (query = '') =>
    (await account.get<Schemas['InsuranceSubmissionPage']>(desk.insurance(query))).body
  const checks = async (query = '') =>
    (await account.get<Schemas['BackgroundCheckSubmissionPage']>(desk.checks(query))).body
  const submission = async (id: number) =>
    (await account.get<Schemas['InsuranceSubmission']>(desk.insurance(`${id}/`))).body
  const check = async (id: number) =>
    (await account.get<Schemas['BackgroundCheckSubmission']>(desk.checks(`${id}/`))).body
  const file = async () =>
    (await account.post<Schemas['InsuranceSubmission']>(desk.insurance(), policy())).body
  const insure = (person: number, insurance_submission: number) =>
    account.post<Schemas['InsuredPerson']>(desk.insuredPeople(), {
      person,
      insurance_submission,
      status: 'PENDING',
    })
  const makeEntry = (person: number, more: object = {}) =>
    account.post<Schemas['BackgroundCheckPerson']>(desk.entries(), draftEntry(person, more))
  const attach = (name: string, content: string, owner: Record<string, number>) => {
    const path = 'submission_person' in owner ? desk.entryAttachments() : desk.attachments()
    return account.post<Schemas['Attachment']>(path, formOf(name, content, owner))
  }
  return {
    ...{ mock, as, ask, login, account, remove },
    ...{ insurance, checks, submission, check, file, insure, makeEntry, attach },
  }
}
