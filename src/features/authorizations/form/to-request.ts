import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { termsFields, toTerms } from '../terms/to-terms'
import { defaultTitleOf } from './default-title'
import type { AuthorizationValues } from './values'

/* This file alone converts the form's values into requests. It expects values that the schema accepted. */

/** Maps the contract's fields to the form's inputs. */
export const authorizationServerFields = {
  ...termsFields,
  name: 'title',
  preauthorization_type: 'type',
  add_people: 'people',
  remove_people: 'people',
} as const satisfies Record<string, keyof AuthorizationValues>

/** Builds the request for a new authorization. */
export const toAuthorizationInput = (values: AuthorizationValues): AuthorizationInput => ({
  ...termsOf(values, defaultTitleOf(values, undefined)),
  people: values.people.map(referenceTo),
})

/** Builds the request for a changed authorization. It contains only the added and the removed people. */
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
  // The schema rejects the empty type.
  toTerms(values, { name: values.title.trim() || otherwise, type: values.type as AuthorizationType })
