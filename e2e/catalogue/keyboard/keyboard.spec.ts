import type { Page } from '@playwright/test'
import { expect, test as testAlone } from '../../fixtures'
import { clear, openCatalogue, showSpecimen } from '../catalogue'
import { test } from '../shared-page'
import type { KeyboardTable } from './keyboard-table'
import { keyboardTables } from './tables'

testAlone.use({ trace: 'off' })

/**
 * Whether what has the focus shows it: an outline or a ring, on itself or on the frame around it; within a second, for
 * what has just been drawn is styled a moment later. Headings, dialogs and regions that a script focuses are not
 * controls: they need no ring.
 */
const hasVisibleFocus = (page: Page) =>
  page.evaluate(async () => {
    const isShown = () => {
      const focused = document.activeElement
      if (!focused?.matches('a, button, input, select, textarea, summary')) return true
      const around: Element[] = []
      for (let one: Element | null = focused; one && around.length < 4; one = one.parentElement)
        around.push(one)
      // A radio or a checkbox may be unseen, and what is drawn beside it show the focus.
      for (const beside of focused.parentElement?.children ?? []) around.push(beside)
      return around.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return hasOutline || boxShadow.includes('inset')
      })
    }
    for (let frames = 0; frames < 60 && !isShown(); frames += 1)
      await new Promise((done) => requestAnimationFrame(done))
    return isShown()
  })

/** The focus is nowhere, and Tab goes to the first thing of the page, as after a load. */
const beginAtTheTop = (page: Page) =>
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

/** Each row in turn; before each, whatever was drawn goes. */
async function tryOut(page: Page, { component, opensDialogs, isReady, cases }: KeyboardTable) {
  for (const { keys, specimen, from = [], reached, press, holds } of cases)
    await test.step(`${keys} (${specimen}: ${[...from, ...press].join(' ')})`, async () => {
      await clear(page)
      // A row that tabbed out of a page that many share left the focus to the browser's own bar.
      if (!opensDialogs) await page.bringToFront()
      await beginAtTheTop(page)
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
  const title = `${table.component}: what its keys do`
  const timeout = 30_000 + table.cases.length * 10_000
  if (table.opensDialogs)
    testAlone(title, async ({ page }) => {
      testAlone.setTimeout(timeout)
      await openCatalogue(page)
      await tryOut(page, table)
    })
  else
    test(title, async ({ page }) => {
      test.setTimeout(timeout)
      await tryOut(page, table)
    })
}
