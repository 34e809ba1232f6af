import type { Schemas } from '@mocks/contract/operations'
import type { MockOptions } from '@mocks/node'
import { accounts, createBackend } from './backend'

const buildCustomerPath = (rp = 101) => `/fapi/customer/${rp}`

/** The paths of the operations about submissions. `rest` is the last part of the path, such as `8028/people/`. */
export const submissionPaths = {
  insurance: (rest = '', rp = 101) => `${buildCustomerPath(rp)}/submissions/insurance/${rest}`,
  insuredPeople: (rest = '') => `${buildCustomerPath()}/submissions/insured-people/${rest}`,
  attachments: (rest = '') => `${buildCustomerPath()}/submissions/attachments/${rest}`,
  companies: (rp = 101) => `${buildCustomerPath(rp)}/catalogs/insurance-companies/`,
  checks: (rest = '', rp = 101) => `${buildCustomerPath(rp)}/submissions/background-check/${rest}`,
  entries: (rest = '') => `${buildCustomerPath()}/submissions/background-check-people/${rest}`,
  entryAttachments: (rest = '') => `${buildCustomerPath()}/submissions/background-check-attachments/${rest}`,
  types: (rp = 101) => `${buildCustomerPath(rp)}/catalogs/background-check-types/`,
}

/** Creates the request body for an insurance submission. */
export const createPolicyInput = (overrides: object = {}) => ({
  from_date: '2026-03-16',
  to_date: '2027-03-15',
  submission_type: 'INSURANCE',
  description: 'La póliza incluye a los dos ayudantes.',
  policy_number: '4501-0098213',
  company: 5,
  policy_holder_full_name: '',
  policy_holder_id_number: '',
  ...overrides,
})

/** Creates the request body for an entry of a background-check submission. */
export const createEntryInput = (person: number, overrides: object = {}) => ({
  person,
  from_date: '2026-03-10',
  to_date: '2026-09-10',
  status: 'PENDING',
  comment: null,
  background_check_submission: null,
  background_check_type: 1,
  ...overrides,
})

/**
 * Builds a multipart form that attaches a file to a submission, `target: { insurance_submission: id }`, or to an entry,
 * `target: { submission_person: id }`. The file declares a wrong media type, because the backend must ignore it.
 */
export function buildForm(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  target: Record<string, number>,
) {
  const form = new FormData()
  form.append('file', new File([content], name, { type: 'text/html' }))
  for (const [field, id] of Object.entries(target)) form.append(field, String(id))
  return form
}

/** Creates a backend, signs in an account, and returns functions with which the account sends requests about submissions. */
export async function createSubmissionsClient(username: string = accounts.obra, options: MockOptions = {}) {
  const { mock, signIn, send, login } = await createBackend(options)
  const account = await signIn(username)
  const { token } = account.session
  const remove = (path: string) => send('DELETE', path, undefined, token)
  const listInsurance = async (query = '') =>
    (await account.get<Schemas['InsuranceSubmissionPage']>(submissionPaths.insurance(query))).body
  const listChecks = async (query = '') =>
    (await account.get<Schemas['BackgroundCheckSubmissionPage']>(submissionPaths.checks(query))).body
  const readInsurance = async (id: number) =>
    (await account.get<Schemas['InsuranceSubmission']>(submissionPaths.insurance(`${id}/`))).body
  const readCheck = async (id: number) =>
    (await account.get<Schemas['BackgroundCheckSubmission']>(submissionPaths.checks(`${id}/`))).body
  const createInsurance = async () =>
    (await account.post<Schemas['InsuranceSubmission']>(submissionPaths.insurance(), createPolicyInput()))
      .body
  const insure = (person: number, insurance_submission: number) =>
    account.post<Schemas['InsuredPerson']>(submissionPaths.insuredPeople(), {
      person,
      insurance_submission,
      status: 'PENDING',
    })
  const createEntry = (person: number, overrides: object = {}) =>
    account.post<Schemas['BackgroundCheckPerson']>(
      submissionPaths.entries(),
      createEntryInput(person, overrides),
    )
  const attach = (name: string, content: string, target: Record<string, number>) => {
    const path =
      'submission_person' in target ? submissionPaths.entryAttachments() : submissionPaths.attachments()
    return account.post<Schemas['Attachment']>(path, buildForm(name, content, target))
  }
  return {
    ...{ mock, signIn, send, login, account, remove },
    ...{ listInsurance, listChecks, readInsurance, readCheck, createInsurance, insure, createEntry, attach },
  }
}
