import type { ResponseViolation, World } from '../world/world.ts'
import { type BackendResponse, createErrorResponse } from './backend-response.ts'

/**
 * The error for a response that the contract does not allow. `reportViolation` converts this error to a 500 response, or
 * throws it if `onViolation` is 'throw'.
 */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  readonly violation: ResponseViolation

  constructor(violation: ResponseViolation) {
    super(describeViolation(violation))
    this.violation = violation
  }
}

const maxViolations = 100

/**
 * Records a ContractViolation, or any other error that a handler threw, in `world.violations`. Returns a 500 response.
 * @throws ContractViolation if `onViolation` is 'throw'.
 */
export function reportViolation(world: World, operationId: string, error: unknown): BackendResponse {
  const violation = toViolation(operationId, error)
  world.violations.push(violation)
  if (world.violations.length > maxViolations) world.violations.shift()
  if (world.options.onViolation === 'throw') throw new ContractViolation(violation)
  return createErrorResponse(500, describeViolation(violation))
}

function toViolation(operationId: string, error: unknown): ResponseViolation {
  if (error instanceof ContractViolation) return error.violation
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { operationId, pointer: '', reason: `the handler threw ${reason}` }
}

function describeViolation({ operationId, pointer, reason }: ResponseViolation): string {
  return `contract violation: ${operationId}, #${pointer}, ${reason}`
}
