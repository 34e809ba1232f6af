import { ensureBrowser, installBrowser } from '../e2e/install-browser.ts'
import { checks, generate } from './support/check-steps.ts'
import { builds, runEndToEndTests, runScreenshots, runUnitTests } from './support/runners.ts'
import { runSteps, type StepResult } from './support/steps.ts'
import { formatTally, sumTallies, type Tally } from './support/tally.ts'

/*
 * `npm test`: every check and every test. `npm run e2e`, which is `node tests/run.ts e2e`, the end-to-end tests alone, and
 * `npm run screenshots` the pictures; what follows is Playwright's. One line at the end counts steps and tests.
 * `npm run e2e:install`, which is `node tests/run.ts install-browser`, installs a browser for them.
 */

const count = (outcomes: StepResult[]): Tally => ({
  passed: outcomes.filter(({ isOk }) => isOk).length,
  failed: outcomes.filter(({ isOk }) => !isOk).length,
  skipped: 0,
})

const refused = (why: string): Tally => {
  console.log(`failed  ${why}\n`)
  return { passed: 0, failed: 1, skipped: 0 }
}

/** What runs in a browser, and what it needs to have been built. */
const inBrowser = {
  e2e: { name: 'end-to-end tests', needs: builds, run: runEndToEndTests },
  screenshots: { name: 'screenshots', needs: builds.slice(0, 1), run: runScreenshots },
}

async function runInBrowser(
  { name, needs, run }: (typeof inBrowser)[keyof typeof inBrowser],
  made: StepResult[],
  parameters: string[],
): Promise<Tally> {
  const isBuilt = needs.every((build) => made.some((outcome) => outcome.name === build.name && outcome.isOk))
  if (!isBuilt) return refused(`${name}: not run, for there is no build`)
  try {
    ensureBrowser()
  } catch (error) {
    return refused(`${name}: ${error instanceof Error ? error.message : error}`)
  }
  return run(parameters)
}

async function run([only, ...parameters]: string[]): Promise<Tally> {
  const isWhole = only !== 'e2e' && only !== 'screenshots'
  const last = inBrowser[isWhole ? 'e2e' : only]
  const generated = await runSteps([generate])
  if (!generated.every(({ isOk }) => isOk)) return count(generated)
  const made = await runSteps(isWhole ? [...checks, ...last.needs] : last.needs)
  console.log('')
  // Each runner has both cores to itself: a test that waits for the screen must not wait for a compiler.
  const unit = isWhole ? [await runUnitTests()] : []
  return sumTallies([count(generated), count(made), ...unit, await runInBrowser(last, made, parameters)])
}

if (process.argv[2] === 'install-browser') {
  installBrowser()
} else {
  const total = await run(process.argv.slice(2))
  console.log(formatTally(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
