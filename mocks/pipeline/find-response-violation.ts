import type { ContractOperation } from '../contract/contract-types.ts'
import { getSchemaValidator } from '../contract/validation.ts'
import type { ResponseViolation } from '../world/world.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'

/** Finds the first violation of the contract in a response; undefined if the response has no violation. */
export function findResponseViolation(
  operation: ContractOperation,
  { status, body }: BackendResponse,
): ResponseViolation | undefined {
  const { operationId, responses } = operation
  const createViolation = (reason: string, pointer = '') => ({ operationId, pointer, reason })
  const declaredResponse = responses[String(status)]
  if (!declaredResponse) return createViolation(`status ${status} is not declared`)
  if (declaredResponse.mediaType === null)
    return body === undefined ? undefined : createViolation(`status ${status} must have no body`)
  if (body === undefined) return createViolation(`status ${status} must have a body`)
  if (declaredResponse.schema === null)
    return isBytes(body) ? undefined : createViolation(`status ${status} must have bytes`)
  if (isBytes(body)) return createViolation(`status ${status} must have a JSON body`)
  const [problem] = getSchemaValidator(declaredResponse.schema)(body)
  return problem && createViolation(`${problem.keyword} ${JSON.stringify(problem.params)}`, problem.pointer)
}
