import { spawnSync } from 'node:child_process'
import { hasBrowser, usesHeadlessChromium } from './find-browser.ts'

const isRoot = () => process.getuid?.() === 0

/** Runs a program with a time limit in minutes. Returns whether the program succeeded. */
function runProgram(minutes: number, program: string, ...parameters: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The output is ignored, because the callers check whether a browser is installed.
  return spawnSync(program, parameters, { env, stdio: 'ignore', timeout: minutes * 60_000 }).status === 0
}

/** Installs a system package with apt, which only root may do. Without apt or without root, nothing is installed. */
function installPackage(name: string): void {
  if (!isRoot()) return
  console.log(`Looking for the package ${name}.\n`)
  const install = () => runProgram(3, 'apt-get', 'install', '-y', '--no-install-recommends', name)
  if (!install() && runProgram(1, 'apt-get', 'update')) install()
}

/** Downloads Playwright's Chromium into Playwright's folder. Returns whether a browser is installed afterwards. */
function downloadPlaywrightBrowser(): boolean {
  console.log(
    "No Chromium or Chrome found. Downloading Playwright's Chromium, which changes nothing on the system.\n",
  )
  runProgram(5, 'playwright', 'install', 'chromium')
  return hasBrowser()
}

/**
 * Makes sure that a browser is installed, preferably headless Chromium. Tries the system package of headless Chromium,
 * then Playwright's Chromium, then the system package of Chromium. Throws if no browser is installed afterwards.
 */
export function installBrowser(): void {
  if (usesHeadlessChromium()) return
  installPackage('chromium-headless-shell')
  if (hasBrowser() || downloadPlaywrightBrowser()) return
  installPackage('chromium')
  if (!hasBrowser()) throw new Error('The end-to-end tests need Chromium or Chrome on the PATH.')
}

/**
 * Makes sure that a browser is installed. In CI, calls `installBrowser`. Elsewhere, downloads Playwright's browser if
 * no browser is installed. If the download fails, throws an error with the command to run.
 */
export function ensureBrowser(isInCi = Boolean(process.env.CI)): void {
  if (isInCi) installBrowser()
  else if (!hasBrowser() && !downloadPlaywrightBrowser())
    throw new Error('There is no Chromium or Chrome on the PATH. `npm run e2e:install` installs one.')
}
