import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionKind } from '../kinds'

/*
 * The wanted state comes from the form and the saved state from the backend. The difference between both states gives
 * the calls for new, edited and partly sent submissions. The names of the properties must not change, because plans with
 * these objects are stored on the device.
 */

/** The first day, the last day and the type of an entry in a background-check submission. */
export interface BackgroundCheckTerms {
  from_date: string
  to_date: string
  background_check_type: number | null
}

export interface WantedPerson {
  id: number
  full_name: string
  terms?: BackgroundCheckTerms
  /**
   * Id of the decided insured person or entry that the user submits again. Because the backend refuses to change it, it is removed, and
   * a new one is added.
   */
  replaces?: number
}

export interface WantedFile {
  /** Id of the file in the form. */
  key: string
  name: string
  /** Id of the worker to whom the file of a background-check submission belongs; absent in an insurance submission. */
  owner?: number
  /** Id of the attachment, if the backend already has the file. */
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

/** A person for whom the backend has already saved an insured person or an entry. `id` is the id of the person. */
export interface SavedPerson extends WantedPerson {
  /** Id of the insured person or of the entry. */
  placeId: number
}

export interface SavedFile {
  attachmentId: number
  name: string
  /** Id of the worker to whom the file of a background-check submission belongs; absent in an insurance submission. */
  owner?: number
  /** `WantedFile.key` if this plan sent the file. */
  key?: string
}

export interface SavedSubmission {
  /** Null before the submission is created. */
  submissionId: number | null
  /** Null before the submission is created. */
  fields: SubmissionFields | null
  people: readonly SavedPerson[]
  files: readonly SavedFile[]
}

/** Computes the saved state after a step from the saved state before it. */
export type StepEffect = (submission: SavedSubmission) => SavedSubmission

export const noSavedSubmission: SavedSubmission = { submissionId: null, fields: null, people: [], files: [] }

export function toSavedInsurance(
  submission: InsuranceSubmission,
  people: readonly InsuredPerson[],
): SavedSubmission {
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

export function toSavedBackgroundCheck(
  { id, description }: Pick<BackgroundCheckSubmission, 'id' | 'description'>,
  people: readonly BackgroundCheckPerson[],
): SavedSubmission {
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
