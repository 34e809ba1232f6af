import { expect } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { isTooWide } from '../is-too-wide'
import { otherEngines, test, testInEachEngine } from './engine-test'
import { chooseAppearance, narrowWidth, pageHeight, portalPages, showAppearance, visitPages } from './pages'

test.describe(() => {
  test.describe.configure({ timeout: 120_000 })

  // Several tests for each engine, because one takes too long on a busy machine.
  for (const pages of [portalPages.slice(0, 4), portalPages.slice(4, 8), portalPages.slice(8)])
    testInEachEngine(
      `axe finds no violation, and no page scrolls sideways: ${pages.map(({ name }) => name).join(', ')}`,
      async (context) => {
        const { page, engine } = context
        await visitPages(context, pages, async (name) => {
          const index = portalPages.findIndex((row) => row.name === name)
          const appearance = chooseAppearance(index, engine)
          await showAppearance(page, appearance)
          const title = `${name}, ${appearance.width} px, ${appearance.theme}`
          expect(formatViolations(await findViolations(page.evaluating, axeRules.wcag)), title).toEqual([])
          expect(await isTooWide(page.evaluating), title).toBe(false)
          await page.driver.resize(narrowWidth, pageHeight)
          expect(await isTooWide(page.evaluating), `${name}, ${narrowWidth} px`).toBe(false)
        })
      },
      otherEngines,
    )
})
