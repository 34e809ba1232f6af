import { toBase64 } from '../../db/base64.ts'
import { addDays } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { Plot } from '../builders.ts'
import { losAlamos, persons } from '../cast.ts'
import { sampleOf } from '../submissions/sample-files.ts'
import { people } from './people.ts'

/** What residente filed, by what happens with it; the numbers are fixed. */
export const submissions = {
  /** Approved: nothing of it changes. */
  insurance: 8901,
  pendingInsurance: 8902,
  check: 8911,
  pendingCheck: 8912,
  /** Of obra: residente does not see them. */
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

/** Of each kind one that was decided, one that waits, and one of somebody else. */
export function addSubmissionRefusals(plot: Plot): void {
  const { residente, obra } = persons
  addInsurance(plot, submissions.insurance, 'APROBADA-NO-SE-EDITA', residente, 'APPROVED')
  addInsurance(plot, submissions.pendingInsurance, 'PENDIENTE-SIN-REPETIDOS', residente, 'PENDING')
  addInsurance(plot, submissions.obrasInsurance, 'DE-OTRA-PERSONA', obra, 'PENDING')
  addInsured(plot, submissions.insured, submissions.insurance, 'APPROVED')
  addInsured(plot, submissions.insured + 1, submissions.pendingInsurance, 'PENDING')
  addInsured(plot, submissions.obrasInsured, submissions.obrasInsurance, 'PENDING')
  addCheck(plot, submissions.check, 'Aprobada: no se edita', residente, 'APPROVED')
  addCheck(plot, submissions.pendingCheck, 'Pendiente: sin repetidos', residente, 'PENDING')
  addCheck(plot, submissions.obrasCheck, 'De otra persona: no se ve', obra, 'PENDING')
  addEntry(plot, submissions.entry, submissions.check, residente, 'APPROVED')
  addEntry(plot, submissions.takenEntry, submissions.pendingCheck, residente, 'PENDING')
  addEntry(plot, submissions.bareEntry, null, residente, 'PENDING')
  addEntry(plot, submissions.obrasEntry, submissions.obrasCheck, obra, 'PENDING')
  addPaper(plot, submissions.paper, { insurance: submissions.insurance })
  addPaper(plot, submissions.entryPaper, { entry: submissions.entry })
  addPaper(plot, submissions.obrasPaper, { insurance: submissions.obrasInsurance })
  addPaper(plot, submissions.obrasEntryPaper, { entry: submissions.obrasEntry })
}

const filed = (plot: Plot, creator_id: number, status: SubmissionStatus) => ({
  real_property_id: losAlamos,
  creator_id,
  created_at: plot.clock.now().toISOString(),
  status,
})

const lasting = (plot: Plot) => ({
  from_date: addDays(plot.clock.today(), -1),
  to_date: addDays(plot.clock.today(), 180),
})

function addInsurance(
  plot: Plot,
  id: number,
  policy_number: string,
  creator: number,
  status: SubmissionStatus,
): void {
  plot.add('insuranceSubmissions', {
    id,
    ...filed(plot, creator, status),
    description: '',
    company_id: 1,
    policy_number,
    ...lasting(plot),
    policy_holder_full_name: '',
    policy_holder_id_number: '',
  })
}

function addInsured(plot: Plot, id: number, insurance_submission_id: number, status: SubmissionStatus): void {
  plot.add('insuredPeople', { id, insurance_submission_id, person_id: people.worker, status, comment: null })
}

function addCheck(
  plot: Plot,
  id: number,
  description: string,
  creator: number,
  status: SubmissionStatus,
): void {
  plot.add('backgroundCheckSubmissions', { id, ...filed(plot, creator, status), description })
}

function addEntry(
  plot: Plot,
  id: number,
  background_check_submission_id: number | null,
  creator_id: number,
  status: SubmissionStatus,
): void {
  plot.add('backgroundCheckPeople', {
    id,
    creator_id,
    background_check_submission_id,
    person_id: people.worker,
    ...lasting(plot),
    background_check_type_id: 1,
    status,
    comment: null,
  })
}

function addPaper(
  plot: Plot,
  id: number,
  { insurance = null, entry = null }: { insurance?: number | null; entry?: number | null },
): void {
  const bytes = sampleOf('constancia.pdf', ['Constancia'])
  const key = `errors-constancia-${id}.pdf`
  plot.append('files', {
    key,
    name: 'constancia.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    content: toBase64(bytes),
  })
  plot.add('attachments', {
    id,
    file_key: key,
    name: 'constancia.pdf',
    insurance_submission_id: insurance,
    background_check_person_id: entry,
  })
}
