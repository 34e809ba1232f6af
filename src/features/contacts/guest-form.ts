import * as v from 'valibot'
import { Gender } from '@/api/generated/model/gender'
import type { GuestInput } from '@/api/generated/model/guestInput'
import type { GuestLookup } from '@/api/generated/model/guestLookup'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { correctIdType, documentNumberLength, isDocumentNumber } from '@/domain/documents'
import { toUppercaseName } from '@/domain/names'
import { copy } from './copy'

const { errors } = copy.guest
const nameLimit = 100

export const documentFormSchema = v.pipe(
  v.object({
    idType: v.enum(IdTypeCode),
    idNumber: v.pipe(
      v.string(),
      v.nonEmpty(errors.required),
      v.minLength(documentNumberLength.min, errors.length),
      v.maxLength(documentNumberLength.max, errors.length),
    ),
  }),
  v.forward(
    v.check(({ idType, idNumber }) => isDocumentNumber(idNumber, idType), errors.pattern),
    ['idNumber'],
  ),
)

const name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', errors.required),
  v.maxLength(nameLimit, errors.nameLength),
)

export const personFormSchema = v.object({
  firstName: name,
  lastName: name,
  nationality: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, errors.required)),
  gender: v.pipe(
    v.picklist(['', ...Object.values(Gender)]),
    v.check((gender) => gender !== '', errors.required),
  ),
})

export type DocumentValues = v.InferInput<typeof documentFormSchema>
export type PersonValues = v.InferInput<typeof personFormSchema>

export const newDocument: DocumentValues = { idType: 'DNI', idNumber: '' }
export const newPerson: PersonValues = { firstName: '', lastName: '', nationality: 'AR', gender: '' }

/** Corrects the document type to match the number: a number with letters is not a DNI. */
export const normalizeDocument = ({ idType, idNumber }: DocumentValues): DocumentValues => ({
  idType: correctIdType(idNumber, idType),
  idNumber,
})

export const formatDocument = (document: DocumentValues): string => {
  const { idType, idNumber } = normalizeDocument(document)
  return `${idType} ${idNumber}`
}

export type KnownPerson = Required<GuestLookup>

export interface DocumentCheck {
  knownPerson: KnownPerson | undefined
  /** The reason why the known person cannot be chosen. */
  refusal?: string
}

/** Returns the person that a lookup found; undefined if nobody matches. The response is then an empty object. */
export const toKnownPerson = (lookup: GuestLookup): KnownPerson | undefined =>
  lookup.id === undefined ? undefined : (lookup as KnownPerson)

export const toPersonValues = (person: KnownPerson): PersonValues => ({
  firstName: toUppercaseName(person.first_name),
  lastName: toUppercaseName(person.last_name),
  nationality: person.country_code,
  gender: person.gender,
})

export const toGuestInput = (document: DocumentValues, person: PersonValues): GuestInput => ({
  first_name: toUppercaseName(person.firstName.trim()),
  last_name: toUppercaseName(person.lastName.trim()),
  id_type_code: normalizeDocument(document).idType,
  id_number: document.idNumber,
  nationality: person.nationality,
  // The schema has rejected the empty value, so this value is a gender.
  gender: person.gender as Gender,
})

export const personServerFields = { first_name: 'firstName', last_name: 'lastName' } as const
