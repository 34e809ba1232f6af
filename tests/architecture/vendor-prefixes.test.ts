import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-tree'

/** CSS properties that Safari supports only with the -webkit- prefix. */
const propertiesToPrefix = ['user-select', 'text-size-adjust', 'box-decoration-break', 'line-clamp']

test('each property that Safari supports only with -webkit- follows its prefixed declaration', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const linesWithoutPrefix = listSourceFiles(root)
    .filter(({ path }) => /^(src|mocks)\//.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim())
      return lines
        .filter((line, index) =>
          propertiesToPrefix.some(
            (name) => line.startsWith(`${name}:`) && !lines[index - 1]?.startsWith(`-webkit-${name}:`),
          ),
        )
        .map((line) => `${path}: ${line}`)
    })
  expect(linesWithoutPrefix).toEqual([])
})
