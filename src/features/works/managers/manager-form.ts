import * as v from 'valibot'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { WorkManager } from '@/api/generated/model/workManager'
import type { WorkManagerPersonInput } from '@/api/generated/model/workManagerPersonInput'
import { correctIdType, documentNumberLength, isDocumentNumber } from '@/domain/documents'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { toUppercaseName } from '@/domain/names'
import { addFieldErrorsCheck, type FieldErrors } from '@/patterns/form/schema-with-field-errors'
import { copy } from './copy'

const { errors } = copy
const limits = { name: 100 } as const

/** A status that the user can choose, or '' for no choice. Only the Administration can set SUSPENDED. */
const statusSchema = v.picklist(['', 'CURRENT', 'INVALID'])

const isFoundPerson = (input: unknown) => input instanceof Object && 'id' in input

const valuesSchema = v.object({
  /** Whether the person is already registered (`known`) or not (`new`); '' until the user decides. */
  personKind: v.picklist(['', 'known', 'new']),
  /** The registered person, if one is chosen. */
  known: v.nullable(v.custom<FoundPerson>(isFoundPerson)),
  idNumber: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  gender: v.picklist(['', ...Object.values(Gender)]),
  nationality: v.string(),
  email: v.string(),
  phone: v.string(),
  status: statusSchema,
})

export type ManagerValues = v.InferInput<typeof valuesSchema>

export const newManager: ManagerValues = {
  personKind: '',
  known: null,
  idNumber: '',
  firstName: '',
  lastName: '',
  gender: '',
  nationality: 'AR',
  email: '',
  phone: '',
  status: 'CURRENT',
}

/** Validates a new manager. Data that a registered person already has are read-only, so they are not validated. */
export const managerFormSchema = addFieldErrorsCheck<ManagerValues>(valuesSchema, (values) =>
  values.personKind === ''
    ? { known: errors.nobody }
    : {
        ...(values.personKind === 'new' ? validateIdentity(values) : {}),
        ...validateContact(values),
        status: values.status === '' ? errors.status : undefined,
      },
)

function validateIdentity(values: ManagerValues): FieldErrors<ManagerValues> {
  return {
    idNumber: validateDocumentNumber(values.idNumber),
    firstName: validateName(values.firstName, errors.firstName),
    lastName: validateName(values.lastName, errors.lastName),
    gender: values.gender === '' ? errors.gender : undefined,
    nationality: /^[A-Z]{2}$/.test(values.nationality) ? undefined : errors.nationality,
  }
}

function validateDocumentNumber(number: string): string | undefined {
  if (number === '') return errors.idNumber
  if (number.length < documentNumberLength.min || number.length > documentNumberLength.max)
    return errors.idNumberLength
  return isDocumentNumber(number) ? undefined : errors.idNumberPattern
}

function validateName(name: string, missingMessage: string): string | undefined {
  if (name.trim() === '') return missingMessage
  // The name is saved in upper case, which may be longer: 'ß' becomes 'SS'.
  return toUppercaseName(name.trim()).length > limits.name ? errors.nameLength : undefined
}

function validateContact({ known, email, phone }: ManagerValues): FieldErrors<ManagerValues> {
  return {
    email: known?.email ? undefined : validateEmail(email),
    phone: known?.mobile_phone_number ? undefined : validatePhone(phone),
  }
}

function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return errors.email
  return isEmail(normalizeEmail(email)) ? undefined : errors.emailPattern
}

const validatePhone = (phone: string): string | undefined =>
  phone === '' || /^\d{6,15}$/.test(phone) ? undefined : errors.phone

export const toKnownManagerValues = (person: FoundPerson): Partial<ManagerValues> => ({
  personKind: 'known',
  known: person,
  idNumber: person.id_number,
  firstName: person.first_name,
  lastName: person.last_name,
  gender: person.gender,
  nationality: person.nationality,
  email: person.email ?? '',
  phone: person.mobile_phone_number ?? '',
})

export const toNewManagerValues = (idNumber: string): Partial<ManagerValues> => {
  const { status: _, ...emptyPersonValues } = newManager
  return { ...emptyPersonValues, personKind: 'new', idNumber }
}

export const toManagerPersonInput = (values: ManagerValues): PersonInput => ({
  first_name: toUppercaseName(values.firstName.trim()),
  last_name: toUppercaseName(values.lastName.trim()),
  id_type_code: correctIdType(values.idNumber, 'DNI'),
  id_number: values.idNumber,
  nationality: values.nationality,
  // The schema rejects the gender '', so the value is a `Gender`.
  gender: values.gender as Gender,
  email: normalizeEmail(values.email),
  mobile_phone_number: values.phone || null,
})

/**
 * Compares the email and the phone number in the form with those that the backend has for the manager's person. Returns the
 * request body that updates them; undefined if both are the same. An empty phone number in the form counts as the same.
 */
export function toContactUpdate(
  { person }: Pick<WorkManager, 'person'>,
  { email, phone }: Pick<ManagerValues, 'email' | 'phone'>,
): WorkManagerPersonInput | undefined {
  const isSameEmail = normalizeEmail(person.email ?? '') === normalizeEmail(email)
  const isSamePhone = phone === '' || phone === person.mobile_phone_number
  if (isSameEmail && isSamePhone) return undefined
  return { email: normalizeEmail(email), ...(isSamePhone ? {} : { mobile_phone_number: phone }) }
}

export const managerServerFields = {
  person: 'known',
  id_number: 'idNumber',
  first_name: 'firstName',
  last_name: 'lastName',
  mobile_phone_number: 'phone',
} as const

export const managerStatusFormSchema = v.object({
  status: v.pipe(
    statusSchema,
    v.check((status) => status !== '', errors.status),
  ),
})

/** Returns the status that the form selects at first; '' for a status that the user cannot choose, such as SUSPENDED. */
export const toInitialManagerStatus = (status: WorkManager['status']): ManagerStatusValues['status'] =>
  status === 'CURRENT' || status === 'INVALID' ? status : ''

export type ManagerStatusValues = v.InferInput<typeof managerStatusFormSchema>

export const emailFormSchema = v.object({
  email: v.pipe(
    v.string(),
    v.check((text) => isEmail(normalizeEmail(text)), errors.newEmail),
  ),
})

export type EmailValues = v.InferInput<typeof emailFormSchema>
