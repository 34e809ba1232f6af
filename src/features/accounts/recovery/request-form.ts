import * as v from 'valibot'
import type { RecoveryInput } from '@/api/generated/model/recoveryInput'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { copy } from '../copy'

const { errors } = copy.request

export const requestForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(errors.email),
    v.check(isEmail, errors.invalid),
  ),
})

export type RequestValues = v.InferInput<typeof requestForm>

/** Builds the request, with the email in lower case. Call it only with values that the schema accepted. */
export const toRecoveryInput = (values: RequestValues): RecoveryInput => ({
  email: normalizeEmail(values.email),
})
