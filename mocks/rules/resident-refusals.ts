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

/** The data that the rules need to save a resident. */
export interface ResidentContext {
  lot: PropertyRow
  /** The caller's person in the neighbourhood. */
  callerPerson: PersonRow
  /** The caller's contract, if the caller is a tenant. Such a caller can register tenants only for days of this contract. */
  contract?: Pick<ResidencyRow, 'from_date' | 'to_date'>
  /** All residents of the lot except the resident who is changed. */
  otherResidents: readonly JoinedResident[]
  today: string
  /** The instant of the call, ISO 8601. */
  now: string
  countryCodes: readonly string[]
  notificationCodes: readonly string[]
  /** Whether the resident may get the photo. */
  isPhotoReady: (fileName: string) => boolean
}

/** The person that a request saves as a resident. */
interface ResidentSubject {
  /** The stored person; undefined for a new person. */
  person: PersonRow | undefined
  /** The stored residency; undefined for a new resident. */
  residency: ResidencyRow | undefined
  /** Whether the request adds a resident. An existing person then keeps the stored names, even if the body has other names. */
  isAdded: boolean
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
    person_id: input.person_id === context.callerPerson.id ? [] : [copy.otherCaller],
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
 * Finds the problems of the document and the names. Only a passport and a document of type OTRO may have letters. A request
 * cannot change the document and the names of a resident.
 */
function findIdentityRefusals(
  input: ResidentInput,
  subject: ResidentSubject,
  context: ResidentContext,
): FieldRefusals {
  const { person, isAdded } = subject
  if (person && !isAdded) {
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

/** Returns a refusal if the person is already a co-resident of the lot, or a tenant on one of the days in the body. */
function findDuplicateRefusals(input: ResidentInput, { otherResidents }: ResidentContext): string[] {
  const term = { from_date: input.from_date, to_date: 'to_date' in input ? input.to_date : null }
  const residencies = otherResidents
    .filter(({ person }) => hasDocument(person, input.id_type_code, input.id_number))
    .map(({ residency }) => residency)
  if (residencies.some(({ role }) => role === 'owner')) return [copy.alreadyCoResident]
  return residencies.some((residency) => hasOverlap(residency, term)) ? [copy.alreadyTenant] : []
}

/** Finds the problems of the days, the access code and the permission to manage the lot. */
function findTermRefusals(
  input: ResidentInput,
  { person, residency }: ResidentSubject,
  context: ResidentContext,
): FieldRefusals {
  const isReversed = 'to_date' in input && input.to_date < input.from_date
  const contractRefusals = findContractRefusals(input, residency, context)
  const requestedCode = input.access_method_data || null
  const isOtherCode = requestedCode !== null && requestedCode !== (residency?.access_method_data ?? null)
  return {
    ...contractRefusals,
    to_date: isReversed ? [copy.contractReversed] : (contractRefusals.to_date ?? []),
    access_method_data: isOtherCode ? [copy.accessCodeOfSupport] : [],
    can_manage_property: findPermissionRefusals(input, residency, person?.id === context.callerPerson.id),
  }
}

/**
 * Finds the problems of the days in a tenant's contract if the caller is a tenant too. New or changed days must be within
 * the caller's contract. The caller cannot change the days of their own contract.
 */
function findContractRefusals(
  input: ResidentInput,
  residency: ResidencyRow | undefined,
  { contract, callerPerson }: ResidentContext,
): FieldRefusals {
  if (!contract || !('to_date' in input)) return {}
  const isFromUnchanged = residency?.from_date === input.from_date
  const isToUnchanged = residency?.to_date === input.to_date
  if (residency?.person_id === callerPerson.id) {
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

/**
 * Finds the problem of the permission to manage the lot. A request may not give the permission to a tenant. Callers may not
 * change their own permission.
 */
function findPermissionRefusals(
  { is_renter_flag, can_manage_property = false }: ResidentInput,
  residency: ResidencyRow | undefined,
  isCaller: boolean,
): string[] {
  if (is_renter_flag) return can_manage_property ? [copy.tenantManagesNothing] : []
  const isChanged = residency !== undefined && residency.can_manage_property !== can_manage_property
  return isCaller && isChanged ? [copy.ownPermission] : []
}

/**
 * Finds the problem of the email. A request cannot change the email of a person with a user, because the user signs in with
 * this email. A request that adds such a person as a resident may omit the email.
 */
function findEmailRefusals({ email }: ResidentInput, { person, isAdded }: ResidentSubject): string[] {
  if (!person || person.user_id === null) return []
  if (isAdded && (email === null || email === undefined)) return []
  return email?.toLowerCase() === person.email ? [] : [copy.emailOfUser]
}
