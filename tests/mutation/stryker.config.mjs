/*
 * The configuration of `npm run test:mutation`. Stryker changes the rules in one place at a time, and expects that a test fails
 * for each change. `npm run test:mutation -- --mutate src/domain/days.ts` changes one file.
 */

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/domain/**/*.ts',
    'src/session/**/*.{ts,tsx}',
    'src/features/**/{schema,passwords,*-form,*-forms}.ts',
    'mocks/rules/**/*.ts',
    'src/app/return-path.ts',
    'src/static-host/{correct-page-address,redirect-to-demo}.ts',
  ],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  // A change may only count as found by a timeout if a loop does not end, not if the machine is busy.
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 90 },
}
