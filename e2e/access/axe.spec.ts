import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { chooseCombinations, restTag, scope, sweepTag } from '../scope'
import { demoStates } from '../screen-states/demo'
import { sizes } from '../screen-states/screen-state'
import { portalStates } from '../screen-states/screen-states'
import { findWrappedDates } from '../wrapped-dates'
import { test } from './shared-page'

/** Scrolls to the top, where no sticky bar covers a part of a control. */
const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

const appearances = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
)

async function checkAppearance(page: Page, { size, colorScheme }: (typeof appearances)[number]) {
  await page.setViewportSize(size)
  await scrollToTop(page)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const hasAllRules = scope === 'quick' || colorScheme === 'light'
  const violations = await findViolations(page, hasAllRules ? axeRules.wcag : axeRules.themeDependent)
  expect(formatViolations(violations), `${size.width} px, ${colorScheme}`).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(await findWrappedDates(page), `dates that wrap onto a second line at ${size.width} px`).toEqual([])
  expect(overflow, `horizontal scroll at ${size.width} px`).toBeLessThanOrEqual(0)
}

const getTitle = (name: string) => `has no axe violations, no wrapped dates and no horizontal scroll: ${name}`

for (const [index, { name, open }] of portalStates.entries())
  test(getTitle(name), sweepTag, async ({ page, mock }) => {
    await open(page, mock)
    for (const appearance of chooseCombinations(appearances, index)) await checkAppearance(page, appearance)
  })

for (const { name, open } of demoStates)
  test(getTitle(name), restTag, async ({ page, mock }) => {
    await open(page, mock)
    for (const appearance of appearances) await checkAppearance(page, appearance)
  })
