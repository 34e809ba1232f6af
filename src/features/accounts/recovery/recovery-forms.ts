import * as v from 'valibot'
import { ApiError, getFieldSentences } from '@/api/api-error'
import type { NewPasswordInput } from '@/api/generated/model/newPasswordInput'
import type { RecoveryInput } from '@/api/generated/model/recoveryInput'
import { describeError } from '@/copy/errors'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { copy } from '../copy'
import { newPassword } from '../passwords'

const { recover, request } = copy

export const requestForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(request.errors.email),
    v.check(isEmail, request.errors.invalid),
  ),
})

export const toRecoveryInput = ({ email }: v.InferInput<typeof requestForm>): RecoveryInput => ({
  email: normalizeEmail(email),
})

export const recoverForm = v.pipe(
  v.object({
    password: newPassword,
    repeat: v.pipe(v.string(), v.nonEmpty(copy.required)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => repeat === '' || password === repeat,
      copy.password.errors.differ,
    ),
    ['repeat'],
  ),
)

export type RecoverValues = v.InferInput<typeof recoverForm>

export const recoverServerFields = { new_password: 'password', re_new_password: 'repeat' } as const

export type RecoveryLink = Pick<NewPasswordInput, 'uid' | 'token'>

const linkPart = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\s\p{C}]+$/u))
const linkSchema = v.object({ uid: linkPart, token: linkPart })

/** Parses a link from URL parameters or navigation state. */
export const parseRecoveryLink = (input: unknown): RecoveryLink | undefined =>
  v.is(linkSchema, input) ? { uid: input.uid, token: input.token } : undefined

export const toNewPasswordInput = (values: RecoverValues, link: RecoveryLink): NewPasswordInput => ({
  ...link,
  new_password: values.password,
  re_new_password: values.repeat,
})

interface RecoveryFailure {
  sentence: string
  /** Whether the screen opens the sign-in after the failure; otherwise the user can retry. */
  isFinal: boolean
}

/** A final failure of a recovery. The form shows this message instead of the backend's message. */
export class RecoveryError extends Error {}

export function describeRecoveryFailure(error: unknown): RecoveryFailure {
  if (error instanceof RecoveryError) return { sentence: error.message, isFinal: true }
  if (error instanceof ApiError && error.failure !== 'status') {
    return { sentence: describeError(error).join(' '), isFinal: false }
  }
  const { token, new_password, re_new_password } = getFieldSentences(error)
  if (token) return { sentence: recover.expired, isFinal: true }
  const passwordErrors = new_password ?? re_new_password
  if (passwordErrors) return { sentence: passwordErrors.join(' '), isFinal: false }
  return { sentence: recover.failed, isFinal: true }
}
