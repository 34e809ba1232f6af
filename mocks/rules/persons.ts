import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { PersonRow, UserRow } from '../db/rows.ts'
import { refuseInvalidPerson, toPerson } from './contacts.ts'
import { createPersonRow, formatFullName, matchesPerson, toDocumentKey } from './people.ts'

const { persons: copy } = workSentences

/** Whether a search in a neighbourhood finds the person. A blank search finds nobody. */
export const isFoundPerson = (person: PersonRow, realPropertyId: number, search: string): boolean =>
  person.real_property_id === realPropertyId && search.trim() !== '' && matchesPerson(person, search)

/** Converts a person for the response to a search for people. */
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

/** Adds defaults for the absent fields of a request body. A document number that has only digits is a DNI by default. */
export function addPersonDefaults(input: Schemas['PersonInput']) {
  return {
    ...input,
    id_type_code: input.id_type_code ?? (/^\d+$/.test(input.id_number) ? 'DNI' : 'OTRO'),
    nationality: input.nationality ?? 'AR',
    email: input.email?.toLowerCase() ?? null,
    mobile_phone_number: input.mobile_phone_number ?? null,
  } as const
}

/**
 * Finds the id of the user with a person's email; null if no user has this email.
 * @throws Refusal 409 `message` if the user has another document number than the person.
 */
export function findEmailUserId(
  { email, id_number }: Pick<PersonRow, 'email' | 'id_number'>,
  users: readonly UserRow[],
): number | null {
  const user = users.find((candidate) => candidate.email === email)
  if (!user) return null
  if (toDocumentKey(user.id_number) !== toDocumentKey(id_number)) refuse(409, { message: copy.emailTaken })
  return user.id
}

/**
 * Creates a person, with names in capitals.
 * @throws Refusal 409 `message` if somebody already has the document (`existingPerson`); 409 `message` if the email belongs
 * to a user with another document number; 400 with the invalid fields.
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
