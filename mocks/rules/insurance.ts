import type { QueryOf, Schemas } from '../contract/operations.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type {
  AttachmentRow,
  InsuranceCompanyRow,
  InsuranceSubmissionRow,
  InsuredPersonRow,
  PersonRow,
} from '../db/rows.ts'
import { toAttachment } from './attachments.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { createComparator } from './ordering.ts'
import { formatFullName, matchesText } from './people.ts'
import {
  countPeopleByStatus,
  findValidityRefusals,
  matchesPeople,
  refuseRepeated,
  requireKnownPerson,
  requirePending,
  toSubmissionPerson,
  withIdTieBreak,
} from './submissions.ts'

type Input = Schemas['InsuranceSubmissionInput']

/** The data that the rules need to check a policy. */
interface PolicyContext {
  /** The row of the company in the body; undefined if the company is unknown. */
  company: InsuranceCompanyRow | undefined
  today: CalendarDay
}

interface NewInsuranceContext extends PolicyContext {
  id: number
  creator: PersonRow
  now: Date
}

function refuseInvalidPolicy(input: Input, { company, today }: PolicyContext): void {
  refuseInvalidFields({
    company: company ? [] : [copy.unknownCompany],
    policy_number: input.policy_number.trim() === '' ? [copy.withoutPolicy] : [],
    ...findValidityRefusals(input, today),
  })
}

const pickPolicy = (input: Input) => ({
  description: input.description?.trim() ?? '',
  company_id: input.company,
  policy_number: input.policy_number.trim(),
  from_date: input.from_date,
  to_date: input.to_date,
  policy_holder_full_name: input.policy_holder_full_name?.trim() ?? '',
  policy_holder_id_number: input.policy_holder_id_number?.trim() ?? '',
})

/** Creates an insurance submission without people. @throws Refusal 400 with the reason for each invalid field. */
export function createInsurance(
  input: Input,
  { id, creator, now, ...context }: NewInsuranceContext,
): InsuranceSubmissionRow {
  refuseInvalidPolicy(input, context)
  return {
    id,
    real_property_id: creator.real_property_id,
    creator_id: creator.id,
    created_at: now.toISOString(),
    status: 'PENDING',
    ...pickPolicy(input),
  }
}

/**
 * Changes the policy of a submission.
 * @throws Refusal 409 `message` unless the submission is PENDING; 400 with the reason for each invalid field.
 */
export function changeInsurance(
  submission: InsuranceSubmissionRow,
  input: Input,
  context: PolicyContext,
): InsuranceSubmissionRow {
  requirePending(submission)
  refuseInvalidPolicy(input, context)
  return { ...submission, ...pickPolicy(input) }
}

/**
 * Creates the row that adds a person to a submission. `people` are the insured people that the submission already has.
 * @throws Refusal 409 `message` if the submission is not PENDING or already has the person; 400 `person` if the person is
 * unknown in the neighbourhood.
 */
export function createInsuredPerson(
  candidate: PersonRow | undefined,
  submission: InsuranceSubmissionRow,
  people: readonly InsuredPersonRow[],
  id: number,
): InsuredPersonRow {
  requirePending(submission)
  const person = requireKnownPerson(candidate, submission.real_property_id)
  refuseRepeated(person, people)
  return {
    id,
    insurance_submission_id: submission.id,
    person_id: person.id,
    status: 'PENDING',
    comment: null,
  }
}

type Filter = Omit<QueryOf<'listInsuranceSubmissions'>, 'page' | 'page_size' | 'ordering'> & {
  creatorId: number
}

interface InsuranceLookups {
  getCompanyName: (row: Readonly<InsuranceSubmissionRow>) => string
  /** Finds the creator of the submission and its insured people. */
  findPeople: (row: Readonly<InsuranceSubmissionRow>) => readonly PersonRow[]
}

/** Whether a submission matches the filters of a list. */
export function isInsuranceListed(
  row: Readonly<InsuranceSubmissionRow>,
  filter: Filter,
  { getCompanyName, findPeople }: InsuranceLookups,
): boolean {
  return (
    row.creator_id === filter.creatorId &&
    (filter.status === undefined || row.status === filter.status) &&
    (filter.from_date === undefined || row.from_date >= filter.from_date) &&
    (filter.to_date === undefined || row.to_date <= filter.to_date) &&
    (filter.expiration_date === undefined || row.to_date === filter.expiration_date) &&
    matchesText(row.policy_number, filter.policy_number ?? '') &&
    (filter.company_name === undefined || matchesText(getCompanyName(row), filter.company_name)) &&
    matchesPeople(filter, () => findPeople(row))
  )
}

/** Creates the comparator of a list of insurance submissions. */
export const createInsuranceComparator = (
  ordering: Schemas['InsuranceOrdering'],
  lookups: {
    getCompanyName: InsuranceLookups['getCompanyName']
    getCreatorName: (personId: number) => string
  },
) =>
  createComparator<Readonly<InsuranceSubmissionRow>>(withIdTieBreak(ordering), {
    id: (row) => row.id,
    created_at: (row) => Date.parse(row.created_at),
    from_date: (row) => row.from_date,
    to_date: (row) => row.to_date,
    company_name: lookups.getCompanyName,
    person_full_name: (row) => lookups.getCreatorName(row.creator_id),
  })

/** A submission, joined with the rows that the response needs. */
export interface JoinedInsurance {
  submission: InsuranceSubmissionRow
  creator: PersonRow
  company: InsuranceCompanyRow
  people: readonly InsuredPersonRow[]
  attachments: readonly AttachmentRow[]
}

/** Converts an insurance submission to its form in responses. */
export function toInsuranceSubmission(
  joinedInsurance: JoinedInsurance,
  backend: URL,
): Schemas['InsuranceSubmission'] {
  const { submission, creator, company } = joinedInsurance
  const { real_property_id: _, creator_id: __, company_id: ___, ...submissionFields } = submission
  return {
    ...submissionFields,
    person: { id: creator.id, full_name: formatFullName(creator) },
    company: { id: company.id, name: company.name },
    attachments: joinedInsurance.attachments.map((attachment) => toAttachment(attachment, backend)),
    people_count: countPeopleByStatus(joinedInsurance.people),
    submission_type: 'INSURANCE',
  }
}

/** Converts a person of an insurance submission to its form in responses. */
export const toInsuredPerson = (
  { id, insurance_submission_id, status, comment }: InsuredPersonRow,
  person: PersonRow,
): Schemas['InsuredPerson'] => ({
  id,
  person: toSubmissionPerson(person),
  insurance_submission: insurance_submission_id,
  status,
  comment,
})
