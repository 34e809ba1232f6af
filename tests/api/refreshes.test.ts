import { expect, test } from 'vitest'
import { refreshes } from '@/api/refreshes'
import { readContractOperations } from './contract-operations'

const operations = readContractOperations()
/** Lists the operationIds of all writes if `isWrite`, else of all reads. */
const listOperationIds = (isWrite: boolean) =>
  operations.filter((operation) => operation.isWrite === isWrite).map(({ operationId }) => operationId)

test('`refreshes` has one entry for each write of the contract', () => {
  expect(Object.keys(refreshes).sort()).toEqual(listOperationIds(true).sort())
})

test.each(Object.entries(refreshes))(
  'the entry of %s lists only reads of the contract, each of them once',
  (_write, reads) => {
    expect(listOperationIds(false)).toEqual(expect.arrayContaining([...reads]))
    expect(new Set(reads).size).toBe(reads.length)
  },
)
