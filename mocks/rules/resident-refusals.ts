import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { PersonRow, PropertyRow, ResidencyRow } from '../db/rows.ts'
import type { FieldRefusals } from './field-refusals.ts'
import { hasDocument, toDocumentKey, toSearchText } from './people.ts'
import { findPhotoRefusals } from './photos.ts'
import { hasOverlap } from './residencies.ts'

/** A person and their residency on a lot. */
export interface JoinedResident {
  residency: ResidencyRow
  person: PersonRow
}

/** The body of a call that saves a co-resident or a tenant. */
export type ResidentInput = Schemas['CoResidentInput'] | Schemas['TenantInput']

/** The lot and the sender of a call that saves a resident. */
export interface ResidentContext {
  lot: PropertyRow
  /** The caller's person in the neighbourhood. */
  sender: PersonRow
  /** The sender's own contract, if they rent the lot. Residents registered by the sender may not stay longer. */
  contract?: Pick<ResidencyRow, 'from_date' | 'to_date'>
  others: readonly JoinedResident[]
  today: string
  /** The instant, ISO 8601. */
  now: string
  countryCodes: readonly string[]
  notificationCodes: readonly string[]
  isPhotoReady: (fileName: string) => boolean
}

/** The subject of a form: a new person, a person to link, or a resident to change. */
interface ResidentSubject {
  person: PersonRow | undefined
  residency: ResidencyRow | undefined
  /** Whether the document and the names of the body are ignored in favour of the person's. */
  isLinked: boolean
}

/** Finds the reasons against saving a resident, by field. */
export function findResidentRefusals(
  input: ResidentInput,
  subject: ResidentSubject,
  saving: ResidentContext,
): FieldRefusals {
  return {
    ...identityRefusals(input, subject, saving),
    ...termRefusals(input, subject, saving),
    person_id: input.person_id === saving.sender.id ? [] : [copy.otherSender],
    nationality: saving.countryCodes.includes(input.nationality) ? [] : [copy.unknownCountry],
    date_of_birth: input.date_of_birth > saving.today ? [copy.bornInTheFuture] : [],
    main_notification_method: saving.notificationCodes.includes(input.main_notification_method)
      ? []
      : [copy.notInCatalog],
    email: emailRefusals(input, subject),
    photo_file_name: findPhotoRefusals(
      input.photo_file_name,
      subject.person?.photo_file_name,
      saving.isPhotoReady,
    ),
  }
}

/** Numeric documents contain no letters; an existing resident keeps document and names. */
function identityRefusals(
  input: ResidentInput,
  subject: ResidentSubject,
  saving: ResidentContext,
): FieldRefusals {
  const { person, isLinked } = subject
  if (person && !isLinked) {
    const isSame = (one: string, other: string) => toSearchText(one) === toSearchText(other)
    return {
      first_name: isSame(input.first_name, person.first_name) ? [] : [copy.locked],
      last_name: isSame(input.last_name, person.last_name) ? [] : [copy.locked],
      id_type_code: input.id_type_code === person.id_type_code ? [] : [copy.locked],
      id_number:
        toDocumentKey(input.id_number) === toDocumentKey(person.id_number)
          ? duplicateRefusals(input, saving)
          : [copy.locked],
    }
  }
  const isBlank = (text: string) => !person && text.trim() === ''
  const mayHoldLetters = input.id_type_code === 'PASAPORTE' || input.id_type_code === 'OTRO'
  const hasLetters = !mayHoldLetters && !/^\d+$/.test(input.id_number)
  return {
    first_name: isBlank(input.first_name) ? [copy.required] : [],
    last_name: isBlank(input.last_name) ? [copy.required] : [],
    id_number: hasLetters ? [copy.lettersInDocument] : duplicateRefusals(input, saving),
  }
}

/** A person cannot be a co-resident of a lot twice, its tenant twice at a time, or both at once. */
function duplicateRefusals(input: ResidentInput, { others }: ResidentContext): string[] {
  const mine = { from_date: input.from_date, to_date: 'to_date' in input ? input.to_date : null }
  const same = others
    .filter(({ person }) => hasDocument(person, input.id_type_code, input.id_number))
    .map(({ residency }) => residency)
  if (same.some(({ role }) => role === 'owner')) return [copy.alreadyCoResident]
  return same.some((residency) => hasOverlap(residency, mine)) ? [copy.alreadyTenant] : []
}

function termRefusals(
  input: ResidentInput,
  { person, residency }: ResidentSubject,
  saving: ResidentContext,
): FieldRefusals {
  const isReversed = 'to_date' in input && input.to_date < input.from_date
  const beyond = contractRefusals(input, residency, saving)
  const sentCode = input.access_method_data || null
  const isOtherCode = sentCode !== null && sentCode !== (residency?.access_method_data ?? null)
  return {
    ...beyond,
    to_date: isReversed ? [copy.contractReversed] : (beyond.to_date ?? []),
    access_method_data: isOtherCode ? [copy.accessCodeOfSupport] : [],
    can_manage_property: permissionRefusals(input, residency, person?.id === saving.sender.id),
  }
}

/** A renter cannot change their own contract or register residents for other days. Unchanged days are not checked. */
function contractRefusals(
  input: ResidentInput,
  residency: ResidencyRow | undefined,
  { contract, sender }: ResidentContext,
): FieldRefusals {
  if (!contract || !('to_date' in input)) return {}
  const isFromKept = residency?.from_date === input.from_date
  const isToKept = residency?.to_date === input.to_date
  if (residency?.person_id === sender.id) {
    return { from_date: isFromKept ? [] : [copy.ownContract], to_date: isToKept ? [] : [copy.ownContract] }
  }
  const isTooEarly = !isFromKept && input.from_date < contract.from_date
  const isTooLate = !isToKept && contract.to_date !== null && input.to_date > contract.to_date
  return {
    from_date: isTooEarly ? [copy.beforeOwnContract(contract.from_date)] : [],
    to_date: isTooLate ? [copy.beyondOwnContract(contract.to_date ?? '')] : [],
  }
}

function permissionRefusals(
  { is_renter_flag, can_manage_property = false }: ResidentInput,
  residency: ResidencyRow | undefined,
  isSender: boolean,
): string[] {
  if (is_renter_flag) return can_manage_property ? [copy.tenantManagesNothing] : []
  const isOther = residency !== undefined && residency.can_manage_property !== can_manage_property
  return isSender && isOther ? [copy.ownPermission] : []
}

/** A user signs in with the email, so that only the user may change it. */
function emailRefusals({ email }: ResidentInput, { person, isLinked }: ResidentSubject): string[] {
  if (!person || person.user_id === null) return []
  if (isLinked && (email === null || email === undefined)) return []
  return email?.toLowerCase() === person.email ? [] : [copy.emailOfUser]
}
