import type { Page } from '@playwright/test'
import { asked, findViolations, inLines } from '../axe'
import { expect } from '../fixtures'
import { listEverything, share, showComponent, showSpecimen, wear } from './catalogue'
import { test } from './shared-page'

/**
 * Base UI's popups put focus guards around themselves: focusable, hidden from screen readers, and left at once by
 * whoever reaches them. axe takes them for something that hides the focus.
 */
const focusGuards = '[data-base-ui-focus-guard]'

/** What is handed no words has no name. It has to stand and to be usable, but nothing can give it one. */
const namingRules = ['label', 'button-name', 'link-name', 'select-name', 'aria-input-field-name']

const parts = 4
const appearances = [
  { name: 'light and dark', width: 390, query: {}, themes: ['light', 'dark'] },
  {
    name: 'high contrast',
    width: 1440,
    query: { contrast: 'more' },
    themes: ['light-contrast', 'dark-contrast'],
  },
] as const

/** Everything that axe looks for, but in one part of the page only what may differ by its colours. */
async function lookAt(page: Page, recoloured: string | undefined, isNameless = false) {
  const exclude = [focusGuards, ...(recoloured ? [recoloured] : [])]
  const found = await findViolations(page, asked.wcag, { include: 'html', exclude })
  if (recoloured) found.push(...(await findViolations(page, asked.drawn, { include: recoloured })))
  const isExcused = (rule: string, isNonsense: boolean) =>
    (isNameless || isNonsense) && namingRules.includes(rule)
  return inLines(found.filter(({ rule, isNonsense }) => !isExcused(rule, isNonsense)))
}

for (const { name, width, query, themes } of appearances)
  for (let part = 0; part < parts; part += 1)
    test(`axe finds nothing in ${name} at ${width} px (${part + 1} of ${parts})`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      for (const { component } of share(await listEverything(page), part, parts)) {
        await showComponent(page, component, query)
        // Both halves are drawn from the same specimens.
        const recoloured = `[data-theme=${themes[1]}]`
        expect.soft(await lookAt(page, recoloured), component).toEqual([])
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
        const found = await findViolations(page, asked.drawn, { include: 'html', exclude: [focusGuards] })
        expect.soft(inLines(found), `${address} (${theme})`).toEqual([])
      }
    }
  })
