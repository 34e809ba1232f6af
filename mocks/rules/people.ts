import type { PersonRow } from '../db/rows.ts'

type Name = Pick<PersonRow, 'first_name' | 'last_name'>

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** Compares texts in the order of the Spanish alphabet, ignoring case and accents. */
export const compareSpanishText = (left: string, right: string): number => spanish.compare(left, right)

/** Compares two objects by `name`, in the order of the Spanish alphabet. */
export const compareNames = (left: { name: string }, right: { name: string }): number =>
  compareSpanishText(left.name, right.name)

/** Formats the first and the last name. */
export const formatFullName = (person: Name): string => `${person.first_name} ${person.last_name}`

/** Normalizes a text for searches: in lower case, with single spaces, without accents and with n for ñ. */
export const toSearchText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')

/** Whether each word of the search is part of the text. A blank search matches every text. */
export const matchesText = (text: string, search: string): boolean => {
  const searchedText = toSearchText(text)
  return toSearchText(search)
    .split(' ')
    .every((word) => searchedText.includes(word))
}

/** Whether a search finds a person by name or by document number. */
export const matchesPerson = (person: PersonRow, search: string): boolean =>
  matchesText(formatFullName(person), search) || matchesDocument(person, search)

/** Whether the search is part of the person's document number, ignoring dots. A blank search matches no number. */
export const matchesDocument = (person: PersonRow, search: string): boolean => {
  const number = toDocumentKey(search)
  return number !== '' && toDocumentKey(person.id_number).includes(number)
}

/** Normalizes a document number for comparisons: in lower case, without dots, dashes and spaces. */
export const toDocumentKey = (number: string): string => toSearchText(number).replace(/[^a-z0-9]/g, '')

/** Whether a person's identity document has this type and number. */
export const hasDocument = (person: PersonRow, idTypeCode: string, idNumber: string): boolean =>
  person.id_type_code === idTypeCode && toDocumentKey(person.id_number) === toDocumentKey(idNumber)

/** Compares people by full name, in the order of the Spanish alphabet, and people with equal names by id. */
export const compareFullNames = (left: PersonRow, right: PersonRow): number =>
  compareSpanishText(formatFullName(left), formatFullName(right)) || left.id - right.id

/** The fields with which a person is registered. */
export type PersonIdentity = Pick<
  PersonRow,
  'first_name' | 'last_name' | 'id_type_code' | 'id_number' | 'nationality' | 'gender'
>

/** Creates a person from an identity; all other fields are empty. */
export const createPersonRow = (
  { first_name, last_name, id_type_code, id_number, nationality, gender }: PersonIdentity,
  { id, realPropertyId }: { id: number; realPropertyId: number },
): PersonRow => ({
  ...emptyPersonFields,
  id,
  real_property_id: realPropertyId,
  user_id: null,
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  id_type_code,
  id_number: id_number.toUpperCase(),
  nationality,
  gender,
})

/** Returns a text in capitals, without spaces around it. */
export const toCapitals = (text: string): string => text.trim().toLocaleUpperCase('es')

/** The fields of a person that are not part of the identity, with empty values. */
export const emptyPersonFields = {
  email: null,
  mobile_phone_country_code: null,
  mobile_phone_area_code: null,
  mobile_phone_number: null,
  date_of_birth: null,
  photo_file_name: null,
  photo_updated_at: null,
  art_expiration_date: null,
  background_check_from_date: null,
  background_check_expiration_date: null,
  is_barred: false,
}
