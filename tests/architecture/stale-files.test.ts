import { expect, test } from 'vitest'
import { type GeneratedFile, listStaleCommands } from '../support/stale-files'

const files: GeneratedFile[] = [
  { path: 'hooks', sources: ['contract'], commands: ['generate hooks', 'generate operations'] },
  { path: 'docs', sources: ['Button', 'Avatar'], commands: ['generate docs'] },
]
const listCommands = (times: Record<string, number>) => listStaleCommands(files, (path) => times[path])
const current = { contract: 1, Button: 1, Avatar: 1, hooks: 2, docs: 2 }

test('generates nothing if no source is newer than its generated file', () => {
  expect(listCommands(current)).toEqual([])
})

test('generates only the files that are missing or older than one of their sources', () => {
  expect(listCommands({ ...current, Avatar: 3 })).toEqual(['generate docs'])
  expect(listCommands({ ...current, contract: 3 })).toEqual(['generate hooks', 'generate operations'])
  const { docs: _missing, ...withoutDocs } = current
  expect(listCommands(withoutDocs)).toEqual(['generate docs'])
  expect(listCommands({})).toEqual(['generate hooks', 'generate operations', 'generate docs'])
})
