import type { Page } from '@playwright/test'
import { asked, findViolations, inLines } from '../axe'
import { expect } from '../fixtures'
import { listEverything, share, showComponent, showSpecimen, wear } from './catalogue'
import { test } from './shared-page'

const parts = 4
const appearances = [
  { name: 'light and dark', width: 390, query: {} },
  { name: 'high contrast', width: 1440, query: { contrast: 'more' } },
] as const

const lookAt = async (page: Page, options?: typeof asked.drawn) =>
  inLines(await findViolations(page, options))

for (const { name, width, query } of appearances)
  for (let part = 0; part < parts; part += 1)
    test(`axe finds nothing in ${name} at ${width} px (${part + 1} of ${parts})`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      for (const { component } of share(await listEverything(page), part, parts)) {
        await showComponent(page, component, query)
        expect.soft(await lookAt(page), component).toEqual([])
      }
    })

for (let part = 0; part < parts; part += 1)
  test(`axe finds nothing in what covers the page, in any theme (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const covering = (await listEverything(page)).flatMap(({ component, overlays }) =>
      overlays.map((specimen) => `${component}/${specimen}`),
    )
    expect(covering.length).toBeGreaterThan(20)
    for (const address of share(covering, part, parts)) {
      await showSpecimen(page, address, { theme: 'light' })
      expect.soft(await lookAt(page), address).toEqual([])
      for (const theme of ['dark', 'light-contrast', 'dark-contrast']) {
        await wear(page, theme)
        expect.soft(await lookAt(page, asked.drawn), `${address} (${theme})`).toEqual([])
      }
    }
  })
