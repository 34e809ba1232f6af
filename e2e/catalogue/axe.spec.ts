import type { Page } from '@playwright/test'
import { asked, findViolations, inLines } from '../axe'
import { expect } from '../fixtures'
import { listEverything, share, showComponent, showSpecimen, wear } from './catalogue'
import { test } from './shared-page'

/** What is handed no words has no name. It has to stand and to be usable, but nothing can give it one. */
const namingRules = ['label', 'button-name', 'link-name', 'select-name', 'aria-input-field-name']

const parts = 4
const appearances = [
  { name: 'light and dark', width: 390, query: {} },
  { name: 'high contrast', width: 1440, query: { contrast: 'more' } },
] as const

async function lookAt(page: Page, options?: typeof asked.drawn, isNameless = false) {
  const found = await findViolations(page, options)
  const isExcused = (rule: string, isNonsense: boolean) =>
    (isNameless || isNonsense) && namingRules.includes(rule)
  return inLines(found.filter(({ rule, isNonsense }) => !isExcused(rule, isNonsense)))
}

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
      overlays.map((specimen) => ({ address: `${component}/${specimen}`, specimen })),
    )
    expect(covering.length).toBeGreaterThan(20)
    for (const { address, specimen } of share(covering, part, parts)) {
      const isNameless = specimen.startsWith('nonsense')
      await showSpecimen(page, address, { theme: 'light' })
      expect.soft(await lookAt(page, undefined, isNameless), address).toEqual([])
      for (const theme of ['dark', 'light-contrast', 'dark-contrast']) {
        await wear(page, theme)
        expect.soft(await lookAt(page, asked.drawn), `${address} (${theme})`).toEqual([])
      }
    }
  })
