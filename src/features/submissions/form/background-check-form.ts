import * as v from 'valibot'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { type Day, isDay } from '@/domain/days'
import { getRenewalStart } from '@/domain/renewals'
import { getPeriodRefusal } from '@/domain/submission-periods'
import { addFieldErrorsCheck } from '@/patterns/form/schema-with-field-errors'
import type { RenewedPerson } from '@/patterns/persons/renewal-state'
import type { SubmissionCall } from '../sending/diff-calls'
import type { BackgroundCheckTerms, FormSubmission } from '../sending/submission-state'
import { copy } from './copy'
import {
  getChosenFiles,
  toFileItem,
  toWantedFile,
  validateObservations,
  validatePeople,
} from './submission-values'

const { errors } = copy

export interface CheckEntryValues {
  /** The id of a saved entry; absent for a new entry. */
  id?: number
  person: SubmissionPerson
  from: Day | ''
  to: Day | ''
  /** The id of the background-check type as the select's value; '' for no type. */
  type: string
  /** An item without `file` is an existing attachment; its `id` is the id of the attachment. */
  attachments: FileItem[]
  /** The status of a saved entry; a new entry is PENDING. */
  status: SubmissionStatus
  /** The id of the decided entry that a new entry for the same worker replaces. */
  replaces?: number
}

/** The values in the order of the inputs, which is the order of the error summary. */
export interface BackgroundCheckValues {
  entries: CheckEntryValues[]
  observations: string
}

export const emptyBackgroundCheck: BackgroundCheckValues = { entries: [], observations: '' }

/** Creates the entry for a worker that the user adds. The dates are known only if an imported list of workers has them. */
export const createCheckEntry = (
  person: SubmissionPerson,
  { from = '', to = '' }: Partial<Pick<CheckEntryValues, 'from' | 'to'>> = {},
): CheckEntryValues => ({ person, from, to, type: '', attachments: [], status: 'PENDING' })

/** Replaces a rejected entry by a new one with the same dates. The files go with the rejected entry, so a new file is needed. */
export const resubmitEntry = ({ id, ...entry }: CheckEntryValues): CheckEntryValues => ({
  ...entry,
  attachments: [],
  status: 'PENDING',
  replaces: id,
})

/** Returns the id of the decided entry of a person, which cannot be changed and must be replaced; undefined without one. */
export const getReplacedEntryId = (
  savedEntries: readonly BackgroundCheckPerson[],
  personId: number,
): number | undefined =>
  savedEntries.find(({ person, status }) => person.id === personId && status !== 'PENDING')?.id

/** Returns the values of a new submission for people whose background check ends. */
export const toRenewedBackgroundCheck = (
  renewal: readonly RenewedPerson[],
  today: Day,
): BackgroundCheckValues => ({
  ...emptyBackgroundCheck,
  entries: renewal.map(({ person, lastDay }) =>
    createCheckEntry(person, { from: getRenewalStart([lastDay], today) }),
  ),
})

const toCheckEntryValues = (entry: BackgroundCheckPerson): CheckEntryValues => ({
  id: entry.id,
  person: entry.person,
  from: entry.from_date,
  to: entry.to_date,
  type: entry.background_check_type ? String(entry.background_check_type.id) : '',
  attachments: entry.attachments.map(toFileItem),
  status: entry.status,
})

export const toBackgroundCheckValues = (
  submission: BackgroundCheckSubmission,
  savedEntries: readonly BackgroundCheckPerson[],
): BackgroundCheckValues => ({
  entries: savedEntries.map(toCheckEntryValues),
  observations: submission.description,
})

interface BackgroundCheckRules {
  /** Returns today in the neighbourhood. It is a function because a form may stay open past midnight. */
  today: () => Day
  /** The entries of the saved submission. An entry may keep its saved last day even if this day is in the past. */
  savedEntries?: readonly Pick<BackgroundCheckPerson, 'id' | 'to_date'>[]
}

export function createBackgroundCheckSchema({ today, savedEntries = [] }: BackgroundCheckRules) {
  const savedLastDays = new Map<number | undefined, Day>(savedEntries.map(({ id, to_date }) => [id, to_date]))
  const findEntryErrors = memoizeEntryCheck((entry, day) =>
    validateEntry(entry, day, savedLastDays.get(entry.id)),
  )
  return addFieldErrorsCheck(
    v.custom<BackgroundCheckValues>(() => true),
    ({ entries, observations }) => {
      const day = today()
      const sentences: Record<string, string | undefined> = {
        entries: validatePeople(entries.map(({ person }) => person)),
      }
      entries.forEach((entry, index) => {
        for (const [field, sentence] of Object.entries(findEntryErrors(entry, day)))
          sentences[`entries.${index}.${field}`] = sentence
      })
      return { ...sentences, observations: validateObservations(observations) }
    },
  )
}

type EntrySentences = Record<string, string | undefined>

/** Caches the errors of each entry for the current day, because a key press changes only one of hundreds of entries. */
function memoizeEntryCheck(validate: (entry: CheckEntryValues, day: Day) => EntrySentences) {
  const cachedErrors = new WeakMap<CheckEntryValues, { day: Day; sentences: EntrySentences }>()
  return (entry: CheckEntryValues, day: Day): EntrySentences => {
    const cached = cachedErrors.get(entry)
    if (cached?.day === day) return cached.sentences
    const sentences = validate(entry, day)
    cachedErrors.set(entry, { day, sentences })
    return sentences
  }
}

/** Returns the errors of one entry by field. Skips an entry that the Administration has decided, because it is read-only. */
function validateEntry(entry: CheckEntryValues, day: Day, savedLastDay: Day | undefined): EntrySentences {
  if (entry.status !== 'PENDING') return {}
  const refusal = getPeriodRefusal(entry, day, savedLastDay)
  const lastDayError = isDay(entry.to) ? refusal && errors.period[refusal] : errors.entryTo
  return {
    from: isDay(entry.from) ? undefined : errors.entryFrom,
    to: lastDayError,
    attachments: entry.attachments.length === 0 ? errors.attachment : undefined,
  }
}

/** Returns which required parts of an entry are empty: first day, last day or attachments. */
export const findMissingEntryParts = (entry: CheckEntryValues) =>
  (['from', 'to', 'attachments'] as const).filter((part) => entry[part].length === 0)

/** Maps fields of the API's errors to the form's fields. */
export const backgroundCheckServerFields = {
  description: 'observations',
  people: 'entries',
} as const satisfies Record<string, keyof BackgroundCheckValues>

/** Converts an entry into its dates and type for the API. Call this function only with values that the schema accepted. */
export const toCheckEntryTerms = ({ from, to, type }: CheckEntryValues): BackgroundCheckTerms => ({
  from_date: from,
  to_date: to,
  background_check_type: type === '' ? null : Number(type),
})

/** Builds the submission and its files to send. Call this function only with values that the schema accepted. */
export const toWantedBackgroundCheck = ({
  entries,
  observations,
}: BackgroundCheckValues): FormSubmission => ({
  wanted: {
    kind: 'BACKGROUND_CHECK',
    fields: { description: observations.trim() },
    people: entries.map((entry) => {
      const { id, full_name } = entry.person
      return { id, full_name, terms: toCheckEntryTerms(entry), replaces: entry.replaces }
    }),
    files: entries.flatMap(({ person, attachments }) =>
      attachments.map((item) => toWantedFile(item, person.id)),
    ),
  },
  files: getChosenFiles(entries.flatMap(({ attachments }) => attachments)),
})

/**
 * Returns the values without the person or the file that `call` would send. A new entry that has no other file is removed
 * completely. A saved entry stays, and if it has no file left, the form requires one.
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
