import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What replaces a module would replace it for others, too. */
const replacing = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(folder(file), 'utf8')),
)

/**
 * Tests of one kind. Files share a process and what they import, one after the other: to begin a new one for each costs
 * more than most of them. `setup/afresh.ts` sees to it that none finds what another left.
 */
function project(
  name: string,
  test: { environment: string; include: string[]; setupFiles: string[] },
): TestProjectConfiguration[] {
  const alone = globSync(test.include, { cwd: root }).filter((file) => replacing.includes(file))
  return [
    { extends: true, test: { ...test, name, isolate: false, exclude: alone } },
    { extends: true, test: { ...test, name: `${name}, alone`, include: alone } },
  ]
}

export default defineConfig({
  root,
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    // Every core has one; by default one core has none, which of two is half.
    maxWorkers: '100%',
    // Two loaded cores are slow, not wrong; a wait ends at once where the thing waited for is there.
    testTimeout: 40_000,
    // The neighbourhoods' zone; suites that care about zones set their own.
    env: { TZ: 'America/Argentina/Buenos_Aires' },
    projects: [
      ...project('unit', {
        environment: 'node',
        include: ['tests/{api,architecture,contract,copy,domain,mocks}/**/*.test.ts'],
        setupFiles: ['tests/setup/afresh.ts'],
      }),
      ...project('screen', {
        environment: 'jsdom',
        include: [
          'tests/{app,design-system,features,patterns,session}/**/*.test.{ts,tsx}',
          // In Node too: the browser's and Node's AbortSignal are not each other's.
          'tests/api/http*.test.ts',
        ],
        setupFiles: [
          ...['tests/setup/afresh.ts', 'tests/setup/dom.ts'],
          ...['tests/setup/files.ts', 'tests/setup/console.ts'],
        ],
      }),
    ],
  },
})
