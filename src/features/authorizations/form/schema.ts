import * as v from 'valibot'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { schemaWithFieldErrors } from '@/patterns/form/schema-with-field-errors'
import { type TermsRules, termsEntries, termsSentences } from '../terms/schema'
import { copy } from './copy'
import { peopleCount } from './people'
import type { AuthorizationValues } from './values'

/** Inputs of the validation besides the form's values. */
interface AuthorizationRules extends TermsRules {
  /** The number of people who are already authorized. */
  authorized?: number
}

/** Limits of the contract. */
export const authorizationLimits = { title: 250, people: 1000 } as const

const { errors } = copy

const people = v.array(v.custom<AuthorizedPerson>((input) => typeof input === 'object' && input !== null))
const valuesSchema = v.object({
  title: v.string(),
  type: v.picklist(['', ...Object.values(AuthorizationType)]),
  ...termsEntries,
  people,
  removed: people,
})

export const authorizationForm = (rules: AuthorizationRules) =>
  schemaWithFieldErrors<AuthorizationValues>(valuesSchema, (values) => ({
    title: values.title.trim().length > authorizationLimits.title ? errors.title : undefined,
    type: values.type === '' ? errors.type : undefined,
    ...termsSentences(values, rules),
    people: peopleSentence(values, rules),
  }))

function peopleSentence(values: AuthorizationValues, { authorized }: AuthorizationRules): string | undefined {
  if (peopleCount(values, authorized) < 1) return errors.people
  const isTooMany = Math.max(values.people.length, values.removed.length) > authorizationLimits.people
  return isTooMany ? errors.tooManyPeople : undefined
}
