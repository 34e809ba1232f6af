import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTaxId } from '@/domain/tax-ids'

test.each([
  ['20-30111222-3', { of: 'nobody' }],
  ['20-30111222-0', { of: 'person', documentNumber: '30111222' }],
  ['20301112220', { of: 'person', documentNumber: '30111222' }],
  ['20 30.111.222 0', { of: 'person', documentNumber: '30111222' }],
  ['27-04567891-7', { of: 'person', documentNumber: '4567891' }],
  ['30-71234567-1', { of: 'company' }],
  ['10-30111222-5', { of: 'nobody' }],
  ['30111222', undefined],
  ['20-30111222-33', undefined],
  ['A0301112229', undefined],
  ['', undefined],
])('reads the text %j as the tax id %j', (text, taxId) => expect(parseTaxId(text)).toEqual(taxId))

test('recognizes a tax id as invalid if any one digit is wrong or the last two digits are swapped', () => {
  const validTaxId = '20301112220'
  fc.assert(
    fc.property(fc.nat(10), fc.nat(9), (index, digit) => {
      const changedTaxId = validTaxId.slice(0, index) + digit + validTaxId.slice(index + 1)
      expect(parseTaxId(changedTaxId)?.of).toBe(changedTaxId === validTaxId ? 'person' : 'nobody')
    }),
  )
  expect(parseTaxId('20301112202')).toEqual({ of: 'nobody' })
})

test('reads the document number of a person without its leading zeros', () => {
  expect(parseTaxId('20001112229')).toEqual({ of: 'person', documentNumber: '111222' })
})
