import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctIdType, extractDocumentNumber, isDocumentNumber } from '@/domain/documents'

test.each(['30111222', 'A30111222', '30111222B', 'A3011122B', '12345098', '11111098'])(
  'accepts the document number %s',
  (text) => {
    expect(isDocumentNumber(text)).toBe(true)
  },
)

test.each([
  '',
  'ABC',
  'AB30111222',
  '30.111.222',
  '111111',
  '9123456',
  '98765430',
  '30111222 ',
  'A1111110',
  '３０１１１２２２',
])('rejects the document number %j', (text) => {
  expect(isDocumentNumber(text)).toBe(false)
})

test.each([
  ['AAB123456', true],
  ['AA123456', false],
])('returns whether %s is a valid document number if no document type is given: %s', (text, expected) => {
  expect(isDocumentNumber(text)).toBe(expected)
})

test.each([
  ['AAB123456', 'OTRO', true],
  ['aab111111', 'PASAPORTE', true],
  ['AA1234567', 'PASAPORTE', true],
  ['AA1234567', 'OTRO', false],
  ['C01X00T47', 'PASAPORTE', true],
  ['C01X00T47', 'DNI', false],
  ['ABCDEFGH', 'PASAPORTE', false],
  ['AA-123456', 'PASAPORTE', false],
  ['', 'PASAPORTE', false],
] as const)(
  'returns whether %s is a valid document number for the document type %s: %s',
  (text, idType, expected) => {
    expect(isDocumentNumber(text, idType)).toBe(expected)
  },
)

test('rejects six equal or consecutive digits at any position', () => {
  const runs = fc.constantFrom('000000', '999999', '012345', '456789', '987654', '543210')
  const digits = fc.stringMatching(/^\d{0,3}$/)
  fc.assert(
    fc.property(digits, runs, digits, (before, run, after) => !isDocumentNumber(before + run + after)),
  )
})

test.each([
  ['30.999.881', '30999881'],
  [' 30 999 881 ', '30999881'],
  ['30-999-881', '30999881'],
  ['30.', '30'],
  ['m30999881', 'M30999881'],
  ['2481630k', '2481630K'],
  ['aad123456', 'AAD123456'],
  ['AAD-123456', 'AAD123456'],
  ['', ''],
  ['...', ''],
  ['Nadie', ''],
  ['Ana 123', ''],
  ['Lote 4', ''],
])('extracts the document number, or an empty text, from the search text %j: %j', (text, number) => {
  expect(extractDocumentNumber(text)).toBe(number)
})

test('replaces the document type DNI by OTRO if the document number contains a letter', () => {
  expect(correctIdType('A3011122', 'DNI')).toBe('OTRO')
  expect(correctIdType('30111222', 'DNI')).toBe('DNI')
  expect(correctIdType('', 'DNI')).toBe('DNI')
  expect(correctIdType('A3011122', 'PASAPORTE')).toBe('PASAPORTE')
})

test.each(['xAAA123456', 'AAA1234567'])(
  'rejects %j, which only contains an Argentine passport number',
  (text) => {
    expect(isDocumentNumber(text)).toBe(false)
  },
)
