import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { holdScripts } from './hold-scripts'

/*
 * The HTML of the first pages has only some of their rules (`src/hosting/first-styles.ts`). These tests compare every computed style
 * before the scripts, which then add all rules, with the one after them.
 */

/** Returns every computed style of every element of the page but drawings, which change with the season, by its path. */
const readStyles = (page: Page) =>
  page.evaluate(() => {
    // The portal focuses the heading of the 404 page, which changes its outline.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const root = document.querySelector('#root')
    const elements = [...(root?.querySelectorAll('*') ?? [])].filter((element) => !element.closest('svg'))
    const getPath = (element: Element): string =>
      element === root || !element.parentElement
        ? ''
        : `${getPath(element.parentElement)}/${element.localName}:${[...element.parentElement.children].indexOf(element)}`
    return elements.map((element) => {
      const style = getComputedStyle(element)
      return [getPath(element), ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)]
    })
  })

for (const address of ['/login', '/password-request', '/register', '/nowhere']) {
  for (const [width, height, colorScheme] of [
    [390, 844, 'light'],
    [1440, 900, 'dark'],
  ] as const) {
    test(`${address} looks the same before and after the scripts at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      const releaseScripts = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const before = await readStyles(page)
      releaseScripts()
      await expect(page.locator('#root[data-first-page]')).toHaveCount(0)
      const after = new Map((await readStyles(page)).map(([path, ...styles]) => [path, styles]))
      // The registration adds its hidden form after the scripts, which moves what is after the form to other paths.
      const kept = before.filter(([path = '']) => after.has(path))
      expect(kept.length).toBeGreaterThan(Math.max(5, before.length * 0.8))
      for (const [path = '', ...styles] of kept) expect(after.get(path), path).toEqual(styles)
    })
  }
}
