import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import { workSentences } from '../copy/works.ts'
import type { PersonRow, UserRow } from '../db/rows.ts'
import { findDocumentRefusals, toPerson } from './contacts.ts'
import { refuseFields } from './field-refusals.ts'
import { emptyPersonFields, formatFullName, matchesPerson, toDocumentKey } from './people.ts'

const { persons: copy } = workSentences

/** Whether a search matches a person of a neighbourhood; a blank search matches nobody. */
export const isFoundPerson = (person: PersonRow, realPropertyId: number, search: string): boolean =>
  person.real_property_id === realPropertyId && search.trim() !== '' && matchesPerson(person, search)

/** A person as one to be chosen. */
export const toFoundPerson = (person: PersonRow): Schemas['FoundPerson'] => ({
  ...toPerson(person),
  ...pickPhone(person),
})

/** The three parts of a phone number. */
export const pickPhone = ({
  mobile_phone_country_code,
  mobile_phone_area_code,
  mobile_phone_number,
}: PersonRow) => ({ mobile_phone_country_code, mobile_phone_area_code, mobile_phone_number })

/** Completes a body with the defaults of absent fields. */
export function addPersonDefaults(input: Schemas['PersonInput']) {
  return {
    ...input,
    id_type_code: input.id_type_code ?? (/^\d+$/.test(input.id_number) ? 'DNI' : 'OTRO'),
    nationality: input.nationality ?? 'AR',
    email: input.email?.toLowerCase() ?? null,
    mobile_phone_number: input.mobile_phone_number ?? null,
  } as const
}

/** Finds the people who may belong to the user with an email. */
interface EmailOwner {
  email: string | null
  id_number: string
}

/**
 * The user whose email it is: the same human being, known in another neighbourhood, or nobody.
 * @throws Refusal 409 `message` if the email is somebody else's.
 */
export function findEmailUserId({ email, id_number }: EmailOwner, users: readonly UserRow[]): number | null {
  const owner = users.find((user) => user.email === email)
  if (!owner) return null
  if (toDocumentKey(owner.id_number) !== toDocumentKey(id_number)) refuse(409, { message: copy.emailTaken })
  return owner.id
}

/**
 * A person who is not known in the neighbourhood yet. Names are kept in capitals.
 * @throws Refusal 409 `message` if somebody has that document or email; 400 by field.
 */
export function registerPerson(
  input: ReturnType<typeof addPersonDefaults>,
  existing: PersonRow | undefined,
  fresh: { id: number; realPropertyId: number; countryCodes: readonly string[]; users: readonly UserRow[] },
): PersonRow {
  if (existing) refuse(409, { message: copy.known(formatFullName(existing)) })
  const { required, unknownCountry } = sentences.contacts
  refuseFields({
    first_name: input.first_name.trim() === '' ? [required] : [],
    last_name: input.last_name.trim() === '' ? [required] : [],
    id_number: findDocumentRefusals(input),
    nationality: fresh.countryCodes.includes(input.nationality) ? [] : [unknownCountry],
  })
  return {
    ...emptyPersonFields,
    id: fresh.id,
    real_property_id: fresh.realPropertyId,
    user_id: findEmailUserId(input, fresh.users),
    first_name: input.first_name.trim().toUpperCase(),
    last_name: input.last_name.trim().toUpperCase(),
    id_type_code: input.id_type_code,
    id_number: input.id_number.toUpperCase(),
    nationality: input.nationality,
    gender: input.gender,
    email: input.email,
    mobile_phone_country_code: input.mobile_phone_number === null ? null : '+54',
    mobile_phone_number: input.mobile_phone_number,
  }
}
