import { expect, test } from 'vitest'
import { isDownload, workbook } from '@/api/downloads'
import { contractOperations } from './contract-operations'

test.each(contractOperations())(
  '$operationId is a download exactly if its response is a file',
  (operation) => {
    const { answers, path, isWrite } = operation
    const isFile = answers.some((type) => type !== 'application/json')
    expect(isDownload(path)).toBe(isFile)
    expect(isDownload(`${path}?page=2`)).toBe(isFile)
    if (isFile) expect({ answers, isWrite }).toEqual({ answers: [workbook], isWrite: false })
  },
)

test('ignores the word download in the query', () => {
  expect(isDownload('/fapi/customer/101/visits/contacts/?search=/download/')).toBe(false)
})
