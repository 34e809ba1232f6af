import * as v from 'valibot'
import type { PersonContactInput } from '@/api/generated/model/personContactInput'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { copy } from './copy'

const { errors } = copy

/** Checks the contact details. The user also signs in with the email. */
export const profileFormSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(errors.email), v.check(isEmail, errors.emailFormat)),
  phone: v.pipe(v.string(), v.nonEmpty(errors.phone), v.regex(/^\d{6,15}$/, errors.phoneLength)),
})

export type ProfileValues = v.InferInput<typeof profileFormSchema>

export const normalizePhone = (text: string) => text.replace(/\D/g, '')

/** Builds the request body. Call this function only with values that the schema accepted. */
export const toContactInput = ({ email, phone }: ProfileValues): PersonContactInput => ({
  email: normalizeEmail(email),
  mobile_phone_number: phone,
})

export const profileServerFields = { mobile_phone_number: 'phone' } as const
