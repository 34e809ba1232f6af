import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const unit = ['tests/{api,architecture,contract,copy,domain,mocks,static-host}/**/*.test.ts']

const screens = ['tests/{app,design-system,features,panel,patterns,session}/**/*.test.{ts,tsx}']
const inPage = {
  environment: 'jsdom',
  // Styles go in by the rule. As text, which is usual outside of production, jsdom reads all of them anew for each.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: ['seed', 'dom', 'short-failures', 'files', 'console', 'after-test'].map(
    (name) => `tests/setup/${name}.ts`,
  ),
}

/** What replaces a module would replace it for others, too. */
const replacing = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(folder(file), 'utf8')),
)

/** Tests in a page of their own, in a process of their own. */
const alone = [
  ...globSync(screens, { cwd: root }).filter((file) => replacing.includes(file)),
  // Of the connection itself, which the mock of the others takes over. In Node too: the browser's and Node's
  // AbortSignal are not each other's.
  ...globSync('tests/api/http*.test.ts', { cwd: root }),
]

export default defineConfig({
  root,
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    // Every core has one; by default one core has none, which of two is half.
    maxWorkers: '100%',
    // Two loaded cores are slow, not wrong; a wait ends at once where the thing waited for is there.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // The neighbourhoods' zone; suites that care about zones set their own.
    env: { TZ: 'America/Argentina/Buenos_Aires' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Files share a process and what they import, one after the other: to begin a new one for each costs more
          // than most of them.
          isolate: false,
          setupFiles: ['tests/setup/seed.ts', 'tests/setup/afresh.ts'],
          include: unit,
          exclude: replacing,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit, alone',
          environment: 'node',
          setupFiles: ['tests/setup/seed.ts'],
          include: globSync(unit, { cwd: root }).filter((file) => replacing.includes(file)),
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          ...inPage,
          // As above; a page is made for each file all the same.
          isolate: false,
          include: screens,
          exclude: alone,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen, alone',
          ...inPage,
          include: alone,
        },
      },
    ],
  },
})
