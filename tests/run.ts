import { ensureBrowser } from '../e2e/find-browser.ts'
import { checks, generate } from './support/check-steps.ts'
import { builds, runEndToEndTests, runUnitTests } from './support/runners.ts'
import { type Outcome, runSteps } from './support/steps.ts'
import { inWords, sum, type Tally } from './support/tally.ts'

/*
 * `npm test`: every check and every test. `npm run e2e`, which is `node tests/run.ts e2e`, the end-to-end tests alone;
 * what follows is Playwright's. One line at the end counts steps and tests.
 */

const count = (outcomes: Outcome[]): Tally => ({
  passed: outcomes.filter(({ isOk }) => isOk).length,
  failed: outcomes.filter(({ isOk }) => !isOk).length,
  skipped: 0,
})

const refused = (why: string): Tally => {
  console.log(`failed  ${why}\n`)
  return { passed: 0, failed: 1, skipped: 0 }
}

async function runInBrowser(made: Outcome[], parameters: string[]): Promise<Tally> {
  const isBuilt = builds.every(({ name }) => made.some((outcome) => outcome.name === name && outcome.isOk))
  if (!isBuilt) return refused('end-to-end tests: not run, for there is no build')
  try {
    ensureBrowser()
  } catch (error) {
    return refused(`end-to-end tests: ${error instanceof Error ? error.message : error}`)
  }
  return runEndToEndTests(parameters)
}

async function run([only, ...parameters]: string[]): Promise<Tally> {
  const isWhole = only !== 'e2e'
  const generated = await runSteps([generate])
  if (!generated.every(({ isOk }) => isOk)) return count(generated)
  const made = await runSteps(isWhole ? [...checks, ...builds] : builds)
  console.log('')
  // Each runner has both cores to itself: a test that waits for the screen must not wait for a compiler.
  const unit = isWhole ? [await runUnitTests()] : []
  const inBrowser = await runInBrowser(made, parameters)
  return sum([count(generated), count(made), ...unit, inBrowser])
}

const total = await run(process.argv.slice(2))
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0
