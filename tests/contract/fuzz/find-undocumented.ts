import type { CallAnswer } from '../../mocks/client'
import { findContractErrors } from '../../support/contract-errors'
import type { Operation } from './generated-call'

/** Finds the difference of a response from the contract; undefined for a response that the contract declares. */
export function findUndocumented({ responses }: Operation, answer: CallAnswer): string | undefined {
  const { status, body, headers } = answer
  const documentedResponse = responses[String(status)]
  if (!documentedResponse) return `${status} is not declared`
  if (documentedResponse.mediaType === null)
    return body === '' ? undefined : `${status} has no body, not ${String(body)}`
  const type = headers.get('Content-Type') ?? ''
  if (!type.startsWith(documentedResponse.mediaType))
    return `${status} is ${documentedResponse.mediaType}, not ${type}`
  if (documentedResponse.schema === null)
    return body instanceof Uint8Array && body.length > 0 ? undefined : `${status} is empty`
  if (findContractErrors(documentedResponse.schema, body).length === 0) return undefined
  return `${status} ${JSON.stringify(body)} is no ${documentedResponse.schema}`
}
