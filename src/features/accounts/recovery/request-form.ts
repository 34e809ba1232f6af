import * as v from 'valibot'
import type { RecoveryInput } from '@/api/generated/model/recoveryInput'
import { copy } from '../copy'

const { errors } = copy.request

/** The contract's. */
const longest = 254
/** A mailbox and a domain with a dot. Where mail is sent is told by sending it; this only catches slips of the finger. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/

/** What the input of the request holds (P5). */
export const requestForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(errors.email),
    v.maxLength(longest, errors.invalid),
    v.regex(address, errors.invalid),
  ),
})

export type RequestValues = v.InferInput<typeof requestForm>

/** The request: the email in lower case (P7). Only for values that the schema accepted. */
export const toRecoveryInput = (values: RequestValues): RecoveryInput => ({
  email: values.email.trim().toLowerCase(),
})
