import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import { sentences } from '../copy/sentences.ts'
import type { CalendarDay } from './calendar.ts'
import { getActivityDate, type LotFilter, matchesLotFilter } from './lot-lists.ts'
import { formatFullName, matchesDocument } from './people.ts'
import type { JoinedResident } from './resident-refusals.ts'

/**
 * Returns the reason why a resident may not enter: the person is barred, or the contract has ended. Returns null if the
 * resident may enter.
 */
export function getResidentRejectionReason(
  { person, residency }: JoinedResident,
  today: CalendarDay,
): string | null {
  if (person.is_barred) return sentences.authorizations.barred([formatFullName(person)])
  const { to_date } = residency
  return to_date !== null && to_date < today ? copy.contractExpired(to_date) : null
}

const pickResidency = ({ residency, person }: JoinedResident) => ({
  id: residency.id,
  property_id: residency.property_id,
  person_id: person.id,
  full_name: formatFullName(person),
  can_manage_property: residency.can_manage_property,
  is_renter_flag: residency.role === 'tenant',
  from_date: residency.from_date,
  to_date: residency.to_date,
  activity_date: getActivityDate(residency),
})

const pickPersonFields = ({ person }: JoinedResident) => ({
  id_type_code: person.id_type_code,
  id_number: person.id_number,
  email: person.email,
  mobile_phone_country_code: person.mobile_phone_country_code,
  mobile_phone_area_code: person.mobile_phone_area_code,
  mobile_phone_number: person.mobile_phone_number,
  photo_file_name: person.photo_file_name,
})

/** Converts a resident to its form in lists of residents. */
export const toResidentRow = (resident: JoinedResident): Schemas['ResidentRow'] => ({
  ...pickResidency(resident),
  ...pickPersonFields(resident),
})

/** Replaces all but the last two characters by dots. */
const maskCode = (code: string): string => code.slice(-2).padStart(code.length, '•')

/**
 * Converts a resident to its form in responses. A caller who may manage the residents (`canManage`) gets the access code;
 * other callers get only its masked form.
 */
export function toResident(
  resident: JoinedResident,
  today: CalendarDay,
  canManage: boolean,
): Schemas['CoResident'] {
  const { residency, person } = resident
  const { access_method_data: code } = residency
  const rejection_reason = getResidentRejectionReason(resident, today)
  return {
    ...pickResidency(resident),
    ...pickPersonFields(resident),
    first_name: person.first_name,
    last_name: person.last_name,
    gender: person.gender,
    nationality: person.nationality,
    date_of_birth: person.date_of_birth,
    main_notification_method: residency.main_notification_method,
    access_method_data: canManage ? code : null,
    hidden_access_method_data: code && maskCode(code),
    original_photo_file_name: person.photo_file_name,
    photo_update_date: person.photo_updated_at,
    qrcode: rejection_reason === null ? residency.qrcode : null,
    rejection_reason,
  }
}

/** Whether a resident matches the filters. The search finds names, document numbers, emails and phone numbers. */
export function isResidentListed({ residency, person }: JoinedResident, filter: LotFilter): boolean {
  const columns = [formatFullName(person), person.id_number, person.email, person.mobile_phone_number]
  if (matchesLotFilter(residency, columns, filter)) return true
  // A search for a document number may contain dots, which the search above does not ignore.
  const { search = '' } = filter
  return matchesDocument(person, search) && matchesLotFilter(residency, columns, { ...filter, search: '' })
}

/** The sort values of a resident, by the names in `ordering`. */
export const residentOrderings = {
  full_name: ({ person }: JoinedResident) => formatFullName(person),
  id_number: ({ person }: JoinedResident) => person.id_number,
  email: ({ person }: JoinedResident) => person.email,
  mobile_phone_number: ({ person }: JoinedResident) => person.mobile_phone_number,
  from_date: ({ residency }: JoinedResident) => residency.from_date,
  to_date: ({ residency }: JoinedResident) => residency.to_date,
  activity_date: ({ residency }: JoinedResident) => getActivityDate(residency),
}
