/** The number of tests by result. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** The fields of vitest's JSON report that `tallyVitest` reads. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The fields of Playwright's JSON report that `tallyPlaywright` reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts the results of vitest. A file that could not be loaded has no tests, and counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const unloadedFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts the results of Playwright. A flaky test and an error outside the tests each count as one failure. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Returns the tally. If the runner has failed or has run no test, the returned tally has at least one failure. */
export function countRunnerFailure(tally: Tally, hasSucceeded: boolean): Tally {
  const hasFailed = !hasSucceeded || tally.passed + tally.failed === 0
  return { ...tally, failed: hasFailed ? Math.max(tally.failed, 1) : tally.failed }
}

export const sumTallies = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** Formats the total of a run, which the run prints as its last line. */
export const formatTally = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
