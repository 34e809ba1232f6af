import * as v from 'valibot'
import { type ContractSchemas, calendarDay, contractEnum, id, instant, text } from './fields.ts'

const status = contractEnum<ContractSchemas['SubmissionStatus']>({
  PENDING: true,
  APPROVED: true,
  REJECTED: true,
})

/** What both kinds of submission have. `creator_id` is a person; `description` becomes why it was rejected. */
const submission = {
  id,
  real_property_id: id,
  creator_id: id,
  created_at: instant,
  status,
  description: v.string(),
}

/** Worker documents that wait for the Administration, or did (L3). */
export const submissionRows = {
  /** Companies that insure work accidents. */
  insuranceCompanies: v.object({ id, name: text }),
  /** Which background checks a neighbourhood takes. */
  backgroundCheckTypes: v.object({ id, real_property_id: id, name: text }),
  /** Ids are of one series with those of background checks. */
  insuranceSubmissions: v.object({
    ...submission,
    company_id: id,
    policy_number: text,
    from_date: calendarDay,
    to_date: calendarDay,
    policy_holder_full_name: v.string(),
    policy_holder_id_number: v.string(),
  }),
  /** Who is in an insurance submission. */
  insuredPeople: v.object({
    id,
    insurance_submission_id: id,
    person_id: id,
    status,
    comment: v.nullable(v.string()),
  }),
  /** Ids are of one series with those of insurance submissions. */
  backgroundCheckSubmissions: v.object(submission),
  /** Entries of people; nobody's but their creator's until a submission takes them. */
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
  /** Files of an insurance submission, or of an entry of a background check: one of the two is null. */
  attachments: v.pipe(
    v.object({
      id,
      /** Of the file, which `files` holds; the name is that of the file. */
      file_key: text,
      name: text,
      insurance_submission_id: v.nullable(id),
      background_check_person_id: v.nullable(id),
    }),
    v.check(
      (row) => (row.insurance_submission_id === null) !== (row.background_check_person_id === null),
      'An attachment is of one thing',
    ),
  ),
}
