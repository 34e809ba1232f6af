import { refuse } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { PersonRow, ResidencyRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import { createPersonRow, toCapitals } from './people.ts'
import {
  findResidentRefusals,
  type JoinedResident,
  type ResidentContext,
  type ResidentInput,
} from './resident-refusals.ts'

/** The ids and the access code of a new resident. */
export interface NewResidentIds {
  residencyId: number
  personId: number
  qrcode: string
}

/** Adds a resident: a new person, or `known`, who keeps names and absent data. @throws Refusal 400 by field. */
export function createResident(
  input: ResidentInput,
  known: PersonRow | undefined,
  saving: ResidentContext,
  { residencyId, personId, qrcode }: NewResidentIds,
): JoinedResident {
  refuseFields(findResidentRefusals(input, { person: known, isLinked: true, residency: undefined }, saving))
  const person = known ?? newPerson(input, personId, saving)
  return {
    person: withContact(person, input, saving.now, 'keep'),
    residency: {
      id: residencyId,
      person_id: person.id,
      property_id: saving.lot.id,
      role: input.is_renter_flag ? 'renter' : 'owner',
      ...termsOf(input),
      can_manage_property: input.can_manage_property ?? false,
      method: input.method,
      source: input.source,
      created_at: saving.now,
      updated_at: null,
      access_method_data: null,
      qrcode,
    },
  }
}

/** Changes a resident, except document and names. @throws Refusal 400 by field. */
export function changeResident(
  before: JoinedResident,
  input: ResidentInput,
  saving: ResidentContext,
): JoinedResident {
  refuseFields(findResidentRefusals(input, { ...before, isLinked: false }, saving))
  return {
    person: withContact(before.person, input, saving.now, 'clear'),
    residency: {
      ...before.residency,
      ...termsOf(input),
      can_manage_property: getPermission(input, before.residency),
      updated_at: saving.now,
    },
  }
}

/** @throws Refusal 403 `detail` if the resident is the caller. */
export function requireOtherResident(resident: JoinedResident, userId: number): JoinedResident {
  if (resident.person.user_id === userId) refuse(403, { detail: copy.notOneself })
  return resident
}

/** The form of tenants does not change the permissions that the Administration gave. */
const getPermission = (input: ResidentInput, before: ResidencyRow): boolean =>
  input.is_renter_flag ? before.can_manage_property : (input.can_manage_property ?? false)

const termsOf = (input: ResidentInput) => ({
  from_date: input.from_date,
  to_date: 'to_date' in input ? input.to_date : null,
  main_notification_method: input.main_notification_method,
})

const newPerson = (input: ResidentInput, id: number, { lot }: ResidentContext): PersonRow => {
  const names = { first_name: toCapitals(input.first_name), last_name: toCapitals(input.last_name) }
  return createPersonRow({ ...input, ...names }, { id, realPropertyId: lot.real_property_id })
}

/** Updates a person from the form, except document and names. Absent fields are kept or cleared. */
function withContact(
  person: PersonRow,
  input: ResidentInput,
  now: string,
  absent: 'keep' | 'clear',
): PersonRow {
  const said = <Value>(value: Value | null | undefined, before: Value | null): Value | null =>
    value ?? (absent === 'keep' ? before : null)
  const photo = said(input.photo_file_name, person.photo_file_name)
  const number = said(input.mobile_phone_number, person.mobile_phone_number)
  const country = said(input.mobile_phone_country_code, person.mobile_phone_country_code)
  return {
    ...person,
    nationality: input.nationality,
    gender: input.gender,
    date_of_birth: input.date_of_birth,
    email: said(input.email?.toLowerCase(), person.email),
    mobile_phone_country_code: number === null ? country : (country ?? '+54'),
    mobile_phone_area_code: said(input.mobile_phone_area_code, person.mobile_phone_area_code),
    mobile_phone_number: number,
    photo_file_name: photo,
    photo_updated_at: photo === person.photo_file_name ? person.photo_updated_at : photo && now,
  }
}
