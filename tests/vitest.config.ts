import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    // Two loaded cores are slow, not wrong; a wait ends at once where the thing waited for is there.
    testTimeout: 40_000,
    // The neighbourhoods' zone; suites that care about zones set their own.
    env: { TZ: 'America/Argentina/Buenos_Aires' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{api,architecture,contract,copy,domain,mocks}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: [
            'tests/{app,design-system,features,patterns,session}/**/*.test.{ts,tsx}',
            // In Node too: the browser's and Node's AbortSignal are not each other's.
            'tests/api/http*.test.ts',
          ],
          setupFiles: ['tests/setup/dom.ts', 'tests/setup/files.ts', 'tests/setup/console.ts'],
        },
      },
    ],
  },
})
