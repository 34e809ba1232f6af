import type { ContractOperation } from '../contract/contract-types.ts'
import { contract } from '../contract/generated/contract.ts'
import type { OperationId } from '../contract/operations.ts'

/** An operation, and its path parameters as text. */
export interface OperationMatch {
  operation: ContractOperation & { operationId: OperationId }
  path: Record<string, string>
}

/** The reason why no operation matches: the path is unknown, or supports other methods. */
export type NoOperation = 'unknown path' | { allowed: string[] }

/** An operation and the segments of its path. */
export interface OperationRoute {
  operation: OperationMatch['operation']
  segments: string[]
}

/** Literal segments win over parameters, from left to right. */
function compareSpecificity(one: OperationRoute, other: OperationRoute): number {
  const weights = ({ segments }: OperationRoute) =>
    segments.map((part) => (isParameter(part) ? '1' : '0')).join('')
  return weights(one).localeCompare(weights(other))
}

/** Creates the routes of operations, in the order in which they are tried. */
export function createRoutes(operations: readonly ContractOperation[]): OperationRoute[] {
  return operations
    .map((operation) => ({
      operation: operation as OperationRoute['operation'],
      segments: operation.path.split('/'),
    }))
    .sort(compareSpecificity)
}

const contractRoutes = createRoutes(Object.values(contract.operations))

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

/** Finds the operation of a method and a path. Trailing slashes count; a path that cannot be decoded is unknown. */
export function matchOperation(
  method: string,
  pathname: string,
  routes: readonly OperationRoute[] = contractRoutes,
): OperationMatch | NoOperation {
  const segments = decodeSegments(pathname)
  const fitting = segments ? routes.filter((route) => matchesSegments(route, segments)) : []
  const [first] = fitting
  if (!first || !segments) return 'unknown path'
  const found = fitting.find((route) => route.operation.method === method)
  if (!found) return { allowed: [...new Set(fitting.map((route) => route.operation.method))] }
  return { operation: found.operation, path: readPathParameters(found, segments) }
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function matchesSegments(route: OperationRoute, segments: readonly string[]): boolean {
  if (route.segments.length !== segments.length) return false
  return route.segments.every((part, at) => (isParameter(part) ? segments[at] !== '' : part === segments[at]))
}

function readPathParameters(route: OperationRoute, segments: readonly string[]): Record<string, string> {
  const pairs = route.segments.flatMap((part, at) =>
    isParameter(part) ? [[part.slice(1, -1), segments[at] ?? '']] : [],
  )
  return Object.fromEntries(pairs)
}
