import * as v from 'valibot'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { hasKnownType } from '@/domain/authorizations'
import type { Day } from '@/domain/days'
import { addFieldErrorsCheck } from '@/patterns/form/schema-with-field-errors'
import { findTermsErrors, peopleEntry, type TermsRules, termsEntries } from '../terms/schema'
import { copyTermsValues, createTermsValues, type TermsValues, toTermsValues } from '../terms/terms-values'
import { termsFields, toPersonReference, toTerms } from '../terms/to-terms'
import type { ReusedAuthorization } from '../terms/use-reused-authorization'
import { toScheduleValues, type VisitStart } from '../terms/visit-start'
import { copy } from './copy'
import { countSelectedPeople, getDefaultTitle, type PeopleSelection } from './people'

/** The values of the form, in the order of the inputs. The form lists errors in the same order. */
export interface AuthorizationValues extends TermsValues, PeopleSelection {
  title: string
  type: AuthorizationType | ''
}

const buildValues = (
  terms: TermsValues,
  source?: AuthorizationDetail,
  people: AuthorizedPerson[] = [],
): AuthorizationValues => ({
  title: source?.name ?? '',
  // A type that the portal does not know is no option, so that the user chooses another one for a copy.
  type: source && hasKnownType(source) ? source.preauthorization_type : '',
  ...terms,
  people: people,
  removed: [],
})

/** The initial values of an empty form. With `visitStart`, it is for that day only. */
export const createAuthorizationValues = (day: Day, visitStart?: VisitStart) =>
  buildValues({ ...createTermsValues(day), ...(visitStart && toScheduleValues(visitStart)) })

/** The initial values of a new authorization that copies an existing one with its people. The copy begins on `day`. */
export const copyAuthorizationValues = ({ authorization, people }: ReusedAuthorization, day: Day) =>
  buildValues(copyTermsValues(authorization, day), authorization, people)

export const toAuthorizationValues = (authorization: AuthorizationDetail) =>
  buildValues(toTermsValues(authorization), authorization)

interface AuthorizationRules extends TermsRules {
  /** The number of people that the edited authorization already has; 0 by default. */
  authorizedCount?: number
}

/** The contract's limits: the length of a title, and the number of people that one request may add or remove. */
export const authorizationLimits = { title: 250, people: 1000 } as const

const { errors } = copy

const valuesSchema = v.object({
  title: v.string(),
  type: v.picklist(['', ...Object.values(AuthorizationType)]),
  ...termsEntries,
  people: peopleEntry,
  removed: peopleEntry,
})

export const createAuthorizationSchema = (rules: AuthorizationRules) =>
  addFieldErrorsCheck<AuthorizationValues>(valuesSchema, (values) => ({
    title: values.title.trim().length > authorizationLimits.title ? errors.title : undefined,
    type: values.type === '' ? errors.type : undefined,
    ...findTermsErrors(values, rules),
    people: findPeopleError(values, rules),
  }))

function findPeopleError(
  values: AuthorizationValues,
  { authorizedCount }: AuthorizationRules,
): string | undefined {
  if (countSelectedPeople(values, authorizedCount) < 1) return errors.people
  const isTooMany = Math.max(values.people.length, values.removed.length) > authorizationLimits.people
  return isTooMany ? errors.tooManyPeople : undefined
}

/** Maps the contract's fields to the form's inputs. */
export const authorizationServerFields = {
  ...termsFields,
  name: 'title',
  preauthorization_type: 'type',
  add_people: 'people',
  remove_people: 'people',
} as const satisfies Record<string, keyof AuthorizationValues>

/** Builds the request body for a new authorization. Call this function only with values that the schema accepted. */
export const toAuthorizationInput = (values: AuthorizationValues): AuthorizationInput => ({
  ...buildTerms(values, getDefaultTitle(values, undefined)),
  people: values.people.map(toPersonReference),
})

/** Builds the request body for an edited authorization. The body lists only the people to add or remove. */
export const toAuthorizationUpdate = (
  values: AuthorizationValues,
  authorization: AuthorizationDetail,
): AuthorizationUpdate => ({
  ...buildTerms(values, getDefaultTitle(values, authorization) || authorization.name),
  add_people: values.people.map(toPersonReference),
  remove_people: values.removed.map(toPersonReference),
})

const buildTerms = (values: AuthorizationValues, defaultName: string) =>
  // The type is not '' here, because the schema rejects ''.
  toTerms(values, { name: values.title.trim() || defaultName, type: values.type as AuthorizationType })
