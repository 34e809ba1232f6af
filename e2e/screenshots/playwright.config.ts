import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { HostOptions } from '../fixtures'
import endToEnd from '../playwright.config'
import { sizes } from '../screen-states/screen-state'

/*
 * Compares screenshots of every screen and component with stored screenshots. Screenshots depend on the fonts of the
 * machine, so git ignores the stored screenshots.
 */

const port = 3102
const address = `http://localhost:${port}`

export default defineConfig<HostOptions>({
  ...endToEnd,
  testDir: '.',
  // This file has a configuration of its own, because the other engines need the mock backend over HTTP.
  testIgnore: 'engines.spec.ts',
  outputDir: fileURLToPath(new URL('../../test-results/screenshots', import.meta.url)),
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  expect: {
    ...endToEnd.expect,
    // Some pixels differ between two runs because of the antialiasing of letters. Their share is always below this ratio.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled', caret: 'hide' },
  },
  use: { ...endToEnd.use, baseURL: address, mockUrl: undefined },
  projects: sizes.map((viewport) => ({ name: `${viewport.width}`, use: { viewport } })),
  webServer: {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    command: 'rsbuild preview --env-mode demo',
    url: address,
    env: { PORT: `${port}` },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
