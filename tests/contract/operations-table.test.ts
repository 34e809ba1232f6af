import { contract } from '@mocks/contract/generated/contract'
import { expect, it } from 'vitest'
import { operationsTable } from './operations-table'

const wanted = operationsTable.map(([operationId, method, path]) => `${operationId}: ${method} ${path}`)
const described = Object.values(contract.operations).map(
  ({ operationId, method, path }) => `${operationId}: ${method} ${path}`,
)

it('the contract describes every operation of the documents', () => {
  expect(wanted).toHaveLength(95)
  expect(wanted.filter((one) => !described.includes(one))).toEqual([])
})

it('the contract describes nothing that the documents do not name', () => {
  expect(described.filter((one) => !wanted.includes(one))).toEqual([])
})
