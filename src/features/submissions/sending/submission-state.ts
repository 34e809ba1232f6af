import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionKind } from '../kinds'

/*
 * What a form wants, and what the backend has. Sending makes the calls that lie between the two, whether the submission
 * is new, is being changed, or was sent in part before.
 */

/** The days and the type of a person's background check. */
export interface EntryTerms {
  from_date: string
  to_date: string
  background_check_type: number | null
}

/** A person of a submission. Of a background check with terms. */
export interface WantedPerson {
  id: number
  full_name: string
  terms?: EntryTerms
}

/** A file of a submission. */
export interface WantedFile {
  /** What the form knows it by. */
  key: string
  name: string
  /** Of a background check: the person whose it is. */
  owner?: number
  /** Of one that the backend has. */
  attachmentId?: number
}

/** What is written about a submission as a whole. */
export type SubmissionFields = InsuranceSubmissionInput | { description: string }

/** A submission as its form wants it. */
export interface WantedSubmission {
  kind: SubmissionKind
  fields: SubmissionFields
  people: readonly WantedPerson[]
  files: readonly WantedFile[]
}

/** A person whom the backend has; `placeId` is the number of their place or entry. */
export interface HeldPerson extends WantedPerson {
  placeId: number
}

/** A file that the backend has. */
export interface HeldFile {
  attachmentId: number
  name: string
  owner?: number
  /** Of one that this plan has sent: what the form knows it by. */
  key?: string
}

/** A submission as the backend has it, as far as that is known. */
export interface HeldSubmission {
  submissionId: number | null
  /** Null before there is a submission. */
  fields: SubmissionFields | null
  people: readonly HeldPerson[]
  files: readonly HeldFile[]
}

/** What the backend has of a submission that is new. */
export const nothingHeld: HeldSubmission = { submissionId: null, fields: null, people: [], files: [] }

/** An insurance submission as the backend has told it. */
export function heldInsurance(
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

/** A background check as the backend has told it. */
export function heldBackgroundCheck(
  { id, description }: Pick<BackgroundCheckSubmission, 'id' | 'description'>,
  people: readonly BackgroundCheckPerson[],
): HeldSubmission {
  return {
    submissionId: id,
    fields: { description },
    people: people.map(heldEntry),
    files: people.flatMap(({ person, attachments }) =>
      attachments.map(({ id: attachmentId, name }) => ({ attachmentId, name, owner: person.id })),
    ),
  }
}

/** An entry of a background check as the backend has told it. */
export function heldEntry({
  id,
  person,
  from_date,
  to_date,
  background_check_type,
}: BackgroundCheckPerson): HeldPerson {
  return {
    placeId: id,
    id: person.id,
    full_name: person.full_name,
    terms: { from_date, to_date, background_check_type: background_check_type?.id ?? null },
  }
}
