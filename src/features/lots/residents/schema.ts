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
/** Limits of the contract. */
const limits = { document: 20, name: 100 } as const
/** From how many signs a document is looked up, and taken. */
const minDocumentLength = 3
const maxAgeInYears = 130
const alphanumericTypes: readonly IdTypeCode[] = ['PASAPORTE', 'OTRO']

/** The first day on which somebody who lives may have been born. */
export const earliestBirth = (today: Day): Day => addMonths(today, -maxAgeInYears * 12)

const valuesSchema = v.object({
  idType: v.enum(IdTypeCode),
  idNumber: v.string(),
  /** Who has the document, if the neighbourhood knows them: document and names are theirs then. */
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
  /** Of a co-resident: whether they may manage the lot's data. */
  canManage: v.boolean(),
  /** Of a tenant: the first and the last day of the contract. */
  contract: v.object({ from: v.string(), to: v.string() }),
  photo_file_name: photoValue,
})

/** What the form of a co-resident or a tenant holds. */
export type ResidentValues = v.InferInput<typeof valuesSchema>

/** The type that a document has: one with letters is not a DNI. */
export const idTypeOf = ({ idType, idNumber }: Pick<ResidentValues, 'idType' | 'idNumber'>): IdTypeCode =>
  idTypeFor(idNumber, idType)

/** The schema of the form. `today` is asked for anew each time: a form may stay open past midnight. */
export const residentForm = (isTenant: boolean, today: () => Day) =>
  schemaWithFieldErrors<ResidentValues>(valuesSchema, (values) => ({
    ...identitySentences(values),
    nationality: /^[A-Z]{2}$/.test(values.nationality) ? undefined : errors.required,
    birthDate: birthSentence(values.birthDate, today()),
    ...contactSentences(values),
    contract: isTenant ? contractSentence(values.contract) : undefined,
  }))

/** Whether a text can be a document's number at all, and so be looked up. */
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
  // As it is sent: one letter may become two.
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
