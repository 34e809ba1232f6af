import { refuse } from '../contract/refusal.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { PersonRow, ResidencyRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { createPersonRow, toCapitals } from './people.ts'
import {
  findResidentRefusals,
  type JoinedResident,
  type ResidentContext,
  type ResidentInput,
} from './resident-refusals.ts'

/** The ids and the content of the QR code of a new resident. */
export interface NewResidentIds {
  residencyId: number
  /** Used only if `createResident` creates a person. */
  personId: number
  qrcode: string
}

/**
 * Creates a residency for `existingPerson`, whose identity document is the one in the request. If `existingPerson` is
 * undefined, also creates the person. An existing person keeps the stored names, and the stored values of the other fields
 * that the request omits. @throws Refusal 400 with the invalid fields.
 */
export function createResident(
  input: ResidentInput,
  existingPerson: PersonRow | undefined,
  context: ResidentContext,
  { residencyId, personId, qrcode }: NewResidentIds,
): JoinedResident {
  refuseInvalidFields(
    findResidentRefusals(input, { person: existingPerson, isAdded: true, residency: undefined }, context),
  )
  const person = existingPerson ?? createPerson(input, personId, context)
  return {
    person: updatePerson(person, input, context.now, 'keep'),
    residency: {
      id: residencyId,
      person_id: person.id,
      property_id: context.lot.id,
      role: input.is_renter_flag ? 'tenant' : 'owner',
      ...pickTerms(input),
      can_manage_property: input.can_manage_property ?? false,
      method: input.method,
      source: input.source,
      created_at: context.now,
      updated_at: null,
      access_method_data: null,
      qrcode,
    },
  }
}

/** Changes the data of a resident, except the identity document and the names. @throws Refusal 400 with the invalid fields. */
export function changeResident(
  previous: JoinedResident,
  input: ResidentInput,
  context: ResidentContext,
): JoinedResident {
  refuseInvalidFields(findResidentRefusals(input, { ...previous, isAdded: false }, context))
  return {
    person: updatePerson(previous.person, input, context.now, 'clear'),
    residency: {
      ...previous.residency,
      ...pickTerms(input),
      can_manage_property: getPermission(input, previous.residency),
      updated_at: context.now,
    },
  }
}

/** Returns the resident. @throws Refusal 403 `detail` if the resident is the caller. */
export function requireOtherResident(resident: JoinedResident, userId: number): JoinedResident {
  if (resident.person.user_id === userId) refuse(403, { detail: copy.cannotRemoveSelf })
  return resident
}

/** Returns the `can_manage_property` to store. A request cannot change it for a tenant, because the Administration sets it. */
const getPermission = (input: ResidentInput, previous: ResidencyRow): boolean =>
  input.is_renter_flag ? previous.can_manage_property : (input.can_manage_property ?? false)

const pickTerms = (input: ResidentInput) => ({
  from_date: input.from_date,
  to_date: 'to_date' in input ? input.to_date : null,
  main_notification_method: input.main_notification_method,
})

const createPerson = (input: ResidentInput, id: number, { lot }: ResidentContext): PersonRow => {
  const names = { first_name: toCapitals(input.first_name), last_name: toCapitals(input.last_name) }
  return createPersonRow({ ...input, ...names }, { id, realPropertyId: lot.real_property_id })
}

/**
 * Updates a person, except the identity document and the names. `absentFields` says what to do with the optional fields that
 * the request omits.
 */
function updatePerson(
  person: PersonRow,
  input: ResidentInput,
  now: string,
  absentFields: 'keep' | 'clear',
): PersonRow {
  const keepOrClear = <Value>(value: Value | null | undefined, previous: Value | null): Value | null =>
    value ?? (absentFields === 'keep' ? previous : null)
  const photo = keepOrClear(input.photo_file_name, person.photo_file_name)
  const number = keepOrClear(input.mobile_phone_number, person.mobile_phone_number)
  const country = keepOrClear(input.mobile_phone_country_code, person.mobile_phone_country_code)
  return {
    ...person,
    nationality: input.nationality,
    gender: input.gender,
    date_of_birth: input.date_of_birth,
    email: keepOrClear(input.email?.toLowerCase(), person.email),
    mobile_phone_country_code: number === null ? country : (country ?? '+54'),
    mobile_phone_area_code: keepOrClear(input.mobile_phone_area_code, person.mobile_phone_area_code),
    mobile_phone_number: number,
    photo_file_name: photo,
    photo_updated_at: photo === person.photo_file_name ? person.photo_updated_at : photo && now,
  }
}
