import { contract } from '../../../contract/generated/contract.ts'

/** Returns the Spanish name of an operation, or its id if the contract has no Spanish name for it. */
export const getOperationName = (operationId: string): string =>
  contract.operations[operationId]?.spanishName || operationId
