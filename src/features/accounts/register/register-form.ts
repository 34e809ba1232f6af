import * as v from 'valibot'
import { ApiError, getFieldSentences, getGeneralSentences, hasNonFieldErrors } from '@/api/api-error'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import type { SignupInput } from '@/api/generated/model/signupInput'
import { describeError, hasKnownCause } from '@/copy/errors'
import { copy } from '../copy'
import { newPassword } from '../passwords'

const { register } = copy
const codePattern = /^[a-z\d]{6}$/i
const documentLength = { min: 6, max: 12 }

/** Removes dots, commas, hyphens and dashes, which are not part of a document number, and changes all white space to spaces. */
export const normalizeTypedDocumentNumber = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[.,\-–]/g, '')
    .replace(/\s/g, ' ')

const documentSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(copy.required),
  v.regex(/^[a-z\dñ ]*$/i, register.documentCharacters),
  v.minLength(documentLength.min, register.documentLength),
  v.maxLength(documentLength.max, register.documentLength),
)

export const registerFormSchema = v.object({
  code: v.pipe(v.string(), v.regex(codePattern, copy.required)),
  document: documentSchema,
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
  code: code && codePattern.test(code) ? code : '',
  document: '',
  password: '',
  acceptsTerms: false,
})

/**
 * Returns the code and the document number to verify; undefined while either is invalid. Requests have the document
 * number in the field `last_name`, but errors about it are in the field `id_number`.
 */
export function toRegistrationKey(
  values: Pick<RegisterValues, 'code' | 'document'>,
): RegistrationKey | undefined {
  const { entries } = registerFormSchema
  const isValid = v.is(entries.code, values.code) && v.is(entries.document, values.document)
  return isValid ? { verification_key: values.code, last_name: values.document.trim() } : undefined
}

/** Builds the request body. The username is `email`, which the verification returned. */
export const toSignupInput = (values: RegisterValues, email: string): SignupInput => ({
  verification_key: { verification_key: values.code, last_name: values.document.trim() },
  username: email,
  password: values.password,
})

/**
 * Replaces an error about the username by an error with only general messages, because the form has no username field. The
 * messages are the `non_field_errors` of the response or, if there are none, those for the username and the password. Returns
 * every other error unchanged.
 */
export function toSignupFailure(error: unknown): unknown {
  const { username, password = [] } = getFieldSentences(error)
  if (!(error instanceof ApiError) || !username) return error
  const joinedMessages = [[...username, ...password].join(' ')]
  return new ApiError('status', error.status, {
    non_field_errors: hasNonFieldErrors(error) ? getGeneralSentences(error) : joinedMessages,
  })
}

/** The messages of a failed verification, for the code field, for the document field or for neither. */
export interface VerificationFailure {
  code?: string
  document?: string
  general?: string
  /** Whether a retry with the same values may succeed. */
  canRetry: boolean
}

export function describeVerificationFailure(error: unknown): VerificationFailure {
  if (hasKnownCause(error)) return { general: describeError(error).join(' '), canRetry: true }
  if (!(error instanceof ApiError) || error.status !== 400)
    return { general: register.failed, canRetry: true }
  const { verification_key, id_number } = getFieldSentences(error)
  const [codeMessage, documentMessage] = [verification_key?.join(' '), id_number?.join(' ')]
  if (codeMessage ?? documentMessage) return { code: codeMessage, document: documentMessage, canRetry: false }
  return { general: register.unknownUser, canRetry: false }
}
