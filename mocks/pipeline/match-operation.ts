import type { ContractOperation } from '../contract/contract-types.ts'
import { contract } from '../contract/generated/contract.ts'
import type { OperationId } from '../contract/operations.ts'

/** The operation of a request, and the path parameters of the request as text. */
export interface OperationMatch {
  operation: ContractOperation & { operationId: OperationId }
  path: Record<string, string>
}

/** The reason why no operation matches: the path is unknown, or it supports only the methods in `allowed`. */
export type NoMatch = 'unknown path' | { allowed: string[] }

/** An operation and the segments of its path. */
export interface OperationRoute {
  operation: OperationMatch['operation']
  segments: string[]
}

/**
 * Compares two routes for sorting. At the first position at which only one of them has a parameter, the route with the
 * literal segment comes first.
 */
function compareSpecificity(left: OperationRoute, right: OperationRoute): number {
  const toSortText = ({ segments }: OperationRoute) =>
    segments.map((part) => (isParameter(part) ? '1' : '0')).join('')
  return toSortText(left).localeCompare(toSortText(right))
}

/** Creates the routes of operations. Routes with literal segments come before routes with parameters. */
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
 * Finds the operation for a method and a path. A final slash matters: `/a` and `/a/` are different paths. Returns
 * 'unknown path' also for a path that cannot be decoded.
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
