import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { termsFields, toTerms } from '../terms/to-terms'
import { defaultTitleOf } from './default-title'
import type { AuthorizationValues } from './values'

/*
 * The only bridge from what the form holds to what the contract wants. Only for values that the schema has
 * accepted.
 */

/** Maps the contract's fields to the form's inputs. */
export const authorizationServerFields = {
  ...termsFields,
  name: 'title',
  preauthorization_type: 'type',
  add_people: 'people',
  remove_people: 'people',
} as const satisfies Record<string, keyof AuthorizationValues>

/** A new authorization. */
export const toAuthorizationInput = (values: AuthorizationValues): AuthorizationInput => ({
  ...termsOf(values, defaultTitleOf(values, undefined)),
  people: values.people.map(referenceTo),
})

/** A changed authorization: only who joins and who leaves is sent. */
export const toAuthorizationUpdate = (
  values: AuthorizationValues,
  authorization: AuthorizationDetail,
): AuthorizationUpdate => ({
  ...termsOf(values, defaultTitleOf(values, authorization) || authorization.name),
  add_people: values.people.map(referenceTo),
  remove_people: values.removed.map(referenceTo),
})

const referenceTo = ({ id, full_name }: AuthorizedPerson) => ({ id, full_name })

const termsOf = (values: AuthorizationValues, otherwise: string) =>
  // The schema has refused the empty type.
  toTerms(values, { name: values.title.trim() || otherwise, type: values.type as AuthorizationType })
