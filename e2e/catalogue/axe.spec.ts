import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { chooseCombinations, scope, sweepTag } from '../scope'
import { applyTheme, listComponents, selectPart, showComponent, showSpecimen } from './catalogue'
import { test } from './shared-page'

/** The number of parallel tests among which the components are divided. */
const parts = 4
/** The page of a component shows its specimens in the light theme and, beside it, in the dark theme. */
const appearances: { width: number; query: Record<string, string> }[] = [
  { width: 390, query: {} },
  { width: 1440, query: { contrast: 'more' } },
]
const overlayThemes = ['light', 'dark', 'light-contrast', 'dark-contrast']

const listViolations = async (page: Page, options?: (typeof axeRules)[keyof typeof axeRules]) =>
  formatViolations(await findViolations(page, options))

for (let part = 0; part < parts; part += 1)
  test(`axe finds no violations in components (part ${part + 1} of ${parts})`, sweepTag, async ({ page }) => {
    test.setTimeout(300_000)
    const entries = [...selectPart(await listComponents(page), part, parts).entries()]
    // Changing the size of the page once for all components takes less time than once for each component.
    for (const appearance of appearances) {
      const { width, query } = appearance
      await page.setViewportSize({ width, height: 900 })
      for (const [index, { component }] of entries) {
        if (!chooseCombinations(appearances, index).includes(appearance)) continue
        await showComponent(page, component, query)
        expect.soft(await listViolations(page), `${component} at ${width} px`).toEqual([])
      }
    }
  })

for (let part = 0; part < parts; part += 1)
  test(`axe finds no violations in overlays (part ${part + 1} of ${parts})`, sweepTag, async ({ page }) => {
    test.setTimeout(300_000)
    const overlayAddresses = (await listComponents(page)).flatMap(({ component, overlays }) =>
      overlays.map((specimen) => `${component}/${specimen}`),
    )
    expect(overlayAddresses.length).toBeGreaterThan(20)
    for (const [index, address] of selectPart(overlayAddresses, part, parts).entries()) {
      await showSpecimen(page, address, { theme: 'light' })
      for (const theme of chooseCombinations(overlayThemes, index)) {
        await applyTheme(page, theme)
        const rules = scope === 'quick' || theme === 'light' ? axeRules.wcag : axeRules.themeDependent
        expect.soft(await listViolations(page, rules), `${address} (${theme})`).toEqual([])
      }
    }
  })
