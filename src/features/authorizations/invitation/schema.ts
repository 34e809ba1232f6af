import * as v from 'valibot'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { schemaWithFieldErrors } from '@/patterns/form/schema-with-field-errors'
import { type TermsRules, termsEntries, termsSentences } from '../terms/schema'
import { copy } from './copy'
import { invitationLimits } from './limits'
import type { HostInvitationValues } from './values'

const { errors } = copy

const valuesSchema = v.object({
  name: v.string(),
  seats: v.nullable(v.union([v.number(), v.nan()])),
  ...termsEntries,
  removed: v.array(v.custom<AuthorizedPerson>((input) => typeof input === 'object' && input !== null)),
})

export const hostInvitationForm = (rules: TermsRules) =>
  schemaWithFieldErrors<HostInvitationValues>(valuesSchema, (values) => ({
    name: nameSentence(values.name.trim()),
    seats: seatsSentence(values.seats),
    ...termsSentences(values, rules),
    removed: values.removed.length > invitationLimits.removed ? errors.tooManyRemoved : undefined,
  }))

function nameSentence(name: string): string | undefined {
  if (name === '') return errors.name
  return name.length > invitationLimits.name ? errors.nameTooLong : undefined
}

function seatsSentence(seats: number | null): string | undefined {
  if (seats === null) return errors.seats
  if (Number.isNaN(seats)) return errors.wholeSeats
  if (seats < invitationLimits.minSeats) return errors.tooFewSeats
  if (seats > invitationLimits.maxSeats) return errors.tooManySeats
  return Number.isInteger(seats) ? undefined : errors.wholeSeats
}
