import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-tree'

/** What Safari knows by its prefix alone. */
const prefixed = ['user-select', 'text-size-adjust', 'box-decoration-break', 'line-clamp']

test('what WebKit knows by its prefix alone is written with it too', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const lonely = sourceFiles(root)
    .filter(({ path }) => /^(src|mocks)\//.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim())
      return lines
        .filter((line, place) =>
          prefixed.some(
            (name) => line.startsWith(`${name}:`) && !lines[place - 1]?.startsWith(`-webkit-${name}:`),
          ),
        )
        .map((line) => `${path}: ${line}`)
    })
  expect(lonely).toEqual([])
})
