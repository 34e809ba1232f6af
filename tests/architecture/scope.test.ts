import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/scope'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { TEST_SCOPE: _, ...environment } = process.env

interface Suite {
  file: string
  specs: { title: string }[]
  suites?: Suite[]
}

const listTitles = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => `${file} › ${title}`),
  ...suites.flatMap(listTitles),
]

/** Lists the end-to-end tests of a scope, or without a scope all of them: the files, and `file › title` of each test. */
function listTests(scope?: 'quick'): { files: Set<string>; titles: Set<string> } {
  const output = execFileSync(
    'node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...(scope && { TEST_SCOPE: scope }) },
      maxBuffer: 2 ** 26,
    },
  )
  const { suites } = JSON.parse(output) as { suites: Suite[] }
  return { files: new Set(suites.map(({ file }) => file)), titles: new Set(suites.flatMap(listTitles)) }
}

describe.runIf(isFullRun)('the end-to-end tests', { timeout: 120_000 }, () => {
  it('run in some project, those of each file and of the quick scope', () => {
    const [allTests, quickTests] = [listTests(), listTests('quick')]
    expect(quickTests.titles.size).toBeGreaterThan(300)
    expect([...quickTests.titles].filter((title) => !allTests.titles.has(title))).toEqual([])
    // Random walks and screenshots have configurations and commands of their own.
    const specFiles = globSync('**/*.spec.ts', { cwd: `${root}e2e` }).filter(
      (file) => !/^(chaos|screenshots)\//.test(file),
    )
    expect(specFiles.filter((file) => !allTests.files.has(file))).toEqual([])
  })
})
