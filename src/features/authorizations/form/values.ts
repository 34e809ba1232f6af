import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Day } from '@/domain/days'
import { reusedTerms } from '../terms/reused-terms'
import type { ReusedAuthorization } from '../terms/use-reused-authorization'
import { newTerms, type TermsValues, termsValuesOf } from '../terms/values'

/** What the inputs of the form hold. The first error is the first in the order in which they stand. */
export interface AuthorizationValues extends TermsValues {
  title: string
  type: AuthorizationType | ''
  /** Who joins: everybody, in a new authorization. */
  people: AuthorizedPerson[]
  /** Who was authorized and leaves. */
  removed: AuthorizedPerson[]
}

/** A new authorization's form. */
export const newAuthorization = (day: Day): AuthorizationValues => ({
  title: '',
  type: '',
  ...newTerms(day),
  people: [],
  removed: [],
})

/** The form of a new one that is like another, for the same people. */
export const reusedAuthorization = (
  { authorization, people }: ReusedAuthorization,
  day: Day,
): AuthorizationValues => ({
  title: authorization.name,
  type: authorization.preauthorization_type,
  ...reusedTerms(authorization, day),
  people,
  removed: [],
})

/** An authorization's form. */
export const authorizationValuesOf = (authorization: AuthorizationDetail): AuthorizationValues => ({
  title: authorization.name,
  type: authorization.preauthorization_type,
  ...termsValuesOf(authorization),
  people: [],
  removed: [],
})
