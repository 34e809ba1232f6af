import type { Page } from '@playwright/test'
import { expect, test as testAlone } from '../../fixtures'
import { clear, openCatalogue, showSpecimen } from '../catalogue'
import { test } from '../shared-page'
import type { KeyboardTable } from './keyboard-table'
import { keyboardTables } from './tables'

testAlone.use({ trace: 'off' })

/**
 * Tells whether the focused control shows an outline or a ring, on itself or on a frame around it, within a second.
 * Headings, dialogs and regions that a script focuses need no ring.
 */
const hasVisibleFocus = (page: Page) =>
  page.evaluate(async () => {
    const isShown = () => {
      const focused = document.activeElement
      if (!focused?.matches('a, button, input, select, textarea, summary')) return true
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
    for (let frames = 0; frames < 60 && !isShown(); frames += 1)
      await new Promise((done) => requestAnimationFrame(done))
    return isShown()
  })

/** Moves the focus to the start of the page, as after a page load. */
const moveFocusToStart = (page: Page) =>
  page.evaluate(() => {
    const top = Object.assign(document.createElement('div'), { tabIndex: -1 })
    document.body.prepend(top)
    top.focus()
    top.remove()
    window.scrollTo(0, 0)
  })

async function pressEach(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
    expect(await hasVisibleFocus(page), `the focus shows after ${key}`).toBe(true)
  }
}

/** Runs each row of a table on an empty page. */
async function runCases(page: Page, { component, opensDialogs, isReady, cases }: KeyboardTable) {
  for (const { keys, specimen, from = [], reached, press, holds } of cases)
    await test.step(`${keys} (${specimen}: ${[...from, ...press].join(' ')})`, async () => {
      await clear(page)
      // A previous row may have moved the focus out of a shared page into the browser.
      if (!opensDialogs) await page.bringToFront()
      await moveFocusToStart(page)
      await showSpecimen(page, `${component}/${specimen}`)
      await expect(page.getByText('Cargando')).toBeHidden()
      await isReady?.(page)
      await pressEach(page, from)
      await reached?.(page)
      await pressEach(page, press)
      await holds(page)
    })
}

for (const table of keyboardTables) {
  const title = `${table.component} handles its keys`
  const timeout = 30_000 + table.cases.length * 10_000
  if (table.opensDialogs)
    testAlone(title, async ({ page }) => {
      testAlone.setTimeout(timeout)
      await openCatalogue(page)
      await runCases(page, table)
    })
  else
    test(title, async ({ page }) => {
      test.setTimeout(timeout)
      await runCases(page, table)
    })
}
