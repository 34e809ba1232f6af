import { toBase64 } from '../../db/base64.ts'
import { addDays } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { losAlamos, persons } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { createSampleFile } from '../submissions/sample-files.ts'
import { people } from './people.ts'

/** Ids of submissions and their rows, by the refusal that they cause. */
export const submissions = {
  /** Approved: it cannot be changed. */
  insurance: 8901,
  pendingInsurance: 8902,
  check: 8911,
  pendingCheck: 8912,
  /** Filed by `obra`: `residente` cannot see them. */
  obrasInsurance: 8921,
  obrasCheck: 8922,
  insured: 901,
  obrasInsured: 903,
  entry: 911,
  takenEntry: 912,
  bareEntry: 913,
  obrasEntry: 914,
  paper: 901,
  entryPaper: 902,
  obrasPaper: 903,
  obrasEntryPaper: 904,
} as const

/** Adds, for each kind, a decided submission, a pending one, and another person's. */
export function addRefusedSubmissions(builder: ScenarioBuilder): void {
  const { residente, obra } = persons
  addInsurance(builder, submissions.insurance, 'APROBADA-NO-SE-EDITA', residente, 'APPROVED')
  addInsurance(builder, submissions.pendingInsurance, 'PENDIENTE-SIN-REPETIDOS', residente, 'PENDING')
  addInsurance(builder, submissions.obrasInsurance, 'DE-OTRA-PERSONA', obra, 'PENDING')
  addInsured(builder, submissions.insured, submissions.insurance, 'APPROVED')
  addInsured(builder, submissions.insured + 1, submissions.pendingInsurance, 'PENDING')
  addInsured(builder, submissions.obrasInsured, submissions.obrasInsurance, 'PENDING')
  addCheck(builder, submissions.check, 'Aprobada: no se edita', residente, 'APPROVED')
  addCheck(builder, submissions.pendingCheck, 'Pendiente: sin repetidos', residente, 'PENDING')
  addCheck(builder, submissions.obrasCheck, 'De otra persona: no se ve', obra, 'PENDING')
  addEntry(builder, submissions.entry, submissions.check, residente, 'APPROVED')
  addEntry(builder, submissions.takenEntry, submissions.pendingCheck, residente, 'PENDING')
  addEntry(builder, submissions.bareEntry, null, residente, 'PENDING')
  addEntry(builder, submissions.obrasEntry, submissions.obrasCheck, obra, 'PENDING')
  addPaper(builder, submissions.paper, { insurance: submissions.insurance })
  addPaper(builder, submissions.entryPaper, { entry: submissions.entry })
  addPaper(builder, submissions.obrasPaper, { insurance: submissions.obrasInsurance })
  addPaper(builder, submissions.obrasEntryPaper, { entry: submissions.obrasEntry })
}

const submissionFields = (builder: ScenarioBuilder, creator_id: number, status: SubmissionStatus) => ({
  real_property_id: losAlamos,
  creator_id,
  created_at: builder.clock.now().toISOString(),
  status,
})

const currentDates = (builder: ScenarioBuilder) => ({
  from_date: addDays(builder.clock.today(), -1),
  to_date: addDays(builder.clock.today(), 180),
})

function addInsurance(
  builder: ScenarioBuilder,
  id: number,
  policy_number: string,
  creator: number,
  status: SubmissionStatus,
): void {
  builder.add('insuranceSubmissions', {
    id,
    ...submissionFields(builder, creator, status),
    description: '',
    company_id: 1,
    policy_number,
    ...currentDates(builder),
    policy_holder_full_name: '',
    policy_holder_id_number: '',
  })
}

function addInsured(
  builder: ScenarioBuilder,
  id: number,
  insurance_submission_id: number,
  status: SubmissionStatus,
): void {
  builder.add('insuredPeople', {
    id,
    insurance_submission_id,
    person_id: people.worker,
    status,
    comment: null,
  })
}

function addCheck(
  builder: ScenarioBuilder,
  id: number,
  description: string,
  creator: number,
  status: SubmissionStatus,
): void {
  builder.add('backgroundCheckSubmissions', {
    id,
    ...submissionFields(builder, creator, status),
    description,
  })
}

function addEntry(
  builder: ScenarioBuilder,
  id: number,
  background_check_submission_id: number | null,
  creator_id: number,
  status: SubmissionStatus,
): void {
  builder.add('backgroundCheckPeople', {
    id,
    creator_id,
    background_check_submission_id,
    person_id: people.worker,
    ...currentDates(builder),
    background_check_type_id: 1,
    status,
    comment: null,
  })
}

function addPaper(
  builder: ScenarioBuilder,
  id: number,
  { insurance = null, entry = null }: { insurance?: number | null; entry?: number | null },
): void {
  const bytes = createSampleFile('constancia.pdf', ['Constancia'])
  const key = `errors-constancia-${id}.pdf`
  builder.append('files', {
    key,
    name: 'constancia.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    content: toBase64(bytes),
  })
  builder.add('attachments', {
    id,
    file_key: key,
    name: 'constancia.pdf',
    insurance_submission_id: insurance,
    background_check_person_id: entry,
  })
}
