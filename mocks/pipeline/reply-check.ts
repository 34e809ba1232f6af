import type { ContractOperation } from '../contract/contract-shape.ts'
import { contractValidator } from '../contract/validation.ts'
import type { Violation } from '../db/world.ts'
import type { Answer } from './answer.ts'

/** What is wrong with an answer by the contract; nothing if it is as declared. */
export function brokenReply(operation: ContractOperation, { status, body }: Answer): Violation | undefined {
  const { operationId, responses } = operation
  const declared = responses[String(status)]
  if (!declared) return { operationId, pointer: '', reason: `status ${status} is not declared` }
  if (declared.schema === null) {
    return body === undefined
      ? undefined
      : { operationId, pointer: '', reason: `status ${status} has no body` }
  }
  if (body === undefined) return { operationId, pointer: '', reason: `status ${status} needs a body` }
  const [problem] = contractValidator(declared.schema)(body)
  return problem && { operationId, pointer: problem.pointer, reason: problem.words }
}
