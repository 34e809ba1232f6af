import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { HostOptions } from '../fixtures'
import endToEnd from '../playwright.config'

/* Writes pictures of pages in each engine into `test-results/engines`, for people who compare them side by side. */

export default defineConfig<HostOptions>({
  ...endToEnd,
  testDir: '.',
  testMatch: 'engines.spec.ts',
  outputDir: fileURLToPath(new URL('../../test-results/engine-tests', import.meta.url)),
  projects: endToEnd.projects?.filter(({ name }) => name === 'http').map(({ name, use }) => ({ name, use })),
  workers: 1,
})
