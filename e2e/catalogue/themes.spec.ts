import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openCatalogue, showComponent, showSpecimen } from './catalogue'

/** Reads a colour token, such as 'canvas', from the first element that matches the selector. */
const readColor = (page: Page, name: string, selector = ':root') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), `--color-${name}`)

test('the colours follow the colour scheme and the contrast of the system', async ({ page }) => {
  const canvasColors: string[] = []
  await openCatalogue(page)
  for (const contrast of ['no-preference', 'more'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast })
      canvasColors.push(await readColor(page, 'canvas'))
    }
  const normalContrastColors = new Set(canvasColors.slice(0, 2))
  expect(new Set(canvasColors).size).toBe(4)
  expect(canvasColors.slice(2)).toEqual(['#ffffff', '#000000'])
  expect(normalContrastColors.has('#ffffff')).toBe(false)
})

test('a theme in the address takes precedence over the colour scheme and the contrast of the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  await openCatalogue(page)
  await showSpecimen(page, 'Button/primary', { theme: 'light' })
  expect(await readColor(page, 'canvas')).toBe('#f6f3ec')
})

test('an accent in the address applies to a specimen, and to a component with the light and dark themes side by side', async ({
  page,
}) => {
  await openCatalogue(page)
  await showSpecimen(page, 'Button/primary', { theme: 'light', accent: '7e22ce' })
  expect(await readColor(page, 'accent')).toBe('#7e22ce')
  await showComponent(page, 'Button', { accent: '7e22ce' })
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map((theme) => readColor(page, 'accent', `[data-theme=${theme}]`)),
  )
  expect(light).toBe('#7e22ce')
  expect(dark).not.toBe(light)
  await showComponent(page, 'Button')
  expect(await readColor(page, 'accent', '[data-theme=light]')).toBe('#1f5b40')
})

test('shows an outline on selected options and a border on buttons in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openCatalogue(page)
  const readEdges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return { outlineStyle, hasBorder: borderTopStyle === 'solid' && borderTopWidth !== '0px' }
      })
  await showSpecimen(page, 'SegmentedControl/chosen')
  expect(await readEdges('label:has(:checked)')).toMatchObject({ outlineStyle: 'solid' })
  expect(await readEdges('label:has(input:not(:checked))')).toMatchObject({ outlineStyle: 'none' })
  await showSpecimen(page, 'Pagination/middle')
  expect(await readEdges('[aria-current]')).toMatchObject({ outlineStyle: 'solid' })
  await showSpecimen(page, 'Button/primary')
  expect(await readEdges('button[data-variant]')).toMatchObject({ hasBorder: true })
})
