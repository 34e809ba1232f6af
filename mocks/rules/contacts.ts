import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { PersonRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import { createPersonRow, formatFullName, hasDocument, type PersonIdentity } from './people.ts'

const { contacts: copy } = sentences

interface GuestResult {
  person: PersonRow
  isNew: boolean
}

/** Converts a stored person to the `Person` of a response. */
export function toPerson(person: PersonRow): Schemas['Person'] {
  const { id, first_name, last_name, id_number, id_type_code, nationality, gender, email } = person
  return {
    id,
    full_name: formatFullName(person),
    first_name,
    last_name,
    id_number,
    id_type_code,
    nationality,
    gender,
    email,
  }
}

/** Creates the response to a look-up by document; an empty object if nobody has the document. */
export function toGuestLookup(person: PersonRow | undefined): Schemas['GuestLookup'] {
  if (!person) return {}
  const { id, first_name, last_name, id_type_code, id_number, nationality, gender } = person
  return { id, first_name, last_name, id_type_code, id_number, country_code: nationality, gender }
}

/** A document, which identifies one person within the neighbourhood `rp`. */
export interface PersonDocument {
  rp: number
  idTypeCode: string
  idNumber: string
}

/** Whether the person has the document in the neighbourhood. */
export const isDocumentOf = (person: PersonRow, { rp, idTypeCode, idNumber }: PersonDocument): boolean =>
  person.real_property_id === rp && hasDocument(person, idTypeCode, idNumber)

/**
 * Returns the person of a new contact: an existing person or a new person.
 * @throws Refusal 409 if the person is already a contact; 400 with the invalid fields of a new person.
 */
export function getOrCreateGuest(
  input: Schemas['GuestInput'],
  existing: PersonRow | undefined,
  contactIds: readonly number[],
  context: { id: number; realPropertyId: number; countryCodes: readonly string[] },
): GuestResult {
  if (existing) {
    if (contactIds.includes(existing.id))
      refuse(409, { message: copy.alreadyContact(formatFullName(existing)) })
    return { person: existing, isNew: false }
  }
  refuseInvalidPerson(input, context.countryCodes)
  return { person: createPersonRow(input, context), isNew: true }
}

/** @throws Refusal 400 with the invalid fields among the names, the document and the nationality. */
export function refuseInvalidPerson(input: PersonIdentity, countryCodes: readonly string[]): void {
  refuseFields({
    first_name: input.first_name.trim() === '' ? [copy.required] : [],
    last_name: input.last_name.trim() === '' ? [copy.required] : [],
    id_number: findDocumentRefusals(input),
    nationality: countryCodes.includes(input.nationality) ? [] : [copy.unknownCountry],
  })
}

/**
 * Finds the problems of a document. A DNI must have only digits. Six equal or consecutive digits in a row are refused,
 * because they suggest an invented number.
 */
function findDocumentRefusals({
  id_type_code,
  id_number,
}: Pick<Schemas['GuestInput'], 'id_type_code' | 'id_number'>): string[] {
  if (id_type_code === 'PASAPORTE' || id_type_code === 'OTRO') return []
  if (id_type_code === 'DNI' && !/^\d+$/.test(id_number)) return [copy.digitsOnly]
  return hasSixDigitRun(id_number) ? [copy.impossibleNumber] : []
}

/** Whether six consecutive digits are equal, ascending or descending, such as 111111 or 123456. */
export function hasSixDigitRun(number: string): boolean {
  const codes = [...number].map((digit) => digit.charCodeAt(0))
  return [0, 1, -1].some((step) => {
    let run = 1
    return codes.some((code, position) => {
      run = position > 0 && code - (codes[position - 1] ?? 0) === step ? run + 1 : 1
      return run >= 6
    })
  })
}
