import * as v from 'valibot'
import type { InvitationAcceptance } from '@/api/generated/model/invitationAcceptance'
import { isDay, today } from '@/domain/days'
import { isEmail } from '@/domain/emails'
import { invitationCopy } from './invitation-copy'

const { errors } = invitationCopy

/** The API's maximum length of a first or last name. */
export const nameLimit = 100
/** A date of birth before this day counts as a typing error. */
export const earliestBirthDay = '1900-01-01'

const createNameSchema = (requiredMessage: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(requiredMessage), v.maxLength(nameLimit, errors.nameLength))

/** Reports invalid characters before an invalid length. Without those characters, the length may be valid. */
const idNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(errors.idNumber),
  v.regex(/^\d*$/, errors.idNumberFigures),
  v.minLength(7, errors.idNumberShort),
  // Ten digits are valid, although the message says nine. See docs/product/authorizations.md#public-document.
  v.maxLength(10, errors.idNumberLong),
)

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(errors.email), v.check(isEmail, errors.emailFormat))

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d*$/, errors.phoneFigures),
  v.check((text) => text === '' || text.length === 10, errors.phoneLength),
)

const birth = v.pipe(
  v.string(),
  v.check((text) => text === '' || (isDay(text) && text >= earliestBirthDay), errors.birthFormat),
  v.check((text) => text <= today(), errors.birthInTheFuture),
)

/** Returns what is wrong with a text that is not a date. It may be written like a date, such as 31-02-1990. */
export const describeUnreadableBirth = (text: string): string =>
  /^\d{1,2}([-/.])\d{1,2}\1\d{4}$|^\d{8}$/.test(text.trim()) ? errors.birthMissingDay : errors.birthFormat

/** The schema of the form's values. See docs/product/authorizations.md#public-invitation. */
export const invitationFormSchema = v.pipe(
  v.object({
    invite_first_name: createNameSchema(errors.firstName),
    invite_last_name: createNameSchema(errors.lastName),
    invite_id_number: idNumber,
    invite_email: email,
    invite_mobile_phone_number: phone,
    invite_date_of_birth: birth,
    /**
     * The text in the field for the date of birth that is not a date; '' if there is none. Without this entry, the form
     * would ignore such text, because the field is optional.
     */
    unreadableBirth: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['unreadableBirth']],
      ({ unreadableBirth }) => unreadableBirth === '',
      ({ input }) => describeUnreadableBirth(input.unreadableBirth),
    ),
    ['invite_date_of_birth'],
  ),
)

export type InvitationValues = v.InferInput<typeof invitationFormSchema>

export const emptyInvitation: InvitationValues = {
  invite_first_name: '',
  invite_last_name: '',
  invite_id_number: '',
  invite_email: '',
  invite_mobile_phone_number: '',
  invite_date_of_birth: '',
  unreadableBirth: '',
}

export const invitationServerFields = {
  first_name: 'invite_first_name',
  last_name: 'invite_last_name',
  id_number: 'invite_id_number',
  email: 'invite_email',
  mobile_phone_number: 'invite_mobile_phone_number',
  date_of_birth: 'invite_date_of_birth',
} as const

const requiredFields = ['invite_first_name', 'invite_last_name', 'invite_id_number', 'invite_email'] as const

export function getConfirmRefusal(values: InvitationValues, isValid: boolean): string | undefined {
  if (isValid) return undefined
  const isIncomplete = requiredFields.some((field) => values[field].trim() === '')
  return isIncomplete ? invitationCopy.form.incomplete : invitationCopy.form.wrong
}

export const toAcceptance = (values: InvitationValues): InvitationAcceptance => ({
  first_name: values.invite_first_name.trim(),
  last_name: values.invite_last_name.trim(),
  id_number: values.invite_id_number.trim(),
  email: values.invite_email.trim(),
  mobile_phone_number: values.invite_mobile_phone_number.trim() || null,
  date_of_birth: values.invite_date_of_birth || null,
})
