import type { ContractOperation } from '../contract/contract-types.ts'
import { contract } from '../contract/generated/contract.ts'
import type { OperationId } from '../contract/operations.ts'

/** An operation, and its path parameters as text. */
export interface OperationMatch {
  operation: ContractOperation & { operationId: OperationId }
  path: Record<string, string>
}

/** The reason why no operation matches: the path is unknown, or supports only other methods. */
export type NoMatch = 'unknown path' | { allowed: string[] }

/** An operation and the segments of its path. */
export interface OperationRoute {
  operation: OperationMatch['operation']
  segments: string[]
}

/**
 * Sorts a route with a literal segment before a route with a parameter in the same place. The leftmost difference
 * decides.
 */
function compareSpecificity(left: OperationRoute, right: OperationRoute): number {
  const toSortText = ({ segments }: OperationRoute) =>
    segments.map((part) => (isParameter(part) ? '1' : '0')).join('')
  return toSortText(left).localeCompare(toSortText(right))
}

/** Creates the routes of operations, the most specific routes first. */
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

/**
 * Finds the operation of a method and a path. The paths `/a` and `/a/` are different. A path that cannot be decoded
 * is unknown.
 */
export function matchOperation(
  method: string,
  pathname: string,
  routes: readonly OperationRoute[] = contractRoutes,
): OperationMatch | NoMatch {
  const segments = decodeSegments(pathname)
  const pathRoutes = segments ? routes.filter((route) => matchesSegments(route, segments)) : []
  if (pathRoutes.length === 0 || !segments) return 'unknown path'
  const route = pathRoutes.find(({ operation }) => operation.method === method)
  if (!route) return { allowed: [...new Set(pathRoutes.map(({ operation }) => operation.method))] }
  return { operation: route.operation, path: readPathParameters(route, segments) }
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
  return route.segments.every((part, index) =>
    isParameter(part) ? segments[index] !== '' : part === segments[index],
  )
}

function readPathParameters(route: OperationRoute, segments: readonly string[]): Record<string, string> {
  const pairs = route.segments.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [],
  )
  return Object.fromEntries(pairs)
}
