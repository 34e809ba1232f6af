import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/find-browser.ts'
import { ensureBrowser } from '../../e2e/install-browser.ts'

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** Starts a browser without the background work that would disturb a measurement. */
export function launchBrowser(): Promise<Browser> {
  ensureBrowser()
  return chromium.launch({ executablePath: findBrowser(), args })
}
