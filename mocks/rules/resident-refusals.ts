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
  /** The contract of a sender who is a tenant. The sender can register other tenants only for days of this contract. */
  contract?: Pick<ResidencyRow, 'from_date' | 'to_date'>
  otherResidents: readonly JoinedResident[]
  today: string
  /** The instant of the call, ISO 8601. */
  now: string
  countryCodes: readonly string[]
  notificationCodes: readonly string[]
  isPhotoReady: (fileName: string) => boolean
}

/** The subject of a request: a new person, a person to link, or a resident to change. */
interface ResidentSubject {
  person: PersonRow | undefined
  residency: ResidencyRow | undefined
  /** Whether the person's document and names replace those of the body. */
  isLinked: boolean
}

/** Finds the problems of a resident to save, by field. */
export function findResidentRefusals(
  input: ResidentInput,
  subject: ResidentSubject,
  context: ResidentContext,
): FieldRefusals {
  return {
    ...findIdentityRefusals(input, subject, context),
    ...findTermRefusals(input, subject, context),
    person_id: input.person_id === context.sender.id ? [] : [copy.otherSender],
    nationality: context.countryCodes.includes(input.nationality) ? [] : [copy.unknownCountry],
    date_of_birth: input.date_of_birth > context.today ? [copy.bornInTheFuture] : [],
    main_notification_method: context.notificationCodes.includes(input.main_notification_method)
      ? []
      : [copy.notInCatalog],
    email: findEmailRefusals(input, subject),
    photo_file_name: findPhotoRefusals(
      input.photo_file_name,
      subject.person?.photo_file_name,
      context.isPhotoReady,
    ),
  }
}

/**
 * Finds the problems of the document and the names. Only some types of document permit letters. The document and the
 * names of an existing resident cannot be changed.
 */
function findIdentityRefusals(
  input: ResidentInput,
  subject: ResidentSubject,
  context: ResidentContext,
): FieldRefusals {
  const { person, isLinked } = subject
  if (person && !isLinked) {
    const isSame = (left: string, right: string) => toSearchText(left) === toSearchText(right)
    return {
      first_name: isSame(input.first_name, person.first_name) ? [] : [copy.locked],
      last_name: isSame(input.last_name, person.last_name) ? [] : [copy.locked],
      id_type_code: input.id_type_code === person.id_type_code ? [] : [copy.locked],
      id_number:
        toDocumentKey(input.id_number) === toDocumentKey(person.id_number)
          ? findDuplicateRefusals(input, context)
          : [copy.locked],
    }
  }
  const isBlank = (text: string) => !person && text.trim() === ''
  const canHaveLetters = input.id_type_code === 'PASAPORTE' || input.id_type_code === 'OTRO'
  const hasLetters = !canHaveLetters && !/^\d+$/.test(input.id_number)
  return {
    first_name: isBlank(input.first_name) ? [copy.required] : [],
    last_name: isBlank(input.last_name) ? [copy.required] : [],
    id_number: hasLetters ? [copy.lettersInDocument] : findDuplicateRefusals(input, context),
  }
}

/** Finds the problem of a person who is a co-resident of the lot already, or its tenant on one of the same days. */
function findDuplicateRefusals(input: ResidentInput, { otherResidents }: ResidentContext): string[] {
  const term = { from_date: input.from_date, to_date: 'to_date' in input ? input.to_date : null }
  const residencies = otherResidents
    .filter(({ person }) => hasDocument(person, input.id_type_code, input.id_number))
    .map(({ residency }) => residency)
  if (residencies.some(({ role }) => role === 'owner')) return [copy.alreadyCoResident]
  return residencies.some((residency) => hasOverlap(residency, term)) ? [copy.alreadyTenant] : []
}

function findTermRefusals(
  input: ResidentInput,
  { person, residency }: ResidentSubject,
  context: ResidentContext,
): FieldRefusals {
  const isReversed = 'to_date' in input && input.to_date < input.from_date
  const contractRefusals = findContractRefusals(input, residency, context)
  const sentCode = input.access_method_data || null
  const isOtherCode = sentCode !== null && sentCode !== (residency?.access_method_data ?? null)
  return {
    ...contractRefusals,
    to_date: isReversed ? [copy.contractReversed] : (contractRefusals.to_date ?? []),
    access_method_data: isOtherCode ? [copy.accessCodeOfSupport] : [],
    can_manage_property: findPermissionRefusals(input, residency, person?.id === context.sender.id),
  }
}

/** Finds the problems of days outside the sender's contract; unchanged days are not checked. */
function findContractRefusals(
  input: ResidentInput,
  residency: ResidencyRow | undefined,
  { contract, sender }: ResidentContext,
): FieldRefusals {
  if (!contract || !('to_date' in input)) return {}
  const isFromUnchanged = residency?.from_date === input.from_date
  const isToUnchanged = residency?.to_date === input.to_date
  if (residency?.person_id === sender.id) {
    return {
      from_date: isFromUnchanged ? [] : [copy.ownContract],
      to_date: isToUnchanged ? [] : [copy.ownContract],
    }
  }
  const isTooEarly = !isFromUnchanged && input.from_date < contract.from_date
  const isTooLate = !isToUnchanged && contract.to_date !== null && input.to_date > contract.to_date
  return {
    from_date: isTooEarly ? [copy.beforeOwnContract(contract.from_date)] : [],
    to_date: isTooLate ? [copy.beyondOwnContract(contract.to_date ?? '')] : [],
  }
}

function findPermissionRefusals(
  { is_renter_flag, can_manage_property = false }: ResidentInput,
  residency: ResidencyRow | undefined,
  isSender: boolean,
): string[] {
  if (is_renter_flag) return can_manage_property ? [copy.tenantManagesNothing] : []
  const isChanged = residency !== undefined && residency.can_manage_property !== can_manage_property
  return isSender && isChanged ? [copy.ownPermission] : []
}

/** Finds the problems of the email. A user signs in with the email, so only the user may change it. */
function findEmailRefusals({ email }: ResidentInput, { person, isLinked }: ResidentSubject): string[] {
  if (!person || person.user_id === null) return []
  if (isLinked && (email === null || email === undefined)) return []
  return email?.toLowerCase() === person.email ? [] : [copy.emailOfUser]
}
