import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The programs of headless Chromium, which runs the tests in two thirds of the time that desktop Chromium needs.
 * Playwright installs headless and desktop Chromium.
 */
const headlessPrograms = ['chromium-headless-shell', 'chrome-headless-shell']
const desktopPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds the first of the programs that is in a folder of a `PATH`. */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/**
 * Finds the Chromium or Chrome of the system. If the system has neither, the tests use the browser that Playwright
 * installed.
 */
export const findBrowser = (path = process.env.PATH ?? '') =>
  findProgram([...headlessPrograms, ...desktopPrograms], path)

const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Whether the system or Playwright has a browser for the end-to-end tests. */
export const hasBrowser = (): boolean => findBrowser() !== undefined || hasPlaywrightBrowser()

/** Whether the tests will use headless Chromium. */
export function hasHeadlessChromium(): boolean {
  const { PATH = '' } = process.env
  if (findProgram(headlessPrograms, PATH)) return true
  return findBrowser() === undefined && hasPlaywrightBrowser()
}
