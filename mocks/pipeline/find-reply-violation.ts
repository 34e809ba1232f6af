import type { ContractOperation } from '../contract/contract-types.ts'
import { getContractValidator } from '../contract/validation.ts'
import type { ReplyViolation } from '../world/world.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'

/** Finds how a response breaks the contract; undefined if it conforms. */
export function findReplyViolation(
  operation: ContractOperation,
  { status, body }: BackendResponse,
): ReplyViolation | undefined {
  const { operationId, responses } = operation
  const broken = (reason: string, pointer = '') => ({ operationId, pointer, reason })
  const declared = responses[String(status)]
  if (!declared) return broken(`status ${status} is not declared`)
  if (declared.mediaType === null)
    return body === undefined ? undefined : broken(`status ${status} has no body`)
  if (body === undefined) return broken(`status ${status} needs a body`)
  if (declared.schema === null) return isBytes(body) ? undefined : broken(`status ${status} is bytes`)
  if (isBytes(body)) return broken(`status ${status} is JSON`)
  const [problem] = getContractValidator(declared.schema)(body)
  return problem && broken(`${problem.keyword} ${JSON.stringify(problem.params)}`, problem.pointer)
}
