import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import config from '../vitest.config'

/** The tests of rules, by project. Tests of whole screens would take hours, because a mutant runs all tests that reach it. */
const testsOfRules: Record<string, string[]> = {
  unit: [
    'tests/domain/*.test.ts',
    'tests/mocks/{rules,handlers}/*.test.ts',
    'tests/mocks/client/*.test.ts',
    'tests/mocks/scenarios/refusals.test.ts',
  ],
  screen: ['tests/{session,static-host}/*.test.{ts,tsx}', 'tests/{app,features}/**/*.test.ts'],
}

const projects = (config.test?.projects ?? []).flatMap((project): TestProjectConfiguration[] => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const include = testsOfRules[String(project.test?.name)]
  return include ? [{ ...project, test: { ...project.test, include } }] : []
})

export default defineConfig({
  ...config,
  // A mutant often makes a test wait for what never comes, so that the timeouts of the other tests would take hours.
  test: { ...config.test, projects, testTimeout: 8000, hookTimeout: 8000 },
})
