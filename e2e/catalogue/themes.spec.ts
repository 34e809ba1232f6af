import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openCatalogue, showComponent, showSpecimen } from './catalogue'

const token = (page: Page, name: string, selector = ':root') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), `--color-${name}`)

test('the page follows the system: its scheme and its contrast', async ({ page }) => {
  const seen: string[] = []
  await openCatalogue(page)
  for (const contrast of ['no-preference', 'more'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast })
      seen.push(await token(page, 'canvas'))
    }
  const usual = new Set(seen.slice(0, 2))
  expect(new Set(seen).size).toBe(4)
  expect(seen.slice(2)).toEqual(['#ffffff', '#000000'])
  expect(usual.has('#ffffff')).toBe(false)
})

test('a theme that is named wins over the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  await openCatalogue(page)
  await showSpecimen(page, 'Button/primary', { theme: 'light' })
  expect(await token(page, 'canvas')).toBe('#f6f3ec')
})

test('an accent reaches every theme, alone and side by side', async ({ page }) => {
  await openCatalogue(page)
  await showSpecimen(page, 'Button/primary', { theme: 'light', accent: '7e22ce' })
  expect(await token(page, 'accent')).toBe('#7e22ce')
  await showComponent(page, 'Button', { accent: '7e22ce' })
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map((theme) => token(page, 'accent', `[data-theme=${theme}]`)),
  )
  expect(light).toBe('#7e22ce')
  expect(dark).not.toBe(light)
  await showComponent(page, 'Button')
  expect(await token(page, 'accent', '[data-theme=light]')).toBe('#1f5b40')
})

test('where the reader’s own colours rule, what is chosen shows by a frame, and buttons have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openCatalogue(page)
  const frame = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return { outlineStyle, hasEdge: borderTopStyle === 'solid' && borderTopWidth !== '0px' }
      })
  await showSpecimen(page, 'SegmentedControl/chosen')
  expect(await frame('label:has(:checked)')).toMatchObject({ outlineStyle: 'solid' })
  expect(await frame('label:has(input:not(:checked))')).toMatchObject({ outlineStyle: 'none' })
  await showSpecimen(page, 'Pagination/middle')
  expect(await frame('[aria-current]')).toMatchObject({ outlineStyle: 'solid' })
  await showSpecimen(page, 'Button/primary')
  expect(await frame('button[data-variant]')).toMatchObject({ hasEdge: true })
})
