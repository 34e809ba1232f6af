import * as v from 'valibot'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { type Day, isDay } from '@/domain/days'
import { getRenewalStart } from '@/domain/renewals'
import { getPeriodRefusal } from '@/domain/submission-periods'
import { addFieldErrorsCheck } from '@/patterns/form/schema-with-field-errors'
import type { RenewedPerson } from '@/patterns/persons/renewal-state'
import type { SubmissionCall } from '../sending/diff-calls'
import type { FormSubmission } from '../sending/submission-state'
import { copy } from './copy'
import {
  getChosenFiles,
  submissionLimits,
  toFileItem,
  toWantedFile,
  validateObservations,
  validatePeople,
} from './submission-values'

const { errors } = copy

/** A worker of the form. If the user submits a rejected worker again, `replaces` is the id of the rejected entry. */
export type InsuredPersonValues = SubmissionPerson & { replaces?: number }

/** The values in the order of the inputs, which is the order of the error summary. */
export interface InsuranceValues {
  people: InsuredPersonValues[]
  /** The id of the insurance company as the select's value. */
  company: string
  policy: string
  from: Day | ''
  to: Day | ''
  holderName: string
  holderId: string
  /** An item without `file` is an existing attachment; its `id` is the id of the attachment. */
  documents: FileItem[]
  observations: string
}

export const emptyInsurance: InsuranceValues = {
  people: [],
  company: '',
  policy: '',
  from: '',
  to: '',
  holderName: '',
  holderId: '',
  documents: [],
  observations: '',
}

export const toInsuranceValues = (
  submission: InsuranceSubmission,
  people: readonly SubmissionPerson[],
): InsuranceValues => ({
  people: [...people],
  company: String(submission.company.id),
  policy: submission.policy_number,
  from: submission.from_date,
  to: submission.to_date,
  holderName: submission.policy_holder_full_name,
  holderId: submission.policy_holder_id_number,
  documents: submission.attachments.map(toFileItem),
  observations: submission.description,
})

/** Returns the values of a new submission for people whose insurance ends, with the company and the holder of another submission. */
export const toRenewedInsurance = (
  renewal: readonly RenewedPerson[],
  lastSubmission: InsuranceSubmission | undefined,
  today: Day,
): InsuranceValues => ({
  ...emptyInsurance,
  people: renewal.map(({ person }) => person),
  company: lastSubmission ? String(lastSubmission.company.id) : '',
  from: getRenewalStart(
    renewal.map(({ lastDay }) => lastDay),
    today,
  ),
  holderName: lastSubmission?.policy_holder_full_name ?? '',
  holderId: lastSubmission?.policy_holder_id_number ?? '',
})

interface InsuranceRules {
  /**
   * `new`: the form on the page for a new submission. `edit`: the form in the drawer, which edits a saved submission. The
   * two have different messages for `company` and `from`, and only `new` requires documents.
   */
  variant: 'new' | 'edit'
  /** Returns today in the neighbourhood. It is a function because a form may stay open past midnight. */
  today: () => Day
  /** The last day of the saved policy. The user may keep this day even if it is in the past. */
  savedLastDay?: Day
}

export const createInsuranceSchema = (rules: InsuranceRules) =>
  addFieldErrorsCheck(
    v.custom<InsuranceValues>(() => true),
    (values) => ({
      people: validatePeople(values.people),
      company: values.company === '' ? errors.company[rules.variant] : undefined,
      policy: validatePolicy(values.policy),
      from: isDay(values.from) ? undefined : errors.from[rules.variant],
      to: validateLastDay(values, rules),
      holderName:
        values.holderName.trim().length > submissionLimits.holderName ? errors.holderNameLength : undefined,
      holderId: /^[A-Za-z0-9. -]{0,20}$/.test(values.holderId.trim()) ? undefined : errors.holderId,
      documents: rules.variant === 'new' && values.documents.length === 0 ? errors.documents : undefined,
      observations: validateObservations(values.observations),
    }),
  )

function validatePolicy(policy: string): string | undefined {
  if (policy.trim() === '') return errors.policy
  return policy.trim().length > submissionLimits.policy ? errors.policyLength : undefined
}

function validateLastDay(
  values: InsuranceValues,
  { today, savedLastDay }: InsuranceRules,
): string | undefined {
  if (!isDay(values.to)) return errors.to
  const refusal = getPeriodRefusal(values, today(), savedLastDay)
  return refusal && errors.period[refusal]
}

/** Maps fields of the API's errors to the form's fields. */
export const insuranceServerFields = {
  policy_number: 'policy',
  from_date: 'from',
  to_date: 'to',
  description: 'observations',
  policy_holder_full_name: 'holderName',
  policy_holder_id_number: 'holderId',
  person: 'people',
  file: 'documents',
} as const satisfies Record<string, keyof InsuranceValues>

/** Builds the request body. Call this function only with values that the schema accepted. */
export const toInsuranceInput = (values: InsuranceValues): InsuranceSubmissionInput => ({
  submission_type: 'INSURANCE',
  company: Number(values.company),
  policy_number: values.policy.trim(),
  from_date: values.from,
  to_date: values.to,
  policy_holder_full_name: values.holderName.trim(),
  policy_holder_id_number: values.holderId.trim(),
  description: values.observations.trim(),
})

/** Builds the submission and its files to send. Call this function only with values that the schema accepted. */
export const toWantedInsurance = (values: InsuranceValues): FormSubmission => ({
  wanted: {
    kind: 'INSURANCE',
    fields: toInsuranceInput(values),
    people: values.people.map(({ id, full_name, replaces }) => ({ id, full_name, replaces })),
    files: values.documents.map((item) => toWantedFile(item)),
  },
  files: getChosenFiles(values.documents),
})

/** Returns the values without the person or the file that `call` would send. */
export function leaveOutOfInsurance(call: SubmissionCall, values: InsuranceValues): InsuranceValues {
  if (call.does === 'add-person')
    return { ...values, people: values.people.filter(({ id }) => id !== call.person.id) }
  if (call.does === 'add-file')
    return { ...values, documents: values.documents.filter(({ id }) => id !== call.file.key) }
  return values
}
