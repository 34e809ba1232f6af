import type { ResponseViolation, World } from '../world/world.ts'
import { type BackendResponse, createErrorResponse } from './backend-response.ts'

/** Thrown for a contract violation if `onViolation` is 'throw'. */
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
 * Records an error as a violation of the contract, and returns a response with the status 500.
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
