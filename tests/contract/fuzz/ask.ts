import type { ContractOperation, ParameterLocation } from '@mocks/contract/contract-types'
import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import { records } from '../../operations/records'
import { examplesOf, operations, parameterExamples } from '../document'

/** Every operation of the contract. */
export const everyOperation = Object.values(contract.operations) as (ContractOperation & {
  operationId: OperationId
})[]

export type Operation = (typeof everyOperation)[number]

/** A call before it is sent. */
export interface Ask {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  /** As the contract has it; of a form, its fields. Text travels as it stands. */
  body: unknown
}

/** The parameters of an operation that travel in one place. */
export const parametersIn = ({ parameters }: Operation, place: ParameterLocation) =>
  parameters.filter((one) => one.location === place)

/** Who may call it. */
export const accountOf = ({ operationId }: Operation): string =>
  `${records[operationId].call.as ?? 'residente'}@demo.ar`

function documented({ operationId }: Operation) {
  const found = operations.find((one) => one.operationId === operationId)
  if (!found) throw new Error(`openapi.yaml has no ${operationId}`)
  return found
}

/** A file of which nothing but the bytes is known. */
export const bytesAlone = (bytes: Uint8Array) => ({ name: '', media_type: 'application/octet-stream', bytes })

/** The bodies of an operation that are known to be good: first the one that is known to succeed, then the contract's examples. */
export function knownBodies(operation: Operation, token: string): unknown[] {
  const { body } = records[operation.operationId].call
  const isJson = operation.request?.mediaType === 'application/json'
  // An example of bytes is only a text that stands for them.
  const examples = isJson ? examplesOf(documented(operation).requestBody?.content) : []
  if (body === undefined) return examples
  const known: unknown = typeof body === 'function' ? body(token) : body
  return [ArrayBuffer.isView(known) ? bytesAlone(known as Uint8Array) : known, ...examples]
}

/** The call that is known to succeed. */
export function knownAsk(operation: Operation, token: string): Ask {
  const { path = {}, query = {} } = records[operation.operationId].call
  const required = parametersIn(operation, 'query').filter(({ isRequired }) => isRequired)
  const examples = parameterExamples(documented(operation), 'query')
  return {
    path: { ...parameterExamples(documented(operation), 'path'), ...path },
    query: { ...Object.fromEntries(required.map(({ name }) => [name, examples[name]])), ...query },
    headers: {},
    body: knownBodies(operation, token)[0],
  }
}

/** Where an ask goes. */
export function addressOf({ path }: Operation, asked: Ask): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(asked.path[name])))
  const pairs = Object.entries(asked.query).map(([name, value]) => [name, String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}
