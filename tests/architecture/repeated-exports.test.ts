import { describe, expect, it } from 'vitest'
import { findRepeatedExports } from './repeated-exports'

const findMessages = (files: Record<string, string>) =>
  findRepeatedExports(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )

describe('findRepeatedExports', () => {
  it.each([
    ['functions', 'export function find() {}'],
    ['constants', 'export const find = 1'],
    ['types', 'export type find = 1'],
    ['interfaces', 'export interface find {}'],
    ['classes', 'export class find {}'],
  ])('rejects %s with a name that another file exports', (_kind, text) => {
    expect(findMessages({ 'src/a.ts': 'export const find = 1', 'mocks/b.ts': `\n${text}` })).toEqual([
      "mocks/b.ts:2 'find' is also exported by src/a.ts: give one a name that contains its subject",
    ])
  })

  it.each([
    ['a type and a value of one file', { 'src/a.ts': 'export type A = 1\nexport const A = 1' }],
    [
      'a name that only one of two files exports',
      { 'src/a.ts': 'const a = 1', 'src/b.ts': 'export const a = 1' },
    ],
    ['default exports', { 'src/a.ts': 'export default 1', 'src/b.ts': 'export default 1' }],
    [
      'a constant `copy` in each file',
      { 'src/a.ts': 'export const copy = 1', 'src/b.ts': 'export const copy = 1' },
    ],
    [
      'a name that two tests export',
      { 'tests/a.ts': 'export const a = 1', 'tests/b.ts': 'export const a = 1' },
    ],
    [
      'a name that src and mocks may share',
      { 'src/a.ts': 'export const addDays = 1', 'mocks/b.ts': 'export const addDays = 1' },
    ],
  ])('accepts %s', (_case, files) => {
    expect(findMessages(files as Record<string, string>)).toEqual([])
  })

  it('rejects two exports of a name in src, even if src and mocks may share the name', () => {
    const text = 'export const addDays = 1'
    expect(findMessages({ 'src/a.ts': text, 'src/b.ts': text })).toHaveLength(1)
  })
})
