import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { PersonRow, UserRow } from '../db/rows.ts'
import { refuseInvalidPerson, toPerson } from './contacts.ts'
import { createPersonRow, formatFullName, matchesPerson, toDocumentKey } from './people.ts'

const { persons: copy } = workSentences

/** Whether a search matches a person of a neighbourhood; a blank search matches nobody. */
export const isFoundPerson = (person: PersonRow, realPropertyId: number, search: string): boolean =>
  person.real_property_id === realPropertyId && search.trim() !== '' && matchesPerson(person, search)

/** Converts a person for the search of people. */
export const toFoundPerson = (person: PersonRow): Schemas['FoundPerson'] => ({
  ...toPerson(person),
  ...pickPhone(person),
})

/** Picks the three parts of a phone number. */
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

/** Finds the user of an email; null if there is none. @throws Refusal 409 `message` for the email of another person. */
export function findEmailUserId(
  { email, id_number }: Pick<PersonRow, 'email' | 'id_number'>,
  users: readonly UserRow[],
): number | null {
  const owner = users.find((user) => user.email === email)
  if (!owner) return null
  if (toDocumentKey(owner.id_number) !== toDocumentKey(id_number)) refuse(409, { message: copy.emailTaken })
  return owner.id
}

/**
 * Creates a person, with names in capitals.
 * @throws Refusal 409 `message` for an existing document or email; 400 that names the invalid fields.
 */
export function registerPerson(
  input: ReturnType<typeof addPersonDefaults>,
  existingPerson: PersonRow | undefined,
  context: { id: number; realPropertyId: number; countryCodes: readonly string[]; users: readonly UserRow[] },
): PersonRow {
  if (existingPerson) refuse(409, { message: copy.alreadyRegistered(formatFullName(existingPerson)) })
  refuseInvalidPerson(input, context.countryCodes)
  const person = createPersonRow(input, context)
  return {
    ...person,
    user_id: findEmailUserId(input, context.users),
    first_name: person.first_name.toUpperCase(),
    last_name: person.last_name.toUpperCase(),
    email: input.email,
    mobile_phone_country_code: input.mobile_phone_number === null ? null : '+54',
    mobile_phone_number: input.mobile_phone_number,
  }
}
