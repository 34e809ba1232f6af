import { ensureBrowser, installBrowser } from '../e2e/install-browser.ts'
import { checks, generate } from './support/check-steps.ts'
import {
  builds,
  runChaos,
  runEndToEndTests,
  runEngineScreenshots,
  runScreenshots,
  runUnitTests,
} from './support/runners.ts'
import { runSteps, type Step, type StepResult } from './support/steps.ts'
import { formatTally, sumTallies, type Tally } from './support/tally.ts'

/*
 * The first parameter selects what runs:
 * - none (`npm test`): every check, the unit and screen tests, and each end-to-end test in one host
 * - `full` (`npm run test:full`): everything, so also what `npm test` leaves out
 * - `e2e` (`npm run e2e`): all end-to-end tests
 * - `chaos` (`npm run test:chaos`): the random walks
 * - `screenshots` (`npm run screenshots`): the comparison of the screenshots
 * - `engine-screenshots` (`npm run screenshots:engines`): pictures of pages in each browser engine
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

/** Runs `run` if its builds exist and there is a browser; otherwise counts a failure. */
async function runInBrowser(
  name: string,
  requiredBuilds: Step[],
  results: StepResult[],
  run: () => Promise<Tally>,
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
  return run()
}

/** Runs the suites one after the other. If they ran at the same time, tests would time out on the busy machine. */
async function runSuites(scope: 'quick' | 'full', results: StepResult[]): Promise<Tally> {
  const endToEndScope = scope === 'quick' ? scope : undefined
  return sumTallies([
    await runUnitTests(scope),
    await runInBrowser('end-to-end tests', builds, results, () => runEndToEndTests(endToEndScope)),
  ])
}

/** Generates the code, runs `steps` and then `run`, and returns the sum of the results. */
async function runAfterSteps(steps: Step[], run: (results: StepResult[]) => Promise<Tally>): Promise<Tally> {
  const generateResults = await runSteps([generate])
  if (!generateResults.every(({ isOk }) => isOk)) return countSteps(generateResults)
  const results = await runSteps(steps)
  console.log('')
  return sumTallies([countSteps(generateResults), countSteps(results), await run(results)])
}

const [demoBuild] = builds
const suites: Record<string, (parameters: string[]) => Promise<Tally>> = {
  quick: () => runAfterSteps([...checks, ...builds], (results) => runSuites('quick', results)),
  full: () => runAfterSteps([...checks, ...builds], (results) => runSuites('full', results)),
  e2e: (parameters) =>
    runAfterSteps(builds, (results) =>
      runInBrowser('end-to-end tests', builds, results, () => runEndToEndTests(undefined, parameters)),
    ),
  chaos: (parameters) =>
    runAfterSteps(builds, (results) =>
      runInBrowser('random walks', builds, results, () => runChaos(parameters)),
    ),
  screenshots: (parameters) =>
    runAfterSteps([demoBuild], (results) =>
      runInBrowser('screenshots', [demoBuild], results, () => runScreenshots(parameters)),
    ),
  'engine-screenshots': (parameters) =>
    runAfterSteps(builds, (results) =>
      runInBrowser('screenshots in each engine', builds, results, () => runEngineScreenshots(parameters)),
    ),
}

const [suiteName = 'quick', ...parameters] = process.argv.slice(2)
if (suiteName === 'install-browser') {
  installBrowser()
} else {
  const runSuite = suites[suiteName]
  if (!runSuite) throw new Error(`There is no suite '${suiteName}'`)
  const total = await runSuite(parameters)
  console.log(formatTally(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
