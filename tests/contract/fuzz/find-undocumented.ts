import type { Answered } from '../../mocks/client'
import { findContractErrors } from '../../support/contract-errors'
import type { Operation } from './generated-call'

/** Why an answer is not one that the contract declares; undefined if it is. */
export function findUndocumented({ responses }: Operation, answer: Answered): string | undefined {
  const { status, body, headers } = answer
  const declared = responses[String(status)]
  if (!declared) return `${status} is not declared`
  if (declared.mediaType === null)
    return body === '' ? undefined : `${status} has no body, not ${String(body)}`
  const type = headers.get('Content-Type') ?? ''
  if (!type.startsWith(declared.mediaType)) return `${status} is ${declared.mediaType}, not ${type}`
  if (declared.schema === null)
    return body instanceof Uint8Array && body.length > 0 ? undefined : `${status} is empty`
  if (findContractErrors(declared.schema, body).length === 0) return undefined
  return `${status} ${JSON.stringify(body)} is no ${declared.schema}`
}
