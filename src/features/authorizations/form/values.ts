import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Day } from '@/domain/days'
import { reusedTerms } from '../terms/reused-terms'
import type { ReusedAuthorization } from '../terms/use-reused-authorization'
import { newTerms, type TermsValues, termsValuesOf } from '../terms/values'

/** The values of the form. The order of the inputs defines the order of the errors. */
export interface AuthorizationValues extends TermsValues {
  title: string
  type: AuthorizationType | ''
  /** The added people; in a new authorization, all of them. */
  people: AuthorizedPerson[]
  /** The authorized people to remove. */
  removed: AuthorizedPerson[]
}

/** The initial values of a new authorization. */
export const newAuthorization = (day: Day): AuthorizationValues => ({
  title: '',
  type: '',
  ...newTerms(day),
  people: [],
  removed: [],
})

/** The initial values of a new authorization that repeats an earlier authorization with the same people. */
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

/** The initial values for an existing authorization. */
export const authorizationValuesOf = (authorization: AuthorizationDetail): AuthorizationValues => ({
  title: authorization.name,
  type: authorization.preauthorization_type,
  ...termsValuesOf(authorization),
  people: [],
  removed: [],
})
