import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** What can be seen and pressed without scrolling sideways: in the window, and covered by nothing. */
const isInReach = (element: Locator) =>
  element.evaluate((target) => {
    window.scrollBy(0, target.getBoundingClientRect().top - window.innerHeight / 2)
    const { left, right, top, height } = target.getBoundingClientRect()
    const hits = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2))
    return hits.every((hit) => hit !== null && (target.contains(hit) || hit.contains(target)))
  })

const hasRoom = (page: Page) =>
  page.getByRole('table').evaluate(({ parentElement: scroller }) => {
    if (!scroller) throw new Error('a table that scrolls in nothing')
    return scroller.scrollWidth <= scroller.clientWidth
  })

/** Next to the menu of a tablet held across there is less room than on one held upright. */
for (const width of [768, 1024]) {
  test(`at ${width} px tables keep in sight what matters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'resident', '/manageproperty/201?tab=vehiculos')
    const remove = page.getByRole('button', { name: /^Remover/ }).first()
    await expect(remove).toBeVisible()
    expect(await hasRoom(page)).toBe(true)

    await page.goto('/construction/501?tab=nomina')
    await expect(remove).toBeVisible()
    expect(await isInReach(page.getByRole('columnheader', { name: '¿Puede entrar mañana?' }))).toBe(true)
    expect(await isInReach(remove)).toBe(true)

    await page.goto('/activitiesReport?desde=2026-03-01')
    const lastHead = page.getByRole('columnheader').last()
    await expect(lastHead).toBeVisible()
    const more = page.locator('[data-more] > [data-side="end"] button')
    // How many presses it takes depends on the width of the machine's letters.
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1_000 })
      await expect(more).toBeHidden({ timeout: 1_000 })
    }).toPass()
    expect(await isInReach(lastHead)).toBe(true)
    expect(await isInReach(page.getByRole('rowheader').first())).toBe(true)
  })
}

test('a wide table passes below the bar of the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await signIn(page, 'resident', '/activitiesReport?desde=2026-03-01')
  const more = page.locator('[data-more] > [data-side="end"] button')
  await expect(more).toBeVisible()
  const isCovered = await more.evaluate((way) => {
    window.scrollBy(0, way.getBoundingClientRect().top - 10)
    const { left, top, width } = way.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + 10)?.closest('button') !== way
  })
  expect(isCovered).toBe(true)
})

test('all ten columns of the movements of a work have room at a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/construction/501?tab=movimientos')
  await expect(page.getByRole('columnheader', { name: 'Vía Salida' })).toBeVisible()
  expect(await hasRoom(page)).toBe(true)
})

test('what can be done with a row stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'resident', '/submissions')
  const labels = page
    .getByRole('row')
    .getByRole('button', { name: /^Ver detalle/ })
    .locator('span')
    .first()
  await expect(labels).toBeVisible()
  expect(await labels.evaluate((label) => label.getClientRects().length)).toBe(1)
})
