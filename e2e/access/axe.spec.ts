import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { sizes } from '../screen-states/screen-state'
import { screenStates } from '../screen-states/screen-states'
import { findWrappedDates } from '../wrapped-dates'
import { test } from './shared-page'

/** Scrolls to the top, where no sticky bar covers a part of a control. */
const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

for (const { name, open } of screenStates) {
  test(`has no axe violations in either theme, no wrapped dates and no horizontal scroll at 390 and 1440 px: ${name}`, async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await scrollToTop(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const violations = await findViolations(
          page,
          colorScheme === 'light' ? axeRules.wcag : axeRules.themeDependent,
        )
        expect(formatViolations(violations), `${size.width} px, ${colorScheme}`).toEqual([])
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(await findWrappedDates(page), `dates that wrap onto a second line at ${size.width} px`).toEqual(
        [],
      )
      expect(overflow, `horizontal scroll at ${size.width} px`).toBeLessThanOrEqual(0)
    }
  })
}
