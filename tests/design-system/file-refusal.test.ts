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

test('reads the format from the end of the file name, in upper or lower case', () => {
  expect(findReasons(['a.pdf', 'b.PDF', 'c.JpG', 'a.b.pdf'])).toEqual([])
  expect(findReasons(['a.exe', 'a.pdf.EXE', 'pdf.txt'])).toEqual([
    ['format', 'exe'],
    ['format', 'exe'],
    ['format', 'txt'],
  ])
})

test.each(['', 'contract', 'contract.', '.pdf', 'pdf'])(
  'refuses a file with the name %j, which has no extension',
  (name) => {
    expect(findReasons([name])).toEqual([['no-format', '']])
  },
)

test('accepts files with any extension or without one if the rules do not list formats', () => {
  expect(findReasons(['a.exe', 'contract'], {})).toEqual([])
})

test.each([
  [0, 'empty'],
  [1, undefined],
  [2_097_151, undefined],
  [2_097_152, 'size'],
  [50_000_000, 'size'],
])('returns why a file of %i bytes is refused, or undefined if the file is accepted: %s', (size, reason) => {
  const { accepted, refused } = partitionFiles(
    [createFile('a.pdf', size)],
    { formats, sizeLimit: 2_097_152 },
    0,
  )
  expect(refused[0]?.reason).toBe(reason)
  expect(accepted).toHaveLength(reason ? 0 : 1)
})

test('refuses the files that exceed `maxFiles`; files that are refused for another reason do not count', () => {
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

test('removes invisible characters and text-direction marks from a file name', () => {
  expect(removeInvisibleCharacters('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(removeInvisibleCharacters('a\u0000b\n\u200Fc.pdf')).toBe('abc.pdf')
  expect(removeInvisibleCharacters('ñandú 你好.pdf')).toBe('ñandú 你好.pdf')
})
