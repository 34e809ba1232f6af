import type { Page } from '@playwright/test'
import { axeRules, findViolations, focusGuards, formatViolations } from '../axe'
import { expect, test } from '../fixtures'
import { restTag } from '../scope'
import { openCatalogue } from './catalogue'
import { findHorizontalOverflows, findSmallTargets } from './measure'

const addresses = [
  '',
  '?page=color',
  '?page=type',
  '?page=space',
  '?page=icons',
  '?page=motion',
  '?page=words',
]

const showPage = async (page: Page, address: string) => {
  await page.goto(`/catalogo${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The thumbnails are specimens, which the tests of components check. */
const withoutThumbnails = { include: 'html', exclude: [focusGuards, '[data-thumbnail]'] }

test('axe finds no violations in the pages of the catalogue', restTag, async ({ page }) => {
  test.setTimeout(240_000)
  // By turns light and dark: the pages consist of components, which their own tests check in all themes.
  for (const [index, address] of addresses.entries()) {
    const colorScheme = index % 2 === 0 ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme })
    await showPage(page, address)
    const violations = await findViolations(page, axeRules.wcag, withoutThumbnails)
    expect.soft(formatViolations(violations), `${address} (${colorScheme})`).toEqual([])
  }
})

test(
  'shows the pages of the catalogue at 320 px without horizontal scroll or small targets',
  restTag,
  async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of addresses) {
      await showPage(page, address)
      expect.soft(await findHorizontalOverflows(page), address).toEqual([])
      expect.soft(await findSmallTargets(page), address).toEqual([])
    }
  },
)

test('the index of the catalogue draws only the thumbnails near the viewport', async ({ page }) => {
  await openCatalogue(page)
  const thumbnails = page.locator('[data-thumbnail=drawn]')
  await expect(thumbnails.first()).toBeAttached()
  const firstCount = await thumbnails.count()
  expect(firstCount).toBeLessThan(40)
  await page.getByRole('heading', { level: 2, name: 'Patrones' }).scrollIntoViewIfNeeded()
  await expect.poll(() => thumbnails.count()).toBeGreaterThan(firstCount)
  expect(await thumbnails.first().getAttribute('aria-hidden')).toBe('true')
})

test('the search finds a page whose name is typed without accents, and opens it by keyboard alone', async ({
  page,
}) => {
  await openCatalogue(page)
  await page.getByRole('combobox', { name: 'Buscar en el catálogo' }).focus()
  await page.keyboard.type('TIPOGRAFIA')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tipografía' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Tipografía' })).toHaveAttribute('aria-current', 'page')
})

test('a skip link moves the focus to the content, and on a phone a drawer shows the navigation', async ({
  page,
}) => {
  await openCatalogue(page)
  await page.getByRole('link', { name: 'Ir al contenido' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir las páginas del catálogo' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Páginas del catálogo' })
  await drawer.getByRole('link', { name: 'Alert' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Alert' })).toBeFocused()
})
