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

test('the week has no axe violations, and one tab stop whose arrow keys reach another day', async ({
  page,
}) => {
  await signIn(page, 'resident', '/?modo=semana')
  const today = page.getByRole('group', { name: 'lunes 16-03-2026' })
  await today.getByRole('link', { name: /^Mudanza del piano/ }).focus()
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
