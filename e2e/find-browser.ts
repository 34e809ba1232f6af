import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without windows, which is what Playwright brings: the same engine for two thirds of the time. */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell']
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The first of these programs in the folders of a `PATH`. */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** The machine's own Chromium or Chrome; undefined leaves the choice to Playwright, which looks for the one it brought. */
export const findBrowser = (path = process.env.PATH ?? '') =>
  findProgram([...withoutWindows, ...withWindows], path)

const hasPlaywrights = () => existsSync(chromium.executablePath())

const hasBrowser = () => findBrowser() !== undefined || hasPlaywrights()

/** Whether the one that will be used is quick. */
function hasQuickBrowser(): boolean {
  const { PATH = '' } = process.env
  if (findProgram(withoutWindows, PATH)) return true
  return findBrowser() === undefined && hasPlaywrights()
}

const isRoot = () => process.getuid?.() === 0

function run(minutes: number, program: string, ...parameters: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // What it prints is of no use: whether a browser is there afterwards is what counts.
  return spawnSync(program, parameters, { env, stdio: 'ignore', timeout: minutes * 60_000 }).status === 0
}

/** A package of the system's; who is not root, or on another system, goes without. */
function installPackage(name: string): void {
  if (!isRoot()) return
  console.log(`Looking for the package ${name}.\n`)
  const install = () => run(3, 'apt-get', 'install', '-y', '--no-install-recommends', name)
  if (!install() && run(1, 'apt-get', 'update')) install()
}

/**
 * Sees to it that there is a browser: the system's package of the quick one, else an installed one, else Playwright's,
 * else the system's. Throws if none can be had.
 */
export function ensureBrowser(): void {
  if (hasQuickBrowser()) return
  installPackage('chromium-headless-shell')
  if (hasBrowser()) return
  console.log('No Chromium or Chrome here: installing one.\n')
  run(5, 'playwright', 'install', 'chromium')
  if (hasBrowser()) return
  installPackage('chromium')
  if (!hasBrowser()) throw new Error('The end-to-end tests need Chromium or Chrome on the PATH.')
}
