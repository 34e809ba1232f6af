import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/scope'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { TEST_SCOPE: _, ...environment } = process.env

/** Lists the end-to-end tests of a scope, or without a scope all of them, as `project › file:line:column › title`. */
function listTests(scope?: 'quick' | 'rest'): Set<string> {
  const output = execFileSync(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--list'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...(scope && { TEST_SCOPE: scope }) },
      maxBuffer: 2 ** 26,
    },
  )
  // The projects 'worker' and 'worker, left out' have the same host.
  const lines = output.matchAll(/^ *\[(\w+)[^\]]*\] › (.+)$/gm)
  return new Set(Array.from(lines, ([, project, title]) => `${project} › ${title}`))
}

describe.runIf(isFullRun)('the scopes of the end-to-end tests', { timeout: 120_000 }, () => {
  it('contain every test of every host in the quick scope, in the rest, or in both', () => {
    const [allTests, quickTests, otherTests] = [listTests(), listTests('quick'), listTests('rest')]
    expect(allTests.size).toBeGreaterThan(500)
    expect([...allTests].filter((name) => !quickTests.has(name) && !otherTests.has(name))).toEqual([])
  })
})
