import { expect, test } from 'vitest'
import { refreshes } from '@/api/refreshes'
import { contractOperations } from './contract-operations'

const operations = contractOperations()
const names = (isWrite: boolean) =>
  operations.filter((operation) => operation.isWrite === isWrite).map(({ operationId }) => operationId)

test('has one line for each write of the contract', () => {
  expect(Object.keys(refreshes).sort()).toEqual(names(true).sort())
})

test.each(Object.entries(refreshes))('%s refreshes reads of the contract, each once', (_write, reads) => {
  expect(names(false)).toEqual(expect.arrayContaining([...reads]))
  expect(new Set(reads).size).toBe(reads.length)
})
