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

/** Whether there is a browser for the end-to-end tests: an installed one, or Playwright's. */
export const hasBrowser = (): boolean => findBrowser() !== undefined || hasPlaywrights()

/** Whether the browser that will be used is Chromium without windows, which takes a third less time. */
export function hasQuickBrowser(): boolean {
  const { PATH = '' } = process.env
  if (findProgram(withoutWindows, PATH)) return true
  return findBrowser() === undefined && hasPlaywrights()
}
