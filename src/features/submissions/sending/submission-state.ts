import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionKind } from '../kinds'

/*
 * The wanted state of a form and the held state of the backend. Sending makes the calls that turn one into the
 * other for new, edited and partly sent submissions.
 */

export interface EntryTerms {
  from_date: string
  to_date: string
  background_check_type: number | null
}

export interface WantedPerson {
  id: number
  full_name: string
  terms?: EntryTerms
}

export interface WantedFile {
  key: string
  name: string
  /** In a background check: the person whose file it is. */
  owner?: number
  /** Id of an attachment that the backend already has. */
  attachmentId?: number
}

export type SubmissionFields = InsuranceSubmissionInput | { description: string }

export interface WantedSubmission {
  kind: SubmissionKind
  fields: SubmissionFields
  people: readonly WantedPerson[]
  files: readonly WantedFile[]
}

export interface FormSubmission {
  wanted: WantedSubmission
  files: Map<string, File>
}

/** A person at the backend; `placeId` is the id of the insured person or entry. */
export interface HeldPerson extends WantedPerson {
  placeId: number
}

export interface HeldFile {
  attachmentId: number
  name: string
  owner?: number
  /** The form's key, if this plan sent the file. */
  key?: string
}

export interface HeldSubmission {
  submissionId: number | null
  /** Null before there is a submission. */
  fields: SubmissionFields | null
  people: readonly HeldPerson[]
  files: readonly HeldFile[]
}

export type StepEffect = (held: HeldSubmission) => HeldSubmission

export const nothingHeld: HeldSubmission = { submissionId: null, fields: null, people: [], files: [] }

export function toHeldInsurance(
  submission: InsuranceSubmission,
  people: readonly InsuredPerson[],
): HeldSubmission {
  const { id, company, attachments, policy_number, from_date, to_date, description } = submission
  const { policy_holder_full_name, policy_holder_id_number } = submission
  return {
    submissionId: id,
    fields: {
      submission_type: 'INSURANCE',
      company: company.id,
      policy_number,
      from_date,
      to_date,
      description,
      policy_holder_full_name,
      policy_holder_id_number,
    },
    people: people.map(({ id: placeId, person }) => ({
      placeId,
      id: person.id,
      full_name: person.full_name,
    })),
    files: attachments.map(({ id: attachmentId, name }) => ({ attachmentId, name })),
  }
}

export function toHeldBackgroundCheck(
  { id, description }: Pick<BackgroundCheckSubmission, 'id' | 'description'>,
  people: readonly BackgroundCheckPerson[],
): HeldSubmission {
  return {
    submissionId: id,
    fields: { description },
    people: people.map(({ id: placeId, person, from_date, to_date, background_check_type }) => ({
      placeId,
      id: person.id,
      full_name: person.full_name,
      terms: { from_date, to_date, background_check_type: background_check_type?.id ?? null },
    })),
    files: people.flatMap(({ person, attachments }) =>
      attachments.map(({ id: attachmentId, name }) => ({ attachmentId, name, owner: person.id })),
    ),
  }
}
