import { expect, test } from 'vitest'
import { isDownload, workbookMediaType } from '@/api/downloads'
import { readContractOperations } from './contract-operations'

test.each(readContractOperations())(
  '$operationId counts as a download if, and only if, its response is a file',
  (operation) => {
    const { responseTypes, path, isWrite } = operation
    const isFile = responseTypes.some((type) => type !== 'application/json')
    expect(isDownload(path)).toBe(isFile)
    expect(isDownload(`${path}?page=2`)).toBe(isFile)
    if (isFile)
      expect({ responseTypes, isWrite }).toEqual({ responseTypes: [workbookMediaType], isWrite: false })
  },
)

test('a call with the text /download/ only in its query string does not count as a download', () => {
  expect(isDownload('/fapi/customer/101/visits/contacts/?search=/download/')).toBe(false)
})
