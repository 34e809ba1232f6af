import type { ContractOperation, ParameterLocation } from '@mocks/contract/contract-types'
import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import { records } from '../../operations/records'
import { getParameterExamples, listExamples, operations } from '../document'

/** Every operation of the contract. */
export const contractOperations = Object.values(contract.operations) as (ContractOperation & {
  operationId: OperationId
})[]

export type Operation = (typeof contractOperations)[number]

/** A call before it is sent. */
export interface GeneratedCall {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  /** The value of the contract's schema; an object of its fields for a form. Text is sent unchanged. */
  body: unknown
}

/** Lists the parameters of an operation at one location. */
export const listParameters = ({ parameters }: Operation, place: ParameterLocation) =>
  parameters.filter((one) => one.location === place)

/** The account of the good call. */
export const getAccount = ({ operationId }: Operation): string =>
  `${records[operationId].call.as ?? 'residente'}@demo.ar`

function documented({ operationId }: Operation) {
  const found = operations.find((one) => one.operationId === operationId)
  if (!found) throw new Error(`openapi.yaml has no ${operationId}`)
  return found
}

/** Creates a file without a name and with the media type of bytes. */
export const createUnnamedFile = (bytes: Uint8Array) => ({
  name: '',
  media_type: 'application/octet-stream',
  bytes,
})

/** Lists valid bodies: first the body of the good call, then the contract's examples. */
export function listGoodBodies(operation: Operation, token: string): unknown[] {
  const { body } = records[operation.operationId].call
  const isJson = operation.request?.mediaType === 'application/json'
  // An example of bytes is a text that describes them.
  const examples = isJson ? listExamples(documented(operation).requestBody?.content) : []
  if (body === undefined) return examples
  const known: unknown = typeof body === 'function' ? body(token) : body
  return [ArrayBuffer.isView(known) ? createUnnamedFile(known as Uint8Array) : known, ...examples]
}

/** Creates the good call of an operation, which succeeds in the demo. */
export function createGoodCall(operation: Operation, token: string): GeneratedCall {
  const { path = {}, query = {} } = records[operation.operationId].call
  const required = listParameters(operation, 'query').filter(({ isRequired }) => isRequired)
  const examples = getParameterExamples(documented(operation), 'query')
  return {
    path: { ...getParameterExamples(documented(operation), 'path'), ...path },
    query: { ...Object.fromEntries(required.map(({ name }) => [name, examples[name]])), ...query },
    headers: {},
    body: listGoodBodies(operation, token)[0],
  }
}

/** Builds the path and the query string of a call. */
export function buildAddress({ path }: Operation, asked: GeneratedCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(asked.path[name])))
  const pairs = Object.entries(asked.query).map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}
