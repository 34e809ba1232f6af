import * as v from 'valibot'
import { calendarDay, createContractEnum, id, instant, text } from './fields.ts'

const status = createContractEnum('SubmissionStatus')

/**
 * The fields of both kinds of submission. `creator_id` is the id of a person. `description` contains the creator's
 * observations. If the Administration gives a reason for a rejection, the reason replaces them.
 */
const submission = {
  id,
  real_property_id: id,
  creator_id: id,
  created_at: instant,
  status,
  description: v.string(),
}

/** Insurance submissions and background-check submissions, with their people and files. */
export const submissionRowSchemas = {
  /** Work-accident insurers. */
  insuranceCompanies: v.object({ id, name: text }),
  /** The types of background check that a neighbourhood accepts. */
  backgroundCheckTypes: v.object({ id, real_property_id: id, name: text }),
  /** Both kinds of submission take their ids from the same series, so no id occurs in both collections. */
  insuranceSubmissions: v.object({
    ...submission,
    company_id: id,
    policy_number: text,
    from_date: calendarDay,
    to_date: calendarDay,
    policy_holder_full_name: v.string(),
    policy_holder_id_number: v.string(),
  }),
  /** The people of an insurance submission. */
  insuredPeople: v.object({
    id,
    insurance_submission_id: id,
    person_id: id,
    status,
    comment: v.nullable(v.string()),
  }),
  /** Both kinds of submission take their ids from the same series, so no id occurs in both collections. */
  backgroundCheckSubmissions: v.object(submission),
  /**
   * The entries of background-check submissions. An entry that is not filed yet has no submission id, and only its creator
   * sees the entry.
   */
  backgroundCheckPeople: v.object({
    id,
    creator_id: id,
    background_check_submission_id: v.nullable(id),
    person_id: id,
    from_date: calendarDay,
    to_date: calendarDay,
    background_check_type_id: v.nullable(id),
    status,
    comment: v.nullable(v.string()),
  }),
  /** Files of insurance submissions, and files of entries of background-check submissions. */
  attachments: v.pipe(
    v.object({
      id,
      /** The key of a row of `files`; `name` is the name of that file. */
      file_key: text,
      name: text,
      /** Exactly one of these two ids is set. */
      insurance_submission_id: v.nullable(id),
      background_check_person_id: v.nullable(id),
    }),
    v.check(
      (row) => (row.insurance_submission_id === null) !== (row.background_check_person_id === null),
      'An attachment belongs to exactly one insurance submission or entry',
    ),
  ),
}
