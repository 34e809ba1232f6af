import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { PersonRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
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

/** Creates the response to a look-up by identity document. The response is an empty object if nobody was found. */
export function toGuestLookup(person: PersonRow | undefined): Schemas['GuestLookup'] {
  if (!person) return {}
  const { id, first_name, last_name, id_type_code, id_number, nationality, gender } = person
  return { id, first_name, last_name, id_type_code, id_number, country_code: nationality, gender }
}

/** The type and number of an identity document, which identify one person within the neighbourhood `rp`. */
export interface PersonDocument {
  rp: number
  idTypeCode: string
  idNumber: string
}

/** Whether the person belongs to the neighbourhood and has the identity document. */
export const hasIdentityDocument = (
  person: PersonRow,
  { rp, idTypeCode, idNumber }: PersonDocument,
): boolean => person.real_property_id === rp && hasDocument(person, idTypeCode, idNumber)

/**
 * Returns the person that a resident adds as a contact: `existingPerson`, who has the identity document in the body, or
 * else a new person. `contactIds` are the person ids of the resident's contacts.
 * @throws Refusal 409 if the existing person is already a contact; 400 with the invalid fields of a new person.
 */
export function prepareGuest(
  input: Schemas['GuestInput'],
  existingPerson: PersonRow | undefined,
  contactIds: readonly number[],
  context: { id: number; realPropertyId: number; countryCodes: readonly string[] },
): GuestResult {
  if (existingPerson) {
    if (contactIds.includes(existingPerson.id))
      refuse(409, { message: copy.alreadyContact(formatFullName(existingPerson)) })
    return { person: existingPerson, isNew: false }
  }
  refuseInvalidPerson(input, context.countryCodes)
  return { person: createPersonRow(input, context), isNew: true }
}

/** Checks the names, the document number and the nationality. @throws Refusal 400 with the invalid fields. */
export function refuseInvalidPerson(input: PersonIdentity, countryCodes: readonly string[]): void {
  refuseInvalidFields({
    first_name: input.first_name.trim() === '' ? [copy.required] : [],
    last_name: input.last_name.trim() === '' ? [copy.required] : [],
    id_number: findDocumentNumberRefusals(input),
    nationality: countryCodes.includes(input.nationality) ? [] : [copy.unknownCountry],
  })
}

/**
 * Finds the problems of a document number. A DNI must have only digits. Six digits in a row such as 111111 or 123456 are
 * refused, because they suggest an invented number. Passports and documents of type OTRO may have any number.
 */
function findDocumentNumberRefusals({
  id_type_code,
  id_number,
}: Pick<Schemas['GuestInput'], 'id_type_code' | 'id_number'>): string[] {
  if (id_type_code === 'PASAPORTE' || id_type_code === 'OTRO') return []
  if (id_type_code === 'DNI' && !/^\d+$/.test(id_number)) return [copy.digitsOnly]
  return hasSixDigitRun(id_number) ? [copy.impossibleNumber] : []
}

/** Whether six digits in a row are equal, ascend by one or descend by one, such as 111111, 123456 or 654321. */
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
