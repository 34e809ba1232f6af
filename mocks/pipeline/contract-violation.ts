import type { ReplyViolation, World } from '../db/world.ts'
import { type BackendResponse, createErrorResponse } from './backend-response.ts'

/** A handler that broke the contract, thrown where the host wants it so. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  readonly violation: ReplyViolation

  constructor(violation: ReplyViolation) {
    super(describeViolation(violation))
    this.violation = violation
  }
}

/** Enough to see what is wrong. */
const maxViolations = 100

/**
 * What is answered when the backend itself is at fault: a 500 that says so.
 * @throws ContractViolation if the world's host asked for that.
 */
export function reportViolation(world: World, operationId: string, error: unknown): BackendResponse {
  const violation = toViolation(operationId, error)
  world.violations.push(violation)
  if (world.violations.length > maxViolations) world.violations.shift()
  if (world.options.onViolation === 'throw') throw new ContractViolation(violation)
  return createErrorResponse(500, describeViolation(violation))
}

function toViolation(operationId: string, error: unknown): ReplyViolation {
  if (error instanceof ContractViolation) return error.violation
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { operationId, pointer: '', reason: `the handler threw ${reason}` }
}

function describeViolation({ operationId, pointer, reason }: ReplyViolation): string {
  return `contract violation: ${operationId}, #${pointer}, ${reason}`
}
