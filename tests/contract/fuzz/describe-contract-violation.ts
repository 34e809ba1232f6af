import type { CallResponse } from '../../mocks/client'
import { findContractErrors } from '../../support/contract-errors'
import type { Operation } from './generated-call'

/** Describes how a response differs from the contract; undefined if the response matches the contract. */
export function describeContractViolation(
  { responses }: Operation,
  response: CallResponse,
): string | undefined {
  const { status, body, headers } = response
  const documentedResponse = responses[String(status)]
  if (!documentedResponse) return `${status} is not declared`
  if (documentedResponse.mediaType === null)
    return body === '' ? undefined : `${status} is declared without a body, but has ${String(body)}`
  const type = headers.get('Content-Type') ?? ''
  if (!type.startsWith(documentedResponse.mediaType))
    return `${status} is declared with the type ${documentedResponse.mediaType}, but has the type ${type}`
  if (documentedResponse.schema === null)
    return body instanceof Uint8Array && body.length > 0
      ? undefined
      : `${status} is declared with bytes as the body, but has no bytes`
  if (findContractErrors(documentedResponse.schema, body).length === 0) return undefined
  return `${status} has the body ${JSON.stringify(body)}, which does not match ${documentedResponse.schema}`
}
