import type { ContractOperation, ParameterLocation } from '@mocks/contract/contract-types'
import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import { records } from '../../operations/records'
import { getParameterExamples, listExamples, operations } from '../openapi-document'

/* For each operation, `records` has one good call: a call that succeeds in the demo scenario. */

/** Every operation of the contract. */
export const contractOperations = Object.values(contract.operations) as (ContractOperation & {
  operationId: OperationId
})[]

export type Operation = (typeof contractOperations)[number]

/** The parameters and the body for a call to an operation. The token is separate. */
export interface GeneratedCall {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  /** A JSON value, the fields of a form, or a file. If the body is a text, it is sent without encoding. */
  body: unknown
}

/** Lists the parameters of an operation at one location, such as its path. */
export const listParameters = ({ parameters }: Operation, location: ParameterLocation) =>
  parameters.filter((parameter) => parameter.location === location)

/** Returns the username of the account that sends the good call of an operation. */
export const getAccount = ({ operationId }: Operation): string =>
  `${records[operationId].call.as ?? 'residente'}@demo.ar`

function getDocumentedOperation({ operationId }: Operation) {
  const operation = operations.find((documented) => documented.operationId === operationId)
  if (!operation) throw new Error(`openapi.yaml has no ${operationId}`)
  return operation
}

/** Creates a file from bytes, without a name and with the media type `application/octet-stream`. */
export const createUnnamedFile = (bytes: Uint8Array) => ({
  name: '',
  media_type: 'application/octet-stream',
  bytes,
})

/**
 * Lists valid bodies: first the body of the good call, then the examples of the contract. Some operations expect `token` in the
 * body.
 */
export function listGoodBodies(operation: Operation, token: string): unknown[] {
  const { body } = records[operation.operationId].call
  const isJson = operation.request?.mediaType === 'application/json'
  // Only JSON examples can be sent as bodies. The contract's example of a file is a text that describes the file.
  const examples = isJson ? listExamples(getDocumentedOperation(operation).requestBody?.content) : []
  if (body === undefined) return examples
  const goodBody: unknown = typeof body === 'function' ? body(token) : body
  return [ArrayBuffer.isView(goodBody) ? createUnnamedFile(goodBody as Uint8Array) : goodBody, ...examples]
}

/** Creates the good call of an operation. Uses the examples of the contract for required parameters that `records` omits. */
export function createGoodCall(operation: Operation, token: string): GeneratedCall {
  const { path = {}, query = {} } = records[operation.operationId].call
  const required = listParameters(operation, 'query').filter(({ isRequired }) => isRequired)
  const examples = getParameterExamples(getDocumentedOperation(operation), 'query')
  return {
    path: { ...getParameterExamples(getDocumentedOperation(operation), 'path'), ...path },
    query: { ...Object.fromEntries(required.map(({ name }) => [name, examples[name]])), ...query },
    headers: {},
    body: listGoodBodies(operation, token)[0],
  }
}

/** Builds the path and the query string of a call. */
export function buildAddress({ path }: Operation, generatedCall: GeneratedCall): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(generatedCall.path[name])),
  )
  const pairs = Object.entries(generatedCall.query).map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? filledPath : `${filledPath}?${new URLSearchParams(pairs)}`
}
