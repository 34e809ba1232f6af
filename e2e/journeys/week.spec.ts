import { findViolations, formatViolations } from '../axe'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { countSheets } from '../print-page'

test('from the week, a free hour begins an authorization within two taps', async ({ page }) => {
  await signIn(page, 'resident')
  const getActions = await countActions(page)
  await page.getByRole('radio', { name: 'Semana' }).check()
  const day = page.getByRole('group', { name: 'miércoles 18-03-2026' })
  await day.getByRole('link', { name: /desde las 20:00$/ }).click()
  await expect(page).toHaveURL(/\/preauthorization\/new\?dia=2026-03-18&desde=20:00$/)
  expect(getActions()).toEqual({ taps: 2, keys: 0 })
  await page.goBack()
  await expect(day).toBeVisible()
  await page.goto('/')
  await expect(day).toBeVisible()
})

for (const width of [390, 1440])
  test(`the switch between cards and week stays in its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'resident')
    const week = page.getByRole('radio', { name: 'Semana' })
    const readPlace = async () => {
      const { x = 0, y = 0 } = (await week.boundingBox()) ?? {}
      const scrolled = await page.evaluate(() => window.scrollY)
      // The chosen word is bold, which moves its neighbour by a part of a pixel.
      return { x: Math.round(x / 4), y: Math.round(y + scrolled) }
    }
    await expect(page.getByRole('heading', { name: 'Lectura de medidores' })).toBeVisible()
    const place = await readPlace()
    await week.check()
    await expect(page.getByRole('button', { name: 'Esta semana' })).toBeVisible()
    expect(await readPlace()).toEqual(place)
    await expect(week).toBeFocused()
  })

test('the names of two blocks beside each other are readable at 1440 px, and the focus shows a whole block', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'resident', '/?modo=semana')
  const blocks = page.locator('[data-lanes="2"]')
  await expect(blocks.first()).toBeVisible()
  for (const block of await blocks.all()) {
    const { width = 0 } = (await block.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(64)
    expect(await block.evaluate((element) => getComputedStyle(element).writingMode)).toBe('horizontal-tb')
  }
  await page.getByRole('group', { name: 'lunes 16-03-2026' }).getByRole('link').first().focus()
  await blocks.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const focused = page.locator('[data-stop]:focus')
  expect(
    await focused.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1)
})

test('the week has no axe violations, and one tab stop whose arrow keys reach another day', async ({
  page,
}) => {
  await signIn(page, 'resident', '/?modo=semana')
  const today = page.getByRole('group', { name: 'lunes 16-03-2026' })
  await today
    .getByRole('link', { name: /, \d\d:\d\d a/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('group', { name: 'martes 17-03-2026' }).locator(':focus')).toHaveAccessibleName(
    /17-03-2026|, \d\d:\d\d a/,
  )
  expect(formatViolations(await findViolations(page))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/preauthorization\//)
})

test('the week stays readable with the authorizations of a large lot', async ({ page, mock }) => {
  await mock.reset({ scenario: 'large' })
  await signIn(page, 'resident', '/?modo=semana')
  const today = page.getByRole('group', { name: 'lunes 16-03-2026' })
  const more = today.getByRole('button', { name: /^\+[\d.]+ más/ })
  await expect(more.first()).toBeVisible()
  expect(await today.getByRole('link').count()).toBeLessThan(40)
  await more.first().click()
  await expect(page.getByRole('dialog', { name: 'lunes 16-03-2026' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the week is an agenda that does not scroll sideways, also at 320 px', async ({ page }) => {
    await signIn(page, 'resident', '/?modo=semana')
    await expect(page.getByRole('heading', { name: 'Hoy, lunes 16-03-2026' })).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await isTooWide(page), `horizontal scroll at ${width} px`).toBe(false)
    }
    expect(formatViolations(await findViolations(page))).toEqual([])
  })
})

test('the week prints on one sheet', async ({ page }) => {
  await signIn(page, 'resident', '/?modo=semana')
  await expect(page.getByRole('group', { name: 'lunes 16-03-2026' })).toBeVisible()
  expect(await countSheets(page, 'landscape')).toBe(1)
  expect(await countSheets(page, 'portrait')).toBe(1)
})
