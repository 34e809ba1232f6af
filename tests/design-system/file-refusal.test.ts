import { expect, test } from 'vitest'
import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { partitionFiles } from '@/design-system/components/FileDrop/file-refusal'

const formats = ['pdf', 'jpg']
const createFile = (name: string, size = 1) => {
  const sizedFile = new File(['x'], name)
  Object.defineProperty(sizedFile, 'size', { value: size })
  return sizedFile
}
const findReasons = (
  names: string[],
  rules: Parameters<typeof partitionFiles>[1] = { formats },
  existingCount = 0,
) =>
  partitionFiles(
    names.map((name) => createFile(name)),
    rules,
    existingCount,
  ).refused.map(({ reason, extension }) => [reason, extension])

test('reads the format from the end of the name, in any case', () => {
  expect(findReasons(['a.pdf', 'b.PDF', 'c.JpG', 'a.b.pdf'])).toEqual([])
  expect(findReasons(['a.exe', 'a.pdf.EXE', 'pdf.txt'])).toEqual([
    ['format', 'exe'],
    ['format', 'exe'],
    ['format', 'txt'],
  ])
})

test.each(['', 'contract', 'contract.', '.pdf', 'pdf'])(
  'refuses the file name %j, which has no format',
  (name) => {
    expect(findReasons([name])).toEqual([['no-format', '']])
  },
)

test('accepts every format, and names without a format, if no formats are listed', () => {
  expect(findReasons(['a.exe', 'contract'], {})).toEqual([])
})

test.each([
  [0, 'empty'],
  [1, undefined],
  [2_097_151, undefined],
  [2_097_152, 'size'],
  [50_000_000, 'size'],
])(
  'refuses a file of %i bytes with the reason %s, or accepts the file if the reason is undefined',
  (size, reason) => {
    const { accepted, refused } = partitionFiles(
      [createFile('a.pdf', size)],
      { formats, sizeLimit: 2_097_152 },
      0,
    )
    expect(refused[0]?.reason).toBe(reason)
    expect(accepted).toHaveLength(reason ? 0 : 1)
  },
)

test('refuses files above `maxFiles`, without counting files refused for another reason', () => {
  const { accepted, refused } = partitionFiles(
    ['a.exe', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => createFile(name)),
    { formats, maxFiles: 3 },
    1,
  )
  expect(accepted.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf'])
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['a.exe', 'format'],
    ['d.pdf', 'count'],
  ])
})

test('removes invisible and direction characters from a name', () => {
  expect(removeInvisibleCharacters('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(removeInvisibleCharacters('a\u0000b\n\u200Fc.pdf')).toBe('abc.pdf')
  expect(removeInvisibleCharacters('ñandú 你好.pdf')).toBe('ñandú 你好.pdf')
})
