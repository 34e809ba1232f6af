import type { ContractOperation } from '../contract/contract-shape.ts'
import { refuse } from '../contract/refusal.ts'
import { contractValidator, fieldErrors } from '../contract/validation.ts'
import type { Incoming } from './incoming.ts'

/**
 * The body of a request as the contract wants it; undefined where it takes none. No body is read as an empty object, so
 * that what is missing is named.
 * @throws Refusal 400 that names the fields.
 */
export function readBody({ request }: ContractOperation, incoming: Incoming): unknown {
  if (!request) return undefined
  if (incoming.body === '' && !request.isRequired) return undefined
  const value = incoming.body === '' ? {} : parsedJson(incoming)
  const problems = contractValidator(request.schema)(value)
  if (problems.length > 0) refuse(400, fieldErrors(problems))
  return value
}

/**
 * The value of a JSON body.
 * @throws Refusal 400 `non_field_errors` if it is not JSON, or is not called so.
 */
export function parsedJson({ headers, body }: Incoming): unknown {
  if (!/^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '')) {
    refuse(400, { non_field_errors: ['El contenido debe ser JSON (Content-Type: application/json).'] })
  }
  try {
    return JSON.parse(body)
  } catch {
    return refuse(400, { non_field_errors: ['El contenido no es JSON válido.'] })
  }
}
