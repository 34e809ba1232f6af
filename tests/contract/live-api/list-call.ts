import type { ContractOperation, JsonSchema } from '../../../mocks/contract/contract-types.ts'
import { contract } from '../../../mocks/contract/generated/contract.ts'
import type { CallResult, Query } from './api-client.ts'
import type { Finding } from './difference.ts'
import type { Row } from './reads.ts'

/** A page of a list, as the contract describes it. */
export interface Page {
  count: number
  current: number
  results: Row[]
  links?: { next: string | null; previous: string | null }
}

/** Calls one list with a query. Compares the response with the contract, as a call with one of `statuses`. */
export type CallList = (query: Query, statuses?: readonly number[]) => Promise<CallResult>

/** A list and its first page, for the checks of pages, orderings and filters. */
export interface ListCall {
  operation: ContractOperation
  page: Page
  /** The query that the first page was read with. */
  query: Query
  call: CallList
  /** Reports where a page differs from the contract. `query` has no values of filters. */
  report: (query: string, finding: Finding) => void
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Returns the page in a result; undefined if the result is no successful page. */
export function findPage(result: CallResult): Page | undefined {
  if ('failure' in result || result.status !== 200 || result.body.kind !== 'json') return undefined
  const { value } = result.body
  if (!isObject(value) || !Array.isArray(value.results) || !value.results.every(isObject)) return undefined
  return typeof value.count === 'number' ? (value as unknown as Page) : undefined
}

/** Returns the schema of a query parameter, with its default; undefined if the operation lacks the parameter. */
export function findQuerySchema(operation: ContractOperation, name: string): JsonSchema | undefined {
  const parameter = operation.parameters.find(
    (candidate) => candidate.location === 'query' && candidate.name === name,
  )
  if (!parameter) return undefined
  return { ...contract.schemas[parameter.schema], default: parameter.default }
}

/** Returns the value at a path of field names, such as `['person', 'last_name']`. */
export const readPath = (row: Row, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row)
