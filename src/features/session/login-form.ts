import * as v from 'valibot'
import { ApiError, generalSentences } from '@/api/api-error'
import type { LoginInput } from '@/api/generated/model/loginInput'
import { describeError } from '@/copy/errors'
import { deviceInfo } from '@/session/device'
import { version } from '@/version'
import { copy } from './copy'

/** What the inputs of the sign-in hold. */
export const loginForm = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(copy.errors.username)),
  password: v.pipe(v.string(), v.nonEmpty(copy.errors.password)),
})

export type LoginValues = v.InferInput<typeof loginForm>

/** The request: the username in lower case, the password as typed, the device block. */
export const toLoginInput = (values: LoginValues): LoginInput => ({
  username: values.username.trim().toLowerCase(),
  password: values.password,
  device: deviceInfo(version),
})

/** The login's error catalogue: each of the API's general sentences (a 401 joins them), else the one for everything. */
export function describeLoginError(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [copy.errors.unexpected]
  if (error.failure !== 'status') return describeError(error)
  const sentences = error.status < 500 ? generalSentences(error) : []
  if (sentences.length === 0) return [copy.errors.unexpected]
  return error.status === 401 ? [sentences.join(' ')] : sentences
}
