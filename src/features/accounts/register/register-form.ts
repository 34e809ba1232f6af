import * as v from 'valibot'
import { ApiError, getFieldSentences, getGeneralSentences, hasNonFieldErrors } from '@/api/api-error'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import type { SignupInput } from '@/api/generated/model/signupInput'
import { describeError } from '@/copy/errors'
import { copy } from '../copy'
import { newPassword } from '../passwords'

const { register } = copy
const codePattern = /^[a-z\d]{6}$/i
const documentLength = { min: 6, max: 12 }

/** Removes dots, commas and hyphens, which are not part of a document number. */
export const normalizeTypedDocument = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[.,\-–]/g, '')
    .replace(/\s/g, ' ')

const document = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(copy.required),
  v.regex(/^[a-z\dñ ]*$/i, register.documentSigns),
  v.minLength(documentLength.min, register.documentLength),
  v.maxLength(documentLength.max, register.documentLength),
)

export const registerFormSchema = v.object({
  code: v.pipe(v.string(), v.regex(codePattern, copy.required)),
  document,
  password: newPassword,
  acceptsTerms: v.pipe(v.boolean(), v.literal(true, register.reasons.terms)),
})

export interface RegisterValues {
  code: string
  document: string
  password: string
  acceptsTerms: boolean
}

export const createRegistrationValues = (code: string | null): RegisterValues => ({
  code: code !== null && codePattern.test(code) ? code : '',
  document: '',
  password: '',
  acceptsTerms: false,
})

/** The code and the document to verify; undefined until both are valid. */
export function toRegistrationKey(
  values: Pick<RegisterValues, 'code' | 'document'>,
): RegistrationKey | undefined {
  const { code, document: number } = registerFormSchema.entries
  const isValid = v.is(code, values.code) && v.is(number, values.document)
  return isValid ? { verification_key: values.code, last_name: values.document.trim() } : undefined
}

/** Builds the request. The username is the email of the verification. */
export const toSignupInput = (values: RegisterValues, email: string): SignupInput => ({
  verification_key: { verification_key: values.code, last_name: values.document.trim() },
  username: email,
  password: values.password,
})

/**
 * If the username has an error, converts the errors of the username and the password into general errors, because the
 * form has no username field.
 */
export function toSignupFailure(error: unknown): unknown {
  const { username, password = [] } = getFieldSentences(error)
  if (!(error instanceof ApiError) || !username) return error
  const joinedMessages = [[...username, ...password].join(' ')]
  return new ApiError('status', error.status, {
    non_field_errors: hasNonFieldErrors(error) ? getGeneralSentences(error) : joinedMessages,
  })
}

export interface VerificationFailure {
  code?: string
  document?: string
  /** The message of a failure that belongs to neither field. */
  general?: string
  /** Whether a retry may succeed. */
  canRetry: boolean
}

export function describeVerificationFailure(error: unknown): VerificationFailure {
  if (!(error instanceof ApiError)) return { general: register.failed, canRetry: true }
  if (error.failure !== 'status') return { general: describeError(error).join(' '), canRetry: true }
  if (error.status !== 400) return { general: register.failed, canRetry: true }
  const { verification_key, id_number } = getFieldSentences(error)
  const [code, number] = [verification_key?.join(' '), id_number?.join(' ')]
  if (code ?? number) return { code, document: number, canRetry: false }
  return { general: register.unknownUser, canRetry: false }
}
