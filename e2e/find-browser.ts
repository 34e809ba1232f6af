import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The program names of headless Chromium. `findBrowser` prefers it to desktop Chromium, because the tests then take a third
 * less time.
 */
const headlessPrograms = ['chromium-headless-shell', 'chrome-headless-shell']
const desktopPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Looks for the programs `names`, in this order, in the folders that `path` lists. Returns the path of the first program
 * found; undefined if there is none.
 */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/**
 * Returns the path of the system's Chromium or Chrome. If the result is undefined, the tests use the browser that Playwright
 * installed.
 */
export const findBrowser = (path = process.env.PATH ?? '') =>
  findProgram([...headlessPrograms, ...desktopPrograms], path)

/** Whether Playwright has installed its Chromium. It installs headless and desktop Chromium together. */
const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Whether the system or Playwright has a browser for the end-to-end tests. */
export const hasBrowser = (): boolean => findBrowser() !== undefined || hasPlaywrightBrowser()

/** Whether the tests will use headless Chromium. */
export function usesHeadlessChromium(): boolean {
  const { PATH = '' } = process.env
  if (findProgram(headlessPrograms, PATH)) return true
  return findBrowser() === undefined && hasPlaywrightBrowser()
}
