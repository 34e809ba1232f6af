import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { createDocumentCells } from '@/patterns/persons/document-cells'

const { value, cell } = createDocumentCells((row: { number: string }) => row.number)

test('sorts by the whole document number, which the cell masks', () => {
  expect(value({ number: '30999881' })).toBe('30999881')
  expect(isValidElement(cell?.({ number: '30999881' }))).toBe(true)
})

test('shows a dash instead of a missing document number', () => {
  expect(cell?.({ number: '' })).toBe('—')
})
