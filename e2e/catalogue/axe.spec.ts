import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { chooseCombinations, scope } from '../scope'
import { applyTheme, listComponents, selectPart, showComponent, showSpecimen } from './catalogue'
import { test } from './shared-page'

type AxeRules = (typeof axeRules)[keyof typeof axeRules]

/** The number of parallel tests among which the components are divided. */
const parts = 4
/** The page of a component shows its specimens in the light theme and, beside it, in the dark theme. */
const appearances: { width: number; query: Record<string, string>; rules: AxeRules }[] = [
  { width: 390, query: {}, rules: axeRules.wcag },
  // The other rules concern names, roles and structure, which have been checked.
  { width: 1440, query: { contrast: 'more' }, rules: axeRules.themeDependent },
]

/** A phone, and for every fourth component the wide page too; in the quick run one of both, by turns. */
const chooseAppearances = (index: number) =>
  scope === 'quick' ? chooseCombinations(appearances, index) : appearances.slice(0, index % 4 === 0 ? 2 : 1)

const overlayThemes = ['light', 'dark', 'light-contrast', 'dark-contrast']

/** Lists the violations after the next paint, because a scrolling part takes the focus only once its size is observed. */
async function listViolations(page: Page, options: AxeRules) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
  return formatViolations(await findViolations(page, options))
}

for (let part = 0; part < parts; part += 1)
  test(`axe finds no violations in components (part ${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(300_000)
    const entries = [...selectPart(await listComponents(page), part, parts).entries()]
    // Changing the size of the page once for all components takes less time than once for each component.
    for (const appearance of appearances) {
      const { width, query, rules } = appearance
      await page.setViewportSize({ width, height: 900 })
      for (const [index, { component }] of entries) {
        if (!chooseAppearances(index).includes(appearance)) continue
        await showComponent(page, component, query)
        const usedRules = scope === 'quick' ? axeRules.wcag : rules
        expect.soft(await listViolations(page, usedRules), `${component} at ${width} px`).toEqual([])
      }
    }
  })

for (let part = 0; part < parts; part += 1)
  test(`axe finds no violations in overlays (part ${part + 1} of ${parts})`, async ({ page }) => {
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
