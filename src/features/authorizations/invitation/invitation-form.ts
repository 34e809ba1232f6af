import * as v from 'valibot'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Day } from '@/domain/days'
import { addFieldErrorsCheck } from '@/patterns/form/schema-with-field-errors'
import { findTermsErrors, peopleEntry, type TermsRules, termsEntries } from '../terms/schema'
import { copyTermsValues, createTermsValues, type TermsValues, toTermsValues } from '../terms/terms-values'
import { termsFields, toPersonReference, toTerms } from '../terms/to-terms'
import { copy } from './copy'

/**
 * The contract's limits. `people` is the number of guests that one request may add or remove. A new invitation begins with
 * `minSeats`.
 */
export const invitationLimits = { name: 250, minSeats: 2, maxSeats: 10_000, people: 1000 } as const

/** The values of the invitation form, in the order of the inputs. The form lists errors in the same order. */
export interface HostInvitationValues extends TermsValues {
  name: string
  /** The number of seats; null while the field is empty, NaN while it contains no number. */
  seats: number | null
  /** The confirmed guests to remove. */
  removed: AuthorizedPerson[]
  /** The guests to add, from a list of the host. */
  added: AuthorizedPerson[]
}

const buildValues = (
  terms: TermsValues,
  { name, max_people }: Pick<AuthorizationDetail, 'name' | 'max_people'>,
): HostInvitationValues => ({ name, seats: max_people, ...terms, removed: [], added: [] })

export const createInvitationValues = (day: Day) =>
  buildValues(createTermsValues(day), { name: '', max_people: invitationLimits.minSeats })

/** The initial values of a new invitation that copies an existing one without its guests. The copy begins on `day`. */
export const copyInvitationValues = (invitation: AuthorizationDetail, day: Day) =>
  buildValues(copyTermsValues(invitation, day), invitation)

export const toInvitationValues = (invitation: AuthorizationDetail) =>
  buildValues(toTermsValues(invitation), invitation)

const { errors } = copy

const valuesSchema = v.object({
  name: v.string(),
  seats: v.nullable(v.union([v.number(), v.nan()])),
  ...termsEntries,
  removed: peopleEntry,
  added: peopleEntry,
})

export const createHostInvitationSchema = (rules: TermsRules) =>
  addFieldErrorsCheck<HostInvitationValues>(valuesSchema, (values) => ({
    name: findNameError(values.name.trim()),
    seats: findSeatsError(values.seats),
    ...findTermsErrors(values, rules),
    removed: values.removed.length > invitationLimits.people ? errors.tooManyRemoved : undefined,
    added: values.added.length > invitationLimits.people ? errors.tooManyAdded : undefined,
  }))

function findNameError(name: string): string | undefined {
  if (name === '') return errors.name
  return name.length > invitationLimits.name ? errors.nameTooLong : undefined
}

function findSeatsError(seats: number | null): string | undefined {
  if (seats === null) return errors.seats
  if (seats < invitationLimits.minSeats) return errors.tooFewSeats
  if (seats > invitationLimits.maxSeats) return errors.tooManySeats
  return Number.isInteger(seats) ? undefined : errors.wholeSeats
}

/** Maps the contract's fields to the form's inputs. */
export const hostInvitationServerFields = {
  ...termsFields,
  name: 'name',
  max_people: 'seats',
  remove_people: 'removed',
  add_people: 'added',
} as const satisfies Record<string, keyof HostInvitationValues>

/** Builds the request body for a new invitation. Call this function only with values that the schema accepted. */
export const toInvitationInput = (values: HostInvitationValues): AuthorizationInput => ({
  ...toTerms(values, { name: values.name.trim(), type: 'INVITE' }),
  // `seats` is never null here, because the schema rejects an empty field.
  max_people: values.seats ?? undefined,
})

/** Builds the request body for an edited invitation. Most guests add themselves by the link; a list adds the others. */
export const toInvitationUpdate = (values: HostInvitationValues): AuthorizationUpdate => ({
  ...toInvitationInput(values),
  add_people: values.added.map(toPersonReference),
  remove_people: values.removed.map(toPersonReference),
})

/** Builds the request that adds the guests of a list to a new invitation; undefined if there are none. */
export const toGuestAddition = (values: HostInvitationValues): AuthorizationUpdate | undefined =>
  values.added.length > 0 ? toInvitationUpdate(values) : undefined

/** Returns the values with more guests from a list. A guest who was to be removed stays. */
export function addGuests(
  values: HostInvitationValues,
  people: readonly AuthorizedPerson[],
): Pick<HostInvitationValues, 'added' | 'removed'> {
  const ids = new Set(people.map(({ id }) => id))
  const knownIds = new Set([...values.removed, ...values.added].map(({ id }) => id))
  return {
    removed: values.removed.filter(({ id }) => !ids.has(id)),
    added: [...values.added, ...people.filter(({ id }) => !knownIds.has(id))],
  }
}
