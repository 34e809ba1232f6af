import type { CoResidentInput } from '@/api/generated/model/coResidentInput'
import type { TenantInput } from '@/api/generated/model/tenantInput'
import { today } from '@/domain/days'
import { normalizeEmail } from '@/domain/emails'
import { capitals } from '@/domain/names'
import type { PhotoNames } from '../photos/use-photo-saving'
import { idTypeOf, type ResidentValues } from './schema'
import type { Resident } from './values'

/** The data of a request that the inputs do not contain. */
interface RequestContext {
  /** The user's person, who is the sender. */
  senderId: number
  /** The resident to change; undefined for a new resident. */
  before: Resident | undefined
  photo: PhotoNames
}

/** The names of a registered person are sent unchanged; new names are sent in capitals. */
const namesOf = ({ knownId, firstName, lastName }: ResidentValues) =>
  knownId === null
    ? { first_name: capitals(firstName.trim()), last_name: capitals(lastName.trim()) }
    : { first_name: firstName, last_name: lastName }

/** The country code is sent only with a number. */
const phoneOf = ({ phoneCountry, phoneArea, phoneNumber }: ResidentValues) => ({
  mobile_phone_country_code: phoneNumber === '' ? null : phoneCountry,
  mobile_phone_area_code: phoneArea || null,
  mobile_phone_number: phoneNumber || null,
})

const personOf = (values: ResidentValues, { senderId, before, photo }: RequestContext) => ({
  ...namesOf(values),
  ...phoneOf(values),
  gender: values.gender,
  nationality: values.nationality,
  id_type_code: idTypeOf(values),
  id_number: values.idNumber,
  date_of_birth: values.birthDate,
  email: normalizeEmail(values.email) || null,
  main_notification_method: before?.main_notification_method ?? 'PUSH',
  access_method_data: before?.access_method_data ?? null,
  ...photo,
  person_id: senderId,
  source: 'OWNER' as const,
  method: 'WEB' as const,
})

/** Builds the request for a co-resident. Call it only with values that the schema accepted. */
export const toCoResidentInput = (values: ResidentValues, sending: RequestContext): CoResidentInput => ({
  ...personOf(values, sending),
  can_manage_property: values.canManage,
  from_date: sending.before?.from_date ?? today(),
  is_renter_flag: false,
})

/** Builds the request for a tenant. Call it only with values that the schema accepted. */
export const toTenantInput = (values: ResidentValues, sending: RequestContext): TenantInput => ({
  ...personOf(values, sending),
  can_manage_property: false,
  from_date: values.contract.from,
  to_date: values.contract.to,
  is_renter_flag: true,
})

/** Maps the contract's fields to the form's inputs. */
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
