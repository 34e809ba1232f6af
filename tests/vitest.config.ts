import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '@': folder('src'), '@mocks': folder('mocks') } },
  test: {
    // The neighbourhoods' zone; suites that care about zones set their own.
    env: { TZ: 'America/Argentina/Buenos_Aires' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{api,architecture,contract,domain,mocks,session}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['tests/{app,design-system,features,patterns}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/dom.ts', 'tests/setup/console.ts'],
        },
      },
    ],
  },
})
