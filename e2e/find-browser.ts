import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The machine's own Chromium or Chrome; undefined leaves the choice to Playwright, which looks for the one it brought. */
export function findBrowser(path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const hasBrowser = () => findBrowser() !== undefined || existsSync(chromium.executablePath())

const isRoot = () => process.getuid?.() === 0

function run(program: string, ...parameters: string[]): void {
  const limit = 5 * 60_000
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // What it prints is of no use: whether a browser is there afterwards is what counts.
  spawnSync(program, parameters, { env, stdio: 'ignore', timeout: limit })
}

/** Sees to it that there is a browser: an installed one, else Playwright's, else the system's package. Throws if none can be had. */
export function ensureBrowser(): void {
  if (hasBrowser()) return
  console.log('No Chromium or Chrome here: installing one.')
  run('playwright', 'install', 'chromium')
  if (hasBrowser()) return
  if (isRoot()) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  }
  if (!hasBrowser()) throw new Error('The end-to-end tests need Chromium or Chrome on the PATH.')
}
