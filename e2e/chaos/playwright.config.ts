import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { HostOptions } from '../fixtures'
import endToEnd from '../playwright.config'

/* The random walks of `npm run test:chaos`, on the residents' build with the mock backend over HTTP. */
export default defineConfig<HostOptions>({
  ...endToEnd,
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results/chaos', import.meta.url)),
  projects: endToEnd.projects
    ?.filter(({ name }) => name === 'http')
    .map(({ testMatch: _, ...project }) => project),
})
