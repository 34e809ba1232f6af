import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const unitTests = [
  'tests/{api,architecture,bench,contract,copy,domain,mocks,release,static-host}/**/*.test.ts',
]

const screenTests = ['tests/{app,design-system,features,panel,patterns,session}/**/*.test.{ts,tsx}']
const pageOptions = {
  environment: 'jsdom',
  // With this setting, styled-components inserts each rule by `insertRule`. Without the setting, outside production,
  // styled-components changes the text of the style element, and jsdom then parses all styles again.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: [
    'seed',
    'reset-globals',
    'page',
    'owner-stacks',
    'dom',
    'short-failures',
    'files',
    'console',
    'after-test',
  ].map((name) => `tests/setup/${name}.ts`),
}

/** Files that mock or reset modules. Without isolation, the mocks would stay for the next files of the process. */
const filesWithModuleMocks = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(resolvePath(file), 'utf8')),
)

/** Screen tests that need isolation: each file has a new page and a new process. */
const isolatedScreenTests = [
  ...globSync(screenTests, { cwd: root }).filter((file) => filesWithModuleMocks.includes(file)),
  // The tests of the HTTP client need isolation, because in the other files the mock backend replaces `fetch`. They run
  // here and in the unit project, because the AbortSignal of jsdom differs from the AbortSignal of Node.
  ...globSync('tests/api/http*.test.ts', { cwd: root }),
]

export default defineConfig({
  root,
  resolve: { alias: { '@': resolvePath('src'), '@mocks': resolvePath('mocks') } },
  test: {
    // Four workers for two cores, because the screen tests wait for timers a fifth of their time.
    maxWorkers: availableParallelism() * 2,
    // Most objects of a test are garbage after it. A larger space for new objects, in megabytes, saves a sixth of the time.
    // Keeping the compiled code of functions that were not called for a while saves a twentieth.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--no-flush-bytecode'],
    // The timeouts are long so that no test fails only because the machine is busy.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // The time zone of the neighbourhoods; tests of time zones set other zones.
    env: { TZ: 'America/Argentina/Buenos_Aires' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // The files share a process and the imported modules. A new process costs more time than most files.
          isolate: false,
          setupFiles: ['tests/setup/seed.ts', 'tests/setup/reset-globals.ts'],
          include: unitTests,
          exclude: filesWithModuleMocks,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit, isolated',
          environment: 'node',
          setupFiles: ['tests/setup/seed.ts'],
          include: globSync(unitTests, { cwd: root }).filter((file) => filesWithModuleMocks.includes(file)),
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          ...pageOptions,
          // As in the unit project, the files share a process. They also share the page of the process, which
          // `tests/setup/page.ts` empties after each test.
          isolate: false,
          include: screenTests,
          exclude: isolatedScreenTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen, isolated',
          ...pageOptions,
          include: isolatedScreenTests,
        },
      },
    ],
  },
})
