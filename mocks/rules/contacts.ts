import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { PersonRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import { emptyPersonFields, formatFullName, hasDocument } from './people.ts'

const { contacts: copy } = sentences

/** A new contact, and whether the person is new to the neighbourhood. */
interface GuestAdmission {
  person: PersonRow
  isNew: boolean
}

/** A row as the contract shows a person. */
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

/** Creates the answer of a look-up by document; an empty object if nobody has the document. */
export function toGuestLookup(person: PersonRow | undefined): Schemas['GuestLookup'] {
  if (!person) return {}
  const { id, first_name, last_name, id_type_code, id_number, nationality, gender } = person
  return { id, first_name, last_name, id_type_code, id_number, country_code: nationality, gender }
}

/** A document, unique within its neighbourhood. */
export interface PersonDocument {
  rp: number
  idTypeCode: string
  idNumber: string
}

/** Whether it is that person's document in that neighbourhood. */
export const isDocumentOf = (person: PersonRow, { rp, idTypeCode, idNumber }: PersonDocument): boolean =>
  person.real_property_id === rp && hasDocument(person, idTypeCode, idNumber)

/**
 * Who becomes a contact: the person who has that document already, as it is, or a new one.
 * @throws Refusal 409 `message` if the person is a contact already; 400 `id_number`, `nationality` if a new one cannot be.
 */
export function admitGuest(
  input: Schemas['GuestInput'],
  existing: PersonRow | undefined,
  contactIds: readonly number[],
  fresh: { id: number; realPropertyId: number; countryCodes: readonly string[] },
): GuestAdmission {
  if (existing) {
    if (contactIds.includes(existing.id))
      refuse(409, { message: copy.alreadyContact(formatFullName(existing)) })
    return { person: existing, isNew: false }
  }
  refuseFields({
    first_name: input.first_name.trim() === '' ? [copy.required] : [],
    last_name: input.last_name.trim() === '' ? [copy.required] : [],
    id_number: findDocumentRefusals(input),
    nationality: fresh.countryCodes.includes(input.nationality) ? [] : [copy.unknownCountry],
  })
  return { person: newPerson(input, fresh.id, fresh.realPropertyId), isNew: true }
}

const newPerson = (input: Schemas['GuestInput'], id: number, realPropertyId: number): PersonRow => ({
  id,
  real_property_id: realPropertyId,
  user_id: null,
  first_name: input.first_name.trim(),
  last_name: input.last_name.trim(),
  id_type_code: input.id_type_code,
  id_number: input.id_number.toUpperCase(),
  nationality: input.nationality,
  gender: input.gender,
  ...emptyPersonFields,
})

/** Documents that are numbers hold no letters and no made-up run of digits. */
export function findDocumentRefusals({
  id_type_code,
  id_number,
}: Pick<Schemas['GuestInput'], 'id_type_code' | 'id_number'>): string[] {
  if (id_type_code === 'PASAPORTE' || id_type_code === 'OTRO') return []
  if (id_type_code === 'DNI' && !/^\d+$/.test(id_number)) return [copy.digitsOnly]
  return hasSixDigitRun(id_number) ? [copy.impossibleNumber] : []
}

/** Six digits in a row that are equal, or each one more or one less than the one before. */
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
