import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, type Step } from './steps.ts'
import { countRunnerFailure, sumTallies, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

/** The build of the demo, which includes the mock backend, and the build of the portal without the mock backend. */
export const builds: [demo: Step, portal: Step] = [
  { name: 'build demo', command: ['rsbuild', 'build', '--env-mode', 'demo', '--log-level', 'warn'] },
  { name: 'build portal', command: ['rsbuild', 'build', '--log-level', 'warn'] },
]

function readTally<Report>(file: string, countResults: (report: Report) => Tally): Tally {
  try {
    return countResults(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** Runs a test runner, which writes a report file. Prints the output of the runner, and counts the results in the report. */
async function runWithReport<Report>(
  createStep: (reportFile: string) => Step,
  countResults: (report: Report) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  const file = join(folder, 'report.json')
  const { name, isOk, seconds } = await runStep(createStep(file), true)
  const tally = countRunnerFailure(readTally(file, countResults), isOk)
  rmSync(folder, { recursive: true })
  const { passed, failed } = tally
  console.log(
    `\n${failed === 0 ? 'ok    ' : 'failed'}  ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`,
  )
  return tally
}

/**
 * Runs the unit, contract, mock, component and screen tests, either with the cases of `npm test` or with all cases
 * (`tests/support/scope.ts`).
 */
export const runUnitTests = (scope: 'quick' | 'full'): Promise<Tally> =>
  runWithReport(
    (report) => ({
      name: 'unit and screen tests',
      command: [
        ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
      env: { TEST_SCOPE: scope },
    }),
    tallyVitest,
  )

const runPlaywright = (
  name: string,
  config: string,
  parameters: string[],
  env: Step['env'] = {},
): Promise<Tally> =>
  runWithReport(
    (report) => ({
      name,
      command: [
        ...['playwright', 'test', '--config', config],
        ...[`--reporter=${process.stdout.isTTY ? 'list' : 'dot'},json`, ...parameters],
      ],
      // Playwright sets FORCE_COLOR for its processes, and Node warns if NO_COLOR is also set.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined, ...env },
    }),
    tallyPlaywright,
  )

/**
 * Runs the end-to-end tests on the builds in `dist`: those of `npm test` (`quick`), or without a
 * scope all of them. The tests that measure time run one at a time, after all other tests; the
 * quick run leaves them out. If there are parameters, Playwright runs only once, with these parameters.
 */
export async function runEndToEndTests(scope?: 'quick', parameters: string[] = []): Promise<Tally> {
  const run = (name: string, options: string[], env: Step['env'] = {}) =>
    runPlaywright(name, 'e2e/playwright.config.ts', options, { TEST_SCOPE: scope, ...env })
  if (parameters.length > 0) return run('end-to-end tests', parameters)
  if (scope === 'quick') return run('end-to-end tests', [])
  const mainTally = await run('end-to-end tests', ['--grep-invert', '@isolated'])
  return sumTallies([
    mainTally,
    await run('end-to-end tests that measure', ['--grep', '@isolated', '--workers', '1'], {
      E2E_MEASURES: 'true',
    }),
  ])
}

/** Runs the random walks. */
export const runChaos = (parameters: string[]): Promise<Tally> =>
  runPlaywright('random walks', 'e2e/chaos/playwright.config.ts', parameters)

/** Writes pictures of pages in each installed engine into `test-results/engines`. */
export const runEngineScreenshots = (parameters: string[]): Promise<Tally> =>
  runPlaywright('screenshots in each engine', 'e2e/screenshots/engines.config.ts', parameters)

/** Compares screens and components with their stored screenshots. With the parameter `-u`, replaces the stored screenshots. */
export function runScreenshots(parameters: string[]): Promise<Tally> {
  const isFirstRun = !existsSync(new URL('../../e2e/screenshots/pictures', import.meta.url))
  if (isFirstRun) console.log('There are no stored screenshots yet: this run stores the first screenshots.\n')
  const updateOption = isFirstRun ? ['--update-snapshots'] : []
  return runPlaywright('screenshots', 'e2e/screenshots/playwright.config.ts', [
    ...updateOption,
    ...parameters,
  ])
}
