import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import type { Mock } from '@mocks/node'
import { encodeBody } from '../contract/fuzz/encode-body'
import {
  buildAddress,
  createGoodCall,
  createUnnamedFile,
  type GeneratedCall,
  type Operation,
} from '../contract/fuzz/generated-call'
import { type CallResponse, createRequestInit, readResponse } from '../mocks/client'
import type { CallChange } from './operation-record'

/** Applies a change to the good call of the operation, and builds the request. */
function buildRequest(operationId: OperationId, change: CallChange, token = '') {
  const operation = contract.operations[operationId] as Operation
  const goodCall = createGoodCall(operation, token)
  const body = change.body ?? goodCall.body
  const call: GeneratedCall = {
    ...goodCall,
    path: { ...goodCall.path, ...change.path },
    query: change.query ?? goodCall.query,
    body: ArrayBuffer.isView(body) ? createUnnamedFile(body as Uint8Array) : body,
  }
  return {
    method: operation.method,
    path: buildAddress(operation, call),
    ...encodeBody(operation, call.body),
  }
}

/** Applies a change to the good call of the operation, and sends the call. Without `token` the call has no session. */
export async function sendCall(mock: Mock, operationId: OperationId, change: CallChange, token?: string) {
  const { method, path, ...request } = buildRequest(operationId, change, token)
  return readResponse(await mock.request(path, createRequestInit(method, { ...request, token })))
}

/** Sends a call like `sendCall`, and then rolls back its changes, so that the next call starts from the same state. */
export async function sendCallAndRollBack(...args: Parameters<typeof sendCall>): Promise<CallResponse> {
  const [{ world }] = args
  const ids = world.ids.state()
  world.journal.begin()
  const response = await sendCall(...args)
  await world.journal.rollBack()
  world.ids.restore(ids)
  return response
}
