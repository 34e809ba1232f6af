import { toBase64 } from '../../db/base64.ts'
import type { AttachmentRow, PersonRow, Row } from '../../db/rows.ts'
import { extendBackgroundCheck, extendInsurance } from '../../rules/administration.ts'
import { acceptFile } from '../../rules/attachments.ts'
import { addMinutes } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { lasAcaciasId, losAlamosId } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { checkTypes, companies } from './catalogs.ts'

/** Adds the insurance companies and the background check types. */
export function addSubmissionCatalogs(builder: ScenarioBuilder): void {
  for (const name of companies) builder.append('insuranceCompanies', { name })
  for (const name of checkTypes)
    builder.append('backgroundCheckTypes', { real_property_id: losAlamosId, name })
  builder.append('backgroundCheckTypes', { real_property_id: lasAcaciasId, name: checkTypes[0] })
}

/** Creates the fields that both kinds of submission share. Both kinds take their ids from one sequence. */
export const createSubmissionFields = (
  builder: ScenarioBuilder,
  creator_id: number,
  minutesAgo: number,
  status: SubmissionStatus,
  description: string,
) => ({
  id: builder.ids.next('insuranceSubmissions'),
  real_property_id: losAlamosId,
  creator_id,
  created_at: addMinutes(builder.clock.now(), -minutesAgo),
  status,
  description,
})

/** The decision about one person of a submission. */
type PersonDecision = Pick<Row<'insuredPeople'>, 'status' | 'comment'>

/** Adds an insurance submission with its people. If it is approved, extends the insurance of its approved people. */
export function addInsuranceRows(
  builder: ScenarioBuilder,
  submission: Row<'insuranceSubmissions'>,
  people: readonly { person: PersonRow; decision: PersonDecision }[],
): void {
  builder.add('insuranceSubmissions', submission)
  for (const { person, decision } of people) {
    const link = { insurance_submission_id: submission.id, person_id: person.id }
    builder.append('insuredPeople', { ...link, ...decision })
    if (submission.status === 'APPROVED' && decision.status === 'APPROVED') {
      Object.assign(person, extendInsurance(person, submission.to_date))
    }
  }
}

/**
 * Adds an entry to a background-check submission, or to none if `submission` is null. If the submission and the entry are
 * approved, extends the person's background check.
 */
export function addCheckEntry(
  builder: ScenarioBuilder,
  person: PersonRow,
  submission: Row<'backgroundCheckSubmissions'> | null,
  fields: Omit<Row<'backgroundCheckPeople'>, 'id' | 'background_check_submission_id' | 'person_id'>,
): Row<'backgroundCheckPeople'> {
  const entry = builder.append('backgroundCheckPeople', {
    background_check_submission_id: submission?.id ?? null,
    person_id: person.id,
    ...fields,
  })
  if (submission?.status === 'APPROVED' && entry.status === 'APPROVED') {
    Object.assign(person, extendBackgroundCheck(person, entry))
  }
  return entry
}

/** Creates the fields `size` and `content` of a file row. */
export const toFileContent = (bytes: Uint8Array) => ({ size: bytes.length, content: toBase64(bytes) })

/** Adds an attachment and its file. `target` is the insurance submission or the entry that has the attachment. */
export function addAttachment(
  builder: ScenarioBuilder,
  name: string,
  file: ReturnType<typeof toFileContent>,
  target: Partial<Pick<AttachmentRow, 'insurance_submission_id' | 'background_check_person_id'>>,
): void {
  const { extension, media_type } = acceptFile({ name, size: file.size })
  const file_key = `${builder.ids.text(32)}.${extension}`
  builder.append('files', { key: file_key, name, media_type, ...file })
  const noTarget = { insurance_submission_id: null, background_check_person_id: null }
  builder.append('attachments', { file_key, name, ...noTarget, ...target })
}
