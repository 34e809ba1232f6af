import { describe, expect, it } from 'vitest'
import { countRunnerFailure, formatTally, sumTallies, tallyPlaywright, tallyVitest } from '../support/tally'

const emptyTally = { passed: 0, failed: 0, skipped: 0 }

describe('the tally of a run', () => {
  it('counts the results of vitest, with a file that failed to load as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [1, 2] },
        { status: 'failed', assertionResults: [1] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  it('counts the results of Playwright, with flaky tests and errors outside of tests as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3, skipped: 2 })
  })

  it('counts one failure if the runner fails without a failed test or runs no test', () => {
    expect(countRunnerFailure({ ...emptyTally, passed: 3 }, true)).toEqual({ ...emptyTally, passed: 3 })
    expect(countRunnerFailure({ ...emptyTally, passed: 3 }, false)).toEqual({
      ...emptyTally,
      passed: 3,
      failed: 1,
    })
    expect(countRunnerFailure({ ...emptyTally, failed: 4 }, false)).toEqual({ ...emptyTally, failed: 4 })
    expect(countRunnerFailure(emptyTally, true)).toEqual({ ...emptyTally, failed: 1 })
    expect(countRunnerFailure({ ...emptyTally, skipped: 2 }, true)).toEqual({
      ...emptyTally,
      skipped: 2,
      failed: 1,
    })
  })

  it('adds tallies, and formats the sum in one line', () => {
    const total = sumTallies([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 2, skipped: 0 },
    ])
    expect(total).toEqual({ passed: 7, failed: 2, skipped: 1 })
    expect(formatTally(total)).toBe('7 passed, 2 failed, 1 skipped')
    expect(formatTally({ ...emptyTally, passed: 9 })).toBe('9 passed, 0 failed')
  })
})
