import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { applyTheme, listComponents, selectPart, showComponent, showSpecimen } from './catalogue'
import { test } from './shared-page'

/** The number of parallel tests among which the components are divided. */
const parts = 4
const appearances = [
  { name: 'the light and dark themes', width: 390, query: {} },
  { name: 'the high-contrast themes', width: 1440, query: { contrast: 'more' } },
] as const

const listViolations = async (page: Page, options?: typeof axeRules.themeDependent) =>
  formatViolations(await findViolations(page, options))

for (const { name, width, query } of appearances)
  for (let part = 0; part < parts; part += 1)
    test(`axe finds no violations in components with ${name} at ${width} px (part ${part + 1} of ${parts})`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      for (const { component } of selectPart(await listComponents(page), part, parts)) {
        await showComponent(page, component, query)
        expect.soft(await listViolations(page), component).toEqual([])
      }
    })

for (let part = 0; part < parts; part += 1)
  test(`axe finds no violations in overlays with any theme (part ${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const overlayAddresses = (await listComponents(page)).flatMap(({ component, overlays }) =>
      overlays.map((specimen) => `${component}/${specimen}`),
    )
    expect(overlayAddresses.length).toBeGreaterThan(20)
    for (const address of selectPart(overlayAddresses, part, parts)) {
      await showSpecimen(page, address, { theme: 'light' })
      expect.soft(await listViolations(page), address).toEqual([])
      for (const theme of ['dark', 'light-contrast', 'dark-contrast']) {
        await applyTheme(page, theme)
        expect.soft(await listViolations(page, axeRules.themeDependent), `${address} (${theme})`).toEqual([])
      }
    }
  })
