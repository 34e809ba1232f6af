import type { Page } from '@playwright/test'
import { expect, test as testWithNewPage } from '../../fixtures'
import { clearPage, openCatalogue, showSpecimen } from '../catalogue'
import { test } from '../shared-page'
import type { KeyboardTable } from './keyboard-table'
import { keyboardTables } from './tables'

testWithNewPage.use({ trace: 'off' })

/**
 * Whether the focus becomes visible within 60 frames: the focused element, one of its three nearest ancestors or one of its
 * siblings shows an outline or an inset shadow. Also true if the Tab key cannot reach the focused element, e.g. a heading.
 */
const hasVisibleFocus = (page: Page) =>
  page.evaluate(async () => {
    const isFocusVisible = () => {
      const focused = document.activeElement
      if (!focused?.matches('a, button, input, select, textarea, summary, [tabindex="0"]')) return true
      const candidates: Element[] = []
      for (
        let ancestor: Element | null = focused;
        ancestor && candidates.length < 4;
        ancestor = ancestor.parentElement
      )
        candidates.push(ancestor)
      // A hidden radio or checkbox shows the focus on a sibling.
      for (const sibling of focused.parentElement?.children ?? []) candidates.push(sibling)
      return candidates.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return hasOutline || boxShadow.includes('inset')
      })
    }
    for (let frames = 0; frames < 60 && !isFocusVisible(); frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return isFocusVisible()
  })

/** Moves the focus to the start of the page, as after a page load. */
const moveFocusToStart = (page: Page) =>
  page.evaluate(() => {
    const startElement = Object.assign(document.createElement('div'), { tabIndex: -1 })
    document.body.prepend(startElement)
    startElement.focus()
    startElement.remove()
    window.scrollTo(0, 0)
  })

async function pressKeys(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
    expect(await hasVisibleFocus(page), `the focus is visible after ${key}`).toBe(true)
  }
}

async function runCases(page: Page, { component, opensDialogs, waitUntilReady, cases }: KeyboardTable) {
  for (const { noteKeys, specimen, setupKeys = [], waitForSetup, testedKeys, expectResult } of cases)
    await test.step(`${noteKeys} (${specimen}: ${[...setupKeys, ...testedKeys].join(' ')})`, async () => {
      await clearPage(page)
      // A previous case may have moved the focus out of the shared page, into the browser's toolbar.
      if (!opensDialogs) await page.bringToFront()
      await moveFocusToStart(page)
      await showSpecimen(page, `${component}/${specimen}`)
      await expect(page.getByText('Cargando')).toBeHidden()
      await waitUntilReady?.(page)
      await pressKeys(page, setupKeys)
      await waitForSetup?.(page)
      await pressKeys(page, testedKeys)
      await expectResult(page)
    })
}

for (const table of keyboardTables) {
  const title = `${table.component} handles the keys of its keyboard notes`
  const timeout = 30_000 + table.cases.length * 10_000
  if (table.opensDialogs)
    testWithNewPage(title, async ({ page }) => {
      testWithNewPage.setTimeout(timeout)
      await openCatalogue(page)
      await runCases(page, table)
    })
  else
    test(title, async ({ page }) => {
      test.setTimeout(timeout)
      await runCases(page, table)
    })
}
