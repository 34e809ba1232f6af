import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listSourceFiles } from './source-tree'

/** Properties that Safari supports only with the -webkit- prefix. */
const prefixedProperties = ['user-select', 'text-size-adjust', 'box-decoration-break', 'line-clamp']

test('finds no property without the prefix that Safari requires', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const linesWithoutPrefix = listSourceFiles(root)
    .filter(({ path }) => /^(src|mocks)\//.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim())
      return lines
        .filter((line, index) =>
          prefixedProperties.some(
            (name) => line.startsWith(`${name}:`) && !lines[index - 1]?.startsWith(`-webkit-${name}:`),
          ),
        )
        .map((line) => `${path}: ${line}`)
    })
  expect(linesWithoutPrefix).toEqual([])
})
