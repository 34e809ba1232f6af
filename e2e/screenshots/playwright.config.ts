import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { HostOptions } from '../fixtures'
import { sizes } from '../places/place'
import endToEnd from '../playwright.config'

/*
 * Pictures of every screen and of every component, to be compared with those that were taken before a change. They show
 * the fonts of the machine that took them, so they are its own: git does not keep them.
 */

const port = 3102
const address = `http://localhost:${port}`

export default defineConfig<HostOptions>({
  ...endToEnd,
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results/screenshots', import.meta.url)),
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  expect: {
    ...endToEnd.expect,
    // What is smoothed at the edges of letters differs from run to run by less than this.
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
