import type { Browser } from '@playwright/test'
import { collectPageErrors } from '../fixtures'
import type { WebDriver } from './web-driver'

/** Opens a window of Playwright's Chromium, with the same interface as the other browsers. */
export async function startChromium(browser: Browser): Promise<WebDriver> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const pageErrors = await collectPageErrors(context)
  const page = await context.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    traverse: (delta) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), delta),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    takeErrors: async () => pageErrors.splice(0),
    close: () => context.close(),
  }
}
