import * as v from 'valibot'
import { getFieldSentences, SavedEarlierError } from '@/api/api-error'
import type { NewPasswordInput } from '@/api/generated/model/newPasswordInput'
import type { RecoveryInput } from '@/api/generated/model/recoveryInput'
import { describeError, hasKnownCause } from '@/copy/errors'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { copy } from '../copy'
import { newPassword } from '../passwords'

const { recover, request } = copy

export const passwordRequestFormSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(request.errors.email),
    v.check(isEmail, request.errors.invalid),
  ),
})

export const toRecoveryInput = ({
  email,
}: v.InferInput<typeof passwordRequestFormSchema>): RecoveryInput => ({
  email: normalizeEmail(email),
})

export const newPasswordFormSchema = v.pipe(
  v.object({
    password: newPassword,
    repeat: v.pipe(v.string(), v.nonEmpty(copy.required)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => password === repeat,
      copy.password.errors.differ,
    ),
    ['repeat'],
  ),
)

export type NewPasswordValues = v.InferInput<typeof newPasswordFormSchema>

export const recoverServerFields = { new_password: 'password', re_new_password: 'repeat' } as const

export type RecoveryLink = Pick<NewPasswordInput, 'uid' | 'token'>

const linkPart = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\s\p{C}]+$/u))
const linkSchema = v.object({ uid: linkPart, token: linkPart })

/** Reads a recovery link from route parameters or history state; undefined if a part is missing or malformed. */
export const parseRecoveryLink = (input: unknown): RecoveryLink | undefined =>
  v.is(linkSchema, input) ? { uid: input.uid, token: input.token } : undefined

export const toNewPasswordInput = (values: NewPasswordValues, link: RecoveryLink): NewPasswordInput => ({
  ...link,
  new_password: values.password,
  re_new_password: values.repeat,
})

interface RecoveryFailure {
  sentence: string
  /** True for an invalid link and for an unknown failure. After a final failure, the form opens the sign-in. */
  isFinal: boolean
}

/** A final failure. Its `message` is the sentence that the form shows. */
export class FinalRecoveryError extends Error {}

export function describeRecoveryFailure(error: unknown): RecoveryFailure {
  if (error instanceof FinalRecoveryError) return { sentence: error.message, isFinal: true }
  if (error instanceof SavedEarlierError) return { sentence: recover.savedEarlier, isFinal: true }
  if (hasKnownCause(error)) return { sentence: describeError(error).join(' '), isFinal: false }
  const { token, new_password, re_new_password } = getFieldSentences(error)
  if (token) return { sentence: recover.expired, isFinal: true }
  const passwordErrors = new_password ?? re_new_password
  if (passwordErrors) return { sentence: passwordErrors.join(' '), isFinal: false }
  return { sentence: recover.failed, isFinal: true }
}
