import { ensureBrowser, installBrowser } from '../e2e/install-browser.ts'
import { checks, generate } from './support/check-steps.ts'
import { builds, runEndToEndTests, runScreenshots, runUnitTests } from './support/runners.ts'
import { runSteps, type StepResult } from './support/steps.ts'
import { formatTally, sumTallies, type Tally } from './support/tally.ts'

/*
 * The first parameter selects what runs:
 * - none (`npm test`): every check, the unit tests and the end-to-end tests
 * - `e2e` (`npm run e2e`): the end-to-end tests
 * - `screenshots` (`npm run screenshots`): the comparison of the screenshots
 * - `install-browser` (`npm run e2e:install`): the installation of a browser
 * All other parameters go to Playwright. The last line of the output counts the steps and the tests.
 */

const countSteps = (results: StepResult[]): Tally => ({
  passed: results.filter(({ isOk }) => isOk).length,
  failed: results.filter(({ isOk }) => !isOk).length,
  skipped: 0,
})

const reportFailure = (reason: string): Tally => {
  console.log(`failed  ${reason}\n`)
  return { passed: 0, failed: 1, skipped: 0 }
}

/** The suites that run in a browser, each with the builds that it needs. */
const browserSuites = {
  e2e: { name: 'end-to-end tests', requiredBuilds: builds, run: runEndToEndTests },
  screenshots: { name: 'screenshots', requiredBuilds: builds.slice(0, 1), run: runScreenshots },
}

async function runBrowserSuite(
  { name, requiredBuilds, run }: (typeof browserSuites)[keyof typeof browserSuites],
  results: StepResult[],
  parameters: string[],
): Promise<Tally> {
  const isBuilt = requiredBuilds.every((build) =>
    results.some((result) => result.name === build.name && result.isOk),
  )
  if (!isBuilt) return reportFailure(`${name}: not run, because a build is missing`)
  try {
    ensureBrowser()
  } catch (error) {
    return reportFailure(`${name}: ${error instanceof Error ? error.message : error}`)
  }
  return run(parameters)
}

async function runSuites([suiteName, ...parameters]: string[]): Promise<Tally> {
  const isFullRun = suiteName !== 'e2e' && suiteName !== 'screenshots'
  const browserSuite = browserSuites[isFullRun ? 'e2e' : suiteName]
  const generateResults = await runSteps([generate])
  if (!generateResults.every(({ isOk }) => isOk)) return countSteps(generateResults)
  const { requiredBuilds } = browserSuite
  const results = await runSteps(isFullRun ? [...checks, ...requiredBuilds] : requiredBuilds)
  console.log('')
  // The suites run one after the other. If they ran at the same time, tests would time out on the busy machine.
  const unitTallies = isFullRun ? [await runUnitTests()] : []
  const browserTally = await runBrowserSuite(browserSuite, results, parameters)
  return sumTallies([countSteps(generateResults), countSteps(results), ...unitTallies, browserTally])
}

if (process.argv[2] === 'install-browser') {
  installBrowser()
} else {
  const total = await runSuites(process.argv.slice(2))
  console.log(formatTally(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
