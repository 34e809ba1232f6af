import type { SubmissionCall } from '../sending/diff-calls'
import type { BackgroundCheckValues } from './background-check-form'
import type { InsuranceValues } from './insurance-form'

/** Removes a left-out person or file from the insurance form's values. */
export function leaveOutOfInsurance(call: SubmissionCall, values: InsuranceValues): InsuranceValues {
  if (call.does === 'add-person')
    return { ...values, people: values.people.filter(({ id }) => id !== call.person.id) }
  if (call.does === 'add-file')
    return { ...values, documents: values.documents.filter(({ id }) => id !== call.file.key) }
  return values
}

/**
 * Removes a left-out person or file from the background-check form's values. A new worker is removed with the only
 * file. A worker whom the backend has stays, and the form asks for another file.
 */
export function leaveOutOfCheck(call: SubmissionCall, values: BackgroundCheckValues): BackgroundCheckValues {
  if (call.does === 'add-person')
    return { ...values, entries: values.entries.filter(({ person }) => person.id !== call.person.id) }
  if (call.does !== 'add-file') return values
  const entries = values.entries
    .map((entry) => ({ ...entry, attachments: entry.attachments.filter(({ id }) => id !== call.file.key) }))
    .filter(
      ({ id, person, attachments }) =>
        id !== undefined || person.id !== call.file.owner || attachments.length > 0,
    )
  return { ...values, entries }
}
