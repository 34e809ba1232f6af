import type { GuestLookup } from '@/api/generated/model/guestLookup'
import type { ResidentAnswer } from '@/api/generated/model/residentAnswer'
import type { ResidentData } from '@/api/generated/model/residentData'
import { addDays, type Day } from '@/domain/days'
import type { ResidentValues } from './schema'

/** A co-resident or a tenant in the backend's answer. Both have the same fields. */
export type Resident = ResidentData & ResidentAnswer

/** The default length of a new contract, in days. */
const contractDays = 10

/** The default values of a person who is not registered. */
export const valuesOfUnknownResident = {
  knownId: null,
  firstName: '',
  lastName: '',
  gender: 'M',
  nationality: 'AR',
} as const satisfies Partial<ResidentValues>

/** The initial values of a new resident. */
export const newResident = (today: Day): ResidentValues => ({
  idType: 'DNI',
  idNumber: '',
  ...valuesOfUnknownResident,
  birthDate: '',
  phoneCountry: '+54',
  phoneArea: '',
  phoneNumber: '',
  email: '',
  canManage: false,
  contract: { from: today, to: addDays(today, contractDays) },
  photo_file_name: '',
})

/** The form's values for an existing resident. */
export const residentValuesOf = (resident: Resident): ResidentValues => ({
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

/** A person who is registered in the neighbourhood. */
export type KnownResidentPerson = Required<GuestLookup>

/** The form's values for a registered person. */
export const valuesOfKnownResident = (person: KnownResidentPerson) => ({
  knownId: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  gender: person.gender,
  nationality: person.country_code,
})
