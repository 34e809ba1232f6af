import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-tree'

/** Properties that Safari supports only with the -webkit- prefix. */
const prefixed = ['user-select', 'text-size-adjust', 'box-decoration-break', 'line-clamp']

test('every property that WebKit supports only with a prefix is also written with the prefix', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const unprefixed = sourceFiles(root)
    .filter(({ path }) => /^(src|mocks)\//.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim())
      return lines
        .filter((line, index) =>
          prefixed.some(
            (name) => line.startsWith(`${name}:`) && !lines[index - 1]?.startsWith(`-webkit-${name}:`),
          ),
        )
        .map((line) => `${path}: ${line}`)
    })
  expect(unprefixed).toEqual([])
})
