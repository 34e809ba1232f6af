import { contract } from '../contract/generated/contract.ts'
import type { Control } from './control.ts'

/** Lists the operations of the contract, in its order; each can have faults. */
export const operationsControl: Control = {
  method: 'GET',
  schema: null,
  run: () => ({
    status: 200,
    body: Object.values(contract.operations).map(({ operationId, method, path, tag, summary }) => ({
      operationId,
      method,
      path,
      tag,
      summary,
    })),
  }),
}
