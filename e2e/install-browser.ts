import { spawnSync } from 'node:child_process'
import { hasBrowser, hasQuickBrowser } from './find-browser.ts'

const isRoot = () => process.getuid?.() === 0

function run(minutes: number, program: string, ...parameters: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Its output is of no use: whether a browser is there afterwards is what counts.
  return spawnSync(program, parameters, { env, stdio: 'ignore', timeout: minutes * 60_000 }).status === 0
}

/** Installs a package of the system; does nothing for users other than root, and on systems without apt. */
function installPackage(name: string): void {
  if (!isRoot()) return
  console.log(`Looking for the package ${name}.\n`)
  const install = () => run(3, 'apt-get', 'install', '-y', '--no-install-recommends', name)
  if (!install() && run(1, 'apt-get', 'update')) install()
}

/** Downloads Playwright's Chromium into its own folder; answers whether there is a browser afterwards. */
function downloadPlaywrights(): boolean {
  console.log("No Chromium or Chrome here: downloading Playwright's, which changes nothing on the system.\n")
  run(5, 'playwright', 'install', 'chromium')
  return hasBrowser()
}

/**
 * Installs a browser: the system's package of Chromium without windows, else Playwright's Chromium, else the system's
 * package of Chromium. Throws if none can be had.
 */
export function installBrowser(): void {
  if (hasQuickBrowser()) return
  installPackage('chromium-headless-shell')
  if (hasBrowser() || downloadPlaywrights()) return
  installPackage('chromium')
  if (!hasBrowser()) throw new Error('The end-to-end tests need Chromium or Chrome on the PATH.')
}

/**
 * Makes sure that there is a browser. Packages of the system are installed in CI alone; elsewhere an installed browser or
 * Playwright's is used, or the error says which command to run.
 */
export function ensureBrowser(isInCi = Boolean(process.env.CI)): void {
  if (isInCi) installBrowser()
  else if (!hasBrowser() && !downloadPlaywrights())
    throw new Error('There is no Chromium or Chrome on the PATH. `npm run e2e:install` installs one.')
}
