import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { termsFields, toTerms } from '../terms/to-terms'
import type { HostInvitationValues } from './values'

/* This file alone converts the form's values into requests. It expects values that the schema accepted. */

/** Maps the contract's fields to the form's inputs. */
export const hostInvitationServerFields = {
  ...termsFields,
  name: 'name',
  max_people: 'seats',
  remove_people: 'removed',
} as const satisfies Record<string, keyof HostInvitationValues>

/** Builds the request for a new invitation, which has no people yet. */
export const toInvitationInput = (values: HostInvitationValues): AuthorizationInput => ({
  ...termsOf(values),
  // The schema rejects the empty value.
  max_people: values.seats ?? undefined,
})

/**
 * Builds the request for a changed invitation. It contains only removed guests, because new guests join by
 * the link.
 */
export const toInvitationUpdate = (values: HostInvitationValues): AuthorizationUpdate => ({
  ...toInvitationInput(values),
  add_people: [],
  remove_people: values.removed.map(({ id, full_name }) => ({ id, full_name })),
})

const termsOf = (values: HostInvitationValues) =>
  toTerms(values, { name: values.name.trim(), type: 'INVITE' })
