import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listEverything, share, showComponent, showSpecimen } from './catalogue'

/**
 * Base UI's popups put focus guards around themselves: focusable, hidden from screen readers, and left at once by
 * whoever reaches them. axe takes them for something that hides the focus.
 */
const focusGuards = '[data-base-ui-focus-guard]'

/** What is handed no words has no name. It has to stand and to be usable, but nothing can give it one. */
const namingRules = ['label', 'button-name', 'link-name', 'select-name', 'aria-input-field-name']

const parts = 4
const appearances = [
  { name: 'light and dark', width: 390, query: {} },
  { name: 'high contrast', width: 1440, query: { contrast: 'more' } },
] as const

async function findViolations(page: Page, isNameless = false) {
  const { violations } = await new AxeBuilder({ page })
    .exclude(focusGuards)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = await Promise.all(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(async ({ target }) => {
        const selector = target.join(' ')
        const isNonsense =
          isNameless ||
          (await page.locator(selector).locator('xpath=ancestor::*[@data-nonsense]').count()) > 0
        return isNonsense && namingRules.includes(id) ? [] : [`${id}: ${selector}`]
      }),
    ),
  )
  return found.flat()
}

for (const { name, width, query } of appearances)
  for (let part = 0; part < parts; part += 1)
    test(`axe finds nothing in ${name} at ${width} px (${part + 1} of ${parts})`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      for (const { component } of share(await listEverything(page), part, parts)) {
        await showComponent(page, component, query)
        expect.soft(await findViolations(page), component).toEqual([])
      }
    })

for (const theme of ['light', 'dark', 'light-contrast', 'dark-contrast'])
  test(`axe finds nothing in what covers the page: dialogs, drawers, the shell (${theme})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    let looked = 0
    for (const { component, overlays } of await listEverything(page))
      for (const specimen of overlays) {
        const address = `${component}/${specimen}`
        await showSpecimen(page, address, { theme })
        expect.soft(await findViolations(page, specimen.startsWith('nonsense')), address).toEqual([])
        looked += 1
      }
    expect(looked).toBeGreaterThan(5)
  })
