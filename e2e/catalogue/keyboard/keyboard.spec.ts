import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures'
import { openCatalogue, showIndex, showSpecimen } from '../catalogue'
import { keyboardTables } from './tables'

/** Whether what has the focus shows it: an outline or a ring, on itself or on the frame around it. */
const hasVisibleFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
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
  })

/** Headings, dialogs and regions that a script focuses are not controls: they need no ring. */
const isControlFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('a, button, input, select, textarea, summary') ?? false)

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
    if (await isControlFocused(page))
      expect(await hasVisibleFocus(page), `the focus shows after ${key}`).toBe(true)
  }
}

for (const { component, isReady, cases } of keyboardTables)
  test(`${component}: what its keys do`, async ({ page }) => {
    test.setTimeout(30_000 + cases.length * 10_000)
    // One page for all rows: a new one would start the whole demo for each.
    await openCatalogue(page)
    for (const { keys, specimen, from = [], reached, press, holds } of cases)
      await test.step(`${keys} (${specimen}: ${[...from, ...press].join(' ')})`, async () => {
        await showIndex(page)
        await beginAtTheTop(page)
        await showSpecimen(page, `${component}/${specimen}`)
        await expect(page.getByText('Cargando')).toBeHidden()
        await isReady?.(page)
        await pressEach(page, from)
        await reached?.(page)
        await pressEach(page, press)
        await holds(page)
      })
  })
