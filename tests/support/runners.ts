import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, type Step } from './steps.ts'
import { countRunnerFailure, sumTallies, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

/** The demo, with the mock inside, and the portal for production. */
export const builds: Step[] = [
  { name: 'build demo', command: ['rsbuild', 'build', '--env-mode', 'demo', '--log-level', 'warn'] },
  { name: 'build portal', command: ['rsbuild', 'build', '--log-level', 'warn'] },
]

function readTally<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** Runs a test runner, shows what it prints, and counts by the report that it writes to a file. */
async function runReported<Report>(
  step: (report: string) => Step,
  tally: (report: Report) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  const file = join(folder, 'report.json')
  const { name, isOk, seconds } = await runStep(step(file), true)
  const counted = countRunnerFailure(readTally(file, tally), isOk)
  rmSync(folder, { recursive: true })
  const { passed, failed } = counted
  console.log(
    `\n${failed === 0 ? 'ok    ' : 'failed'}  ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`,
  )
  return counted
}

/** Unit, contract, mock, component and screen tests. */
export const runUnitTests = (): Promise<Tally> =>
  runReported(
    (report) => ({
      name: 'unit and screen tests',
      command: [
        ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
    }),
    tallyVitest,
  )

const runPlaywright = (name: string, config: string, parameters: string[]): Promise<Tally> =>
  runReported(
    (report) => ({
      name,
      command: [
        ...['playwright', 'test', '--config', config],
        ...[`--reporter=${process.stdout.isTTY ? 'list' : 'dot'},json`, ...parameters],
      ],
      // It sets FORCE_COLOR for its own processes, and Node warns of both in each of them.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined },
    }),
    tallyPlaywright,
  )

/**
 * Journeys in a real browser, on builds that exist; those that measure time one by one, after all others. Who chooses some
 * by what Playwright is given has these at once.
 */
export async function runEndToEndTests(parameters: string[] = []): Promise<Tally> {
  const run = (name: string, choice: string[]) => runPlaywright(name, 'e2e/playwright.config.ts', choice)
  if (parameters.length > 0) return run('end-to-end tests', parameters)
  const others = await run('end-to-end tests', ['--grep-invert', '@alone'])
  return sumTallies([
    others,
    await run('end-to-end tests that measure', ['--grep', '@alone', '--workers', '1']),
  ])
}

/** Pictures of screens and components against those that were taken before; `-u` takes them anew. */
export function runScreenshots(parameters: string[]): Promise<Tally> {
  const isFirst = !existsSync(new URL('../../e2e/screenshots/pictures', import.meta.url))
  if (isFirst) console.log('There are no pictures to compare with yet: these become the first.\n')
  const first = isFirst ? ['--update-snapshots'] : []
  return runPlaywright('screenshots', 'e2e/screenshots/playwright.config.ts', [...first, ...parameters])
}
