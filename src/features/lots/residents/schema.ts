import * as v from 'valibot'
import { Gender } from '@/api/generated/model/gender'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { addMonths, type Day, isDay } from '@/domain/days'
import { idTypeFor } from '@/domain/documents'
import { isEmail } from '@/domain/emails'
import { capitals } from '@/domain/names'
import { type FieldErrors, schemaWithFieldErrors } from '@/patterns/form/schema-with-field-errors'
import { photoValue } from '../photos/photo-value'
import { copy } from './copy'

const { errors } = copy
/** The contract's limits. */
const limits = { document: 20, name: 100 } as const
/** The minimum number of characters of a document number. */
const minDocumentLength = 3
const maxAgeInYears = 130
const alphanumericTypes: readonly IdTypeCode[] = ['PASAPORTE', 'OTRO']

/** The earliest plausible date of birth. */
export const earliestBirth = (today: Day): Day => addMonths(today, -maxAgeInYears * 12)

const valuesSchema = v.object({
  idType: v.enum(IdTypeCode),
  idNumber: v.string(),
  /** The id of the registered person with that document; null if there is none. Its names are read-only. */
  knownId: v.nullable(v.number()),
  firstName: v.string(),
  lastName: v.string(),
  gender: v.enum(Gender),
  nationality: v.string(),
  birthDate: v.string(),
  phoneCountry: v.string(),
  phoneArea: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  /** Whether a co-resident may manage the lot's data. */
  canManage: v.boolean(),
  /** The first and the last day of a tenant's contract. */
  contract: v.object({ from: v.string(), to: v.string() }),
  photo_file_name: photoValue,
})

/** The form's values of a co-resident or tenant. */
export type ResidentValues = v.InferInput<typeof valuesSchema>

/** Returns the document type that matches the number: a number with letters is not a DNI. */
export const idTypeOf = ({ idType, idNumber }: Pick<ResidentValues, 'idType' | 'idNumber'>): IdTypeCode =>
  idTypeFor(idNumber, idType)

/** The schema of the form. `today` is a function because a form may stay open past midnight. */
export const residentForm = (isTenant: boolean, today: () => Day) =>
  schemaWithFieldErrors<ResidentValues>(valuesSchema, (values) => ({
    ...identitySentences(values),
    nationality: /^[A-Z]{2}$/.test(values.nationality) ? undefined : errors.required,
    birthDate: birthSentence(values.birthDate, today()),
    ...contactSentences(values),
    contract: isTenant ? contractSentence(values.contract) : undefined,
  }))

/** Whether a text is a valid document number that can be looked up. */
export const isDocument = (idNumber: string): boolean =>
  /^[a-z0-9]+$/i.test(idNumber) && idNumber.length >= minDocumentLength && idNumber.length <= limits.document

function identitySentences(values: ResidentValues): FieldErrors<ResidentValues> {
  return {
    idNumber: documentSentence(values),
    firstName: nameSentence(values.firstName),
    lastName: nameSentence(values.lastName),
  }
}

function documentSentence(values: ResidentValues): string | undefined {
  const { idNumber, knownId } = values
  if (idNumber === '') return errors.required
  if (!/^[a-z0-9]+$/i.test(idNumber)) return errors.documentSigns
  if (!isDocument(idNumber)) return errors.documentLength
  const hasStrayLetters = /[a-z]/i.test(idNumber) && !alphanumericTypes.includes(idTypeOf(values))
  return hasStrayLetters && knownId === null ? errors.documentFigures : undefined
}

function nameSentence(name: string): string | undefined {
  if (name.trim() === '') return errors.required
  // The limit applies to the sent text, because capitalisation may turn one letter into two.
  return capitals(name.trim()).length > limits.name ? errors.nameLength : undefined
}

function birthSentence(day: string, today: Day): string | undefined {
  if (day === '') return errors.required
  if (!isDay(day) || day < earliestBirth(today)) return errors.date
  return day > today ? errors.bornInTheFuture : undefined
}

function contactSentences(values: ResidentValues): FieldErrors<ResidentValues> {
  const { phoneCountry, phoneArea, phoneNumber } = values
  const address = values.email.trim()
  return {
    phoneCountry: /^\+\d{1,4}$/.test(phoneCountry) ? undefined : errors.required,
    phoneArea: phoneArea === '' || /^\d{2,5}$/.test(phoneArea) ? undefined : errors.phoneArea,
    phoneNumber: numberSentence(phoneNumber, phoneArea),
    email: address === '' || isEmail(address) ? undefined : errors.email,
  }
}

function numberSentence(number: string, area: string): string | undefined {
  if (number === '') return area === '' ? undefined : errors.phoneMissing
  return /^\d{6,15}$/.test(number) ? undefined : errors.phoneNumber
}

function contractSentence({ from, to }: ResidentValues['contract']): string | undefined {
  if (!isDay(from) || !isDay(to)) return errors.required
  return to < from ? errors.contractReversed : undefined
}
