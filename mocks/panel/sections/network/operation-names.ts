import { contract } from '../../../contract/generated/contract.ts'

/** The Spanish name of an operation; an unknown operation has its id as its name. */
export const operationName = (operationId: string): string =>
  contract.operations[operationId]?.spanishName || operationId
