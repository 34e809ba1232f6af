import * as v from 'valibot'
import { calendarDay, createContractEnum, id, instant, text } from './fields.ts'

const status = createContractEnum('SubmissionStatus')

/** The common fields of submissions. `creator_id` is a person; `description` contains the reason of a rejection. */
const submission = {
  id,
  real_property_id: id,
  creator_id: id,
  created_at: instant,
  status,
  description: v.string(),
}

/** Submissions of worker documents to the Administration. */
export const submissionRows = {
  /** Work-accident insurers. */
  insuranceCompanies: v.object({ id, name: text }),
  /** The types of background check that a neighbourhood accepts. */
  backgroundCheckTypes: v.object({ id, real_property_id: id, name: text }),
  /** Insurance submissions. Their ids come from the same series as the ids of background checks. */
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
  /** Background checks. Their ids come from the same series as the ids of insurance submissions. */
  backgroundCheckSubmissions: v.object(submission),
  /**
   * The people of a background check. A person whose submission is not filed yet has no submission id, and only the
   * creator sees this person.
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
  /** Files of an insurance submission or of a person of a background check; exactly one of the two ids is set. */
  attachments: v.pipe(
    v.object({
      id,
      /** The key of a row of `files`; `name` is the name of that file. */
      file_key: text,
      name: text,
      insurance_submission_id: v.nullable(id),
      background_check_person_id: v.nullable(id),
    }),
    v.check(
      (row) => (row.insurance_submission_id === null) !== (row.background_check_person_id === null),
      'An attachment belongs to exactly one submission or person',
    ),
  ),
}
