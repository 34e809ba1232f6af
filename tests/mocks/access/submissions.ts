import { desk, draftEntry, formOf, policy } from '../handlers/submission-desk'
import { type AccessRow, del, everybody, get, post, put, type Statuses } from './row'

/** Of obra: an insurance submission that waits, one of its people and its file; a background check, an entry and its file. */
const submissionIds = {
  insurance: 8028,
  insured: 29,
  paper: 39,
  check: 8032,
  entry: 22,
  entryPaper: 46,
}

const onlyObra = (status: number): Statuses => [404, 404, status, 404, 404]
/** Nobody else is known in Las Acacias, and there the module is not active. */
const inAcacias: Statuses = [403, 404, 404, 404, 404]
const { insurance, insured, paper, check, entry, entryPaper } = submissionIds
const days = { from_date: '2026-03-11', to_date: '2026-12-31' }
const insuring = { person: 4001, insurance_submission: insurance, status: 'PENDING' }
const ofInsurance = { insurance_submission: insurance }
const joining = draftEntry(4001, { background_check_submission: check })

/** Document submissions. What writes comes after what reads, and what removes comes last. */
export const submissionAccess: readonly AccessRow[] = [
  ['listInsuranceCompanies', 'Los Álamos', get(desk.companies()), everybody(200)],
  ['listInsuranceCompanies', 'Las Acacias', get(desk.companies(102)), inAcacias],
  ['listBackgroundCheckTypes', 'Los Álamos', get(desk.types()), everybody(200)],
  ['listBackgroundCheckTypes', 'Las Acacias', get(desk.types(102)), inAcacias],
  ['listInsuranceSubmissions', 'Los Álamos', get(desk.insurance()), everybody(200)],
  ['listInsuranceSubmissions', 'Las Acacias', get(desk.insurance('', 102)), inAcacias],
  ['listInsuranceSubmissions', 'nowhere', get(desk.insurance('', 999)), everybody(404)],
  ['getInsuranceSubmission', 'of obra', get(desk.insurance(`${insurance}/`)), onlyObra(200)],
  ['getInsuranceSubmission', 'of obra, elsewhere', get(desk.insurance(`${insurance}/`, 102)), inAcacias],
  ['getInsuranceSubmission', 'a background check', get(desk.insurance(`${check}/`)), everybody(404)],
  ['listInsuredPeople', 'of obra', get(desk.insurance(`${insurance}/people/`)), onlyObra(200)],
  ['listBackgroundCheckSubmissions', 'Los Álamos', get(desk.checks()), everybody(200)],
  ['listBackgroundCheckSubmissions', 'Las Acacias', get(desk.checks('', 102)), inAcacias],
  ['getBackgroundCheckSubmission', 'of obra', get(desk.checks(`${check}/`)), onlyObra(200)],
  ['getBackgroundCheckSubmission', 'an insurance', get(desk.checks(`${insurance}/`)), everybody(404)],
  ['listBackgroundCheckPeople', 'of obra', get(desk.checks(`${check}/people/`)), onlyObra(200)],
  ['createInsuranceSubmission', 'Los Álamos', post(desk.insurance(), policy()), everybody(201)],
  ['createInsuranceSubmission', 'Las Acacias', post(desk.insurance('', 102), policy()), inAcacias],
  ['updateInsuranceSubmission', 'of obra', put(desk.insurance(`${insurance}/`), policy()), onlyObra(200)],
  ['createInsuredPerson', 'of obra', post(desk.insuredPeople(), insuring), onlyObra(201)],
  [
    'uploadInsuranceAttachment',
    'of obra',
    post(desk.attachments(), formOf('a.pdf', '%PDF', ofInsurance)),
    onlyObra(201),
  ],
  ['createBackgroundCheckPerson', 'of nobody yet', post(desk.entries(), draftEntry(4001)), everybody(201)],
  ['createBackgroundCheckPerson', 'of obra', post(desk.entries(), joining), onlyObra(201)],
  ['updateBackgroundCheckPerson', 'of obra', put(desk.entries(`${entry}/`), days), onlyObra(200)],
  [
    'uploadBackgroundCheckAttachment',
    'of obra',
    post(desk.entryAttachments(), formOf('a.pdf', '%PDF', { submission_person: entry })),
    onlyObra(201),
  ],
  [
    'createBackgroundCheckSubmission',
    'of an entry that obra never filed',
    post(desk.checks(), { people: [23] }),
    [400, 400, 201, 400, 400],
  ],
  ['createBackgroundCheckSubmission', 'Las Acacias', post(desk.checks('', 102), { people: [23] }), inAcacias],
  ['updateBackgroundCheckSubmission', 'of obra', put(desk.checks(`${check}/`), {}), onlyObra(200)],
  ['deleteInsuredPerson', 'of obra', del(desk.insuredPeople(`${insured}/`)), onlyObra(204)],
  ['deleteInsuranceAttachment', 'of an entry', del(desk.attachments(`${entryPaper}/`)), everybody(404)],
  ['deleteInsuranceAttachment', 'of obra', del(desk.attachments(`${paper}/`)), onlyObra(204)],
  ['deleteBackgroundCheckAttachment', 'of obra', del(desk.entryAttachments(`${entryPaper}/`)), onlyObra(204)],
  ['deleteBackgroundCheckPerson', 'of obra', del(desk.entries(`${entry}/`)), onlyObra(204)],
]
