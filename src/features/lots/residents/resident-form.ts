import * as v from 'valibot'
import type { CoResidentInput } from '@/api/generated/model/coResidentInput'
import { Gender } from '@/api/generated/model/gender'
import type { GuestLookup } from '@/api/generated/model/guestLookup'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import type { ResidentAnswer } from '@/api/generated/model/residentAnswer'
import type { ResidentData } from '@/api/generated/model/residentData'
import type { TenantInput } from '@/api/generated/model/tenantInput'
import { addDays, addMonths, type Day, isDay, today } from '@/domain/days'
import { correctIdType } from '@/domain/documents'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { toUppercaseName } from '@/domain/names'
import { addFieldErrorsCheck, type FieldErrors } from '@/patterns/form/schema-with-field-errors'
import { photoValue } from '../photos/photo-value'
import type { PhotoNames } from '../photos/use-photo-saving'
import { copy } from './copy'

const { errors } = copy
/** The API's limits for lengths, in characters. */
const limits = { minDocument: 3, maxDocument: 20, name: 100 } as const
const maxAgeInYears = 130
const alphanumericTypes: readonly IdTypeCode[] = ['PASAPORTE', 'OTRO']

export const getEarliestBirthDay = (day: Day): Day => addMonths(day, -maxAgeInYears * 12)

const valuesSchema = v.object({
  idType: v.enum(IdTypeCode),
  idNumber: v.string(),
  /** The id of the person, if the person is registered; otherwise null. The names of a registered person are read-only. */
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
  canManage: v.boolean(),
  contract: v.object({ from: v.string(), to: v.string() }),
  photo_file_name: photoValue,
})

export type ResidentValues = v.InferInput<typeof valuesSchema>

/** Returns the chosen document type, or OTRO if the type is DNI and the number has letters. */
export const getIdType = ({ idType, idNumber }: Pick<ResidentValues, 'idType' | 'idNumber'>): IdTypeCode =>
  correctIdType(idNumber, idType)

/** The schema of the form. `getCurrentDay` returns the current day, which may change while the form is open. */
export const createResidentSchema = (isTenant: boolean, getCurrentDay: () => Day) =>
  addFieldErrorsCheck<ResidentValues>(valuesSchema, (values) => ({
    idNumber: validateDocumentNumber(values),
    firstName: validateName(values.firstName),
    lastName: validateName(values.lastName),
    nationality: /^[A-Z]{2}$/.test(values.nationality) ? undefined : errors.required,
    birthDate: validateBirthDate(values.birthDate, getCurrentDay()),
    ...validateContact(values),
    contract: isTenant ? validateContract(values.contract) : undefined,
  }))

/** Whether a text has the characters and the length that the look-up of a document number requires. */
export const canLookUpDocument = (idNumber: string): boolean =>
  /^[a-z0-9]+$/i.test(idNumber) &&
  idNumber.length >= limits.minDocument &&
  idNumber.length <= limits.maxDocument

function validateDocumentNumber({ idType, idNumber, knownId }: ResidentValues): string | undefined {
  if (idNumber === '') return errors.required
  if (!/^[a-z0-9]+$/i.test(idNumber)) return errors.documentCharacters
  if (!canLookUpDocument(idNumber)) return errors.documentLength
  const hasStrayLetters =
    /[a-z]/i.test(idNumber) && !alphanumericTypes.includes(getIdType({ idType, idNumber }))
  return hasStrayLetters && knownId === null ? errors.documentDigitsOnly : undefined
}

function validateName(name: string): string | undefined {
  if (name.trim() === '') return errors.required
  // New names are sent in capitals, and a letter such as 'ß' becomes two capitals, so the limit applies to the capitals.
  return toUppercaseName(name.trim()).length > limits.name ? errors.nameLength : undefined
}

function validateBirthDate(birth: string, day: Day): string | undefined {
  if (birth === '') return errors.required
  if (!isDay(birth) || birth < getEarliestBirthDay(day)) return errors.date
  return birth > day ? errors.bornInTheFuture : undefined
}

function validateContact(values: ResidentValues): FieldErrors<ResidentValues> {
  const { phoneCountry, phoneArea, phoneNumber } = values
  const address = values.email.trim()
  return {
    phoneCountry: /^\+\d{1,4}$/.test(phoneCountry) ? undefined : errors.required,
    phoneArea: phoneArea === '' || /^\d{2,5}$/.test(phoneArea) ? undefined : errors.phoneArea,
    phoneNumber: validatePhoneNumber(phoneNumber, phoneArea),
    email: address === '' || isEmail(address) ? undefined : errors.email,
  }
}

function validatePhoneNumber(number: string, area: string): string | undefined {
  if (number === '') return area === '' ? undefined : errors.phoneMissing
  return /^\d{6,15}$/.test(number) ? undefined : errors.phoneNumber
}

function validateContract({ from, to }: ResidentValues['contract']): string | undefined {
  if (!isDay(from) || !isDay(to)) return errors.required
  return to < from ? errors.contractReversed : undefined
}

/** A co-resident or a tenant in a response of the backend. Both have the same fields. */
export type Resident = ResidentData & ResidentAnswer

/** The default number of days from the first to the last day of a rental contract. */
const contractDays = 10

/** The default values of the fields that `toKnownPersonValues` fills in for a registered person. */
export const unknownPersonValues = {
  knownId: null,
  firstName: '',
  lastName: '',
  gender: 'M',
  nationality: 'AR',
} as const satisfies Partial<ResidentValues>

export const createResidentValues = (day: Day): ResidentValues => ({
  idType: 'DNI',
  idNumber: '',
  ...unknownPersonValues,
  birthDate: '',
  phoneCountry: '+54',
  phoneArea: '',
  phoneNumber: '',
  email: '',
  canManage: false,
  contract: { from: day, to: addDays(day, contractDays) },
  photo_file_name: '',
})

export const toResidentValues = (resident: Resident): ResidentValues => ({
  idType: resident.id_type_code,
  idNumber: resident.id_number,
  knownId: resident.person_id,
  firstName: resident.first_name,
  lastName: resident.last_name,
  gender: resident.gender,
  nationality: resident.nationality,
  birthDate: resident.date_of_birth ?? '',
  phoneCountry: resident.mobile_phone_country_code ?? '+54',
  phoneArea: resident.mobile_phone_area_code ?? '',
  phoneNumber: resident.mobile_phone_number ?? '',
  email: resident.email ?? '',
  canManage: resident.can_manage_property ?? false,
  contract: { from: resident.from_date, to: resident.to_date ?? '' },
  photo_file_name: resident.photo_file_name ?? '',
})

export type KnownResidentPerson = Required<GuestLookup>

export const toKnownPersonValues = (person: KnownResidentPerson) => ({
  knownId: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  gender: person.gender,
  nationality: person.country_code,
})

/** The data that a request needs in addition to the values of the form. */
interface RequestContext {
  /** The person id of the signed-in user. */
  userPersonId: number
  /** The resident to change; undefined for a new resident. */
  existingResident: Resident | undefined
  photo: PhotoNames
}

/** The names of a registered person are sent unchanged; new names are sent in capitals. */
const toNameFields = ({ knownId, firstName, lastName }: ResidentValues) =>
  knownId === null
    ? { first_name: toUppercaseName(firstName.trim()), last_name: toUppercaseName(lastName.trim()) }
    : { first_name: firstName, last_name: lastName }

/** The country code is sent only if there is a phone number. */
const toPhoneFields = ({ phoneCountry, phoneArea, phoneNumber }: ResidentValues) => ({
  mobile_phone_country_code: phoneNumber === '' ? null : phoneCountry,
  mobile_phone_area_code: phoneArea || null,
  mobile_phone_number: phoneNumber || null,
})

const toPersonFields = (
  values: ResidentValues,
  { userPersonId, existingResident, photo }: RequestContext,
) => ({
  ...toNameFields(values),
  ...toPhoneFields(values),
  gender: values.gender,
  nationality: values.nationality,
  id_type_code: getIdType(values),
  id_number: values.idNumber,
  date_of_birth: values.birthDate,
  email: normalizeEmail(values.email) || null,
  main_notification_method: existingResident?.main_notification_method ?? 'PUSH',
  access_method_data: existingResident?.access_method_data ?? null,
  ...photo,
  person_id: userPersonId,
  source: 'OWNER' as const,
  method: 'WEB' as const,
})

/** Converts the form's values into the request body for a co-resident. The schema must have accepted the values. */
export const toCoResidentInput = (values: ResidentValues, context: RequestContext): CoResidentInput => ({
  ...toPersonFields(values, context),
  can_manage_property: values.canManage,
  from_date: context.existingResident?.from_date ?? today(),
  is_renter_flag: false,
})

/** Converts the form's values into the request body for a tenant. The schema must have accepted the values. */
export const toTenantInput = (values: ResidentValues, context: RequestContext): TenantInput => ({
  ...toPersonFields(values, context),
  can_manage_property: false,
  from_date: values.contract.from,
  to_date: values.contract.to,
  is_renter_flag: true,
})

/** Maps the API's field names to the names of the form's inputs, so that the backend's errors appear at the inputs. */
export const residentServerFields = {
  id_type_code: 'idNumber',
  id_number: 'idNumber',
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'birthDate',
  mobile_phone_country_code: 'phoneCountry',
  mobile_phone_area_code: 'phoneArea',
  mobile_phone_number: 'phoneNumber',
  can_manage_property: 'canManage',
  from_date: 'contract',
  to_date: 'contract',
} as const
