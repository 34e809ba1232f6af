import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Headless Chromium, which Playwright also installs and which takes two thirds of the time. */
const headlessPrograms = ['chromium-headless-shell', 'chrome-headless-shell']
const desktopPrograms = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds the first of these programs in the folders of a `PATH`. */
export function findProgram(names: string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/** Finds the installed Chromium or Chrome; with undefined Playwright uses its own browser. */
export const findBrowser = (path = process.env.PATH ?? '') =>
  findProgram([...headlessPrograms, ...desktopPrograms], path)

const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Tells whether a browser for the end-to-end tests is installed, by the system or by Playwright. */
export const hasBrowser = (): boolean => findBrowser() !== undefined || hasPlaywrightBrowser()

/** Tells whether the tests will use headless Chromium, which takes a third less time. */
export function hasQuickBrowser(): boolean {
  const { PATH = '' } = process.env
  if (findProgram(headlessPrograms, PATH)) return true
  return findBrowser() === undefined && hasPlaywrightBrowser()
}
