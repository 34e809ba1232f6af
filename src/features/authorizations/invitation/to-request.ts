import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { termsFields, toTerms } from '../terms/to-terms'
import type { HostInvitationValues } from './values'

/*
 * The only bridge from what the form holds to what the contract wants. Only for values that the schema has
 * accepted.
 */

/** Maps the contract's fields to the form's inputs. */
export const hostInvitationServerFields = {
  ...termsFields,
  name: 'name',
  max_people: 'seats',
  remove_people: 'removed',
} as const satisfies Record<string, keyof HostInvitationValues>

/** A new invitation: nobody is on it yet. */
export const toInvitationInput = (values: HostInvitationValues): AuthorizationInput => ({
  ...termsOf(values),
  // The schema has refused an empty one.
  max_people: values.seats ?? undefined,
})

/** A changed invitation: who leaves is sent; who joins does so by the link. */
export const toInvitationUpdate = (values: HostInvitationValues): AuthorizationUpdate => ({
  ...toInvitationInput(values),
  add_people: [],
  remove_people: values.removed.map(({ id, full_name }) => ({ id, full_name })),
})

const termsOf = (values: HostInvitationValues) =>
  toTerms(values, { name: values.name.trim(), type: 'INVITE' })
