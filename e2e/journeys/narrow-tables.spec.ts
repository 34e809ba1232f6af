import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** Scrolls to an element, and returns whether its left and right edges are visible and not covered. */
const isReachable = (element: Locator) =>
  element.evaluate((target) => {
    window.scrollBy(0, target.getBoundingClientRect().top - window.innerHeight / 2)
    const { left, right, top, height } = target.getBoundingClientRect()
    const hits = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2))
    return hits.every((hit) => hit !== null && (target.contains(hit) || hit.contains(target)))
  })

/** Whether the table is no wider than its scroll container. */
const isTableFitting = (page: Page) =>
  page.getByRole('table').evaluate(({ parentElement: scroller }) => {
    if (!scroller) throw new Error('the table has no scroll container')
    return scroller.scrollWidth <= scroller.clientWidth
  })

// At 1024 px the menu is open, so the table has less room than at 768 px.
for (const width of [768, 1024]) {
  test(`at ${width} px, the whole vehicles table fits, and the important columns of wider tables are reachable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'resident', '/manageproperty/201?tab=vehiculos')
    const removeButton = page.getByRole('button', { name: /^Remover/ }).first()
    await expect(removeButton).toBeVisible()
    expect(await isTableFitting(page)).toBe(true)

    await page.goto('/construction/501?tab=nomina')
    await expect(removeButton).toBeVisible()
    expect(await isReachable(page.getByRole('columnheader', { name: '¿Puede entrar mañana?' }))).toBe(true)
    expect(await isReachable(removeButton)).toBe(true)

    await page.goto('/activitiesReport?desde=2026-03-01')
    const lastHeader = page.getByRole('columnheader').last()
    await expect(lastHeader).toBeVisible()
    const scrollButton = page.locator('[data-more] > [data-side="end"] button')
    // The number of necessary clicks depends on the fonts of the machine, so click until the button is hidden.
    await expect(async () => {
      if (await scrollButton.isVisible()) await scrollButton.click({ timeout: 1_000 })
      await expect(scrollButton).toBeHidden({ timeout: 1_000 })
    }).toPass()
    expect(await isReachable(lastHeader)).toBe(true)
    expect(await isReachable(page.getByRole('rowheader').first())).toBe(true)
  })
}

test('the top bar covers the scroll button of a wide table when the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await signIn(page, 'resident', '/activitiesReport?desde=2026-03-01')
  const scrollButton = page.locator('[data-more] > [data-side="end"] button')
  // Without its rows, the page is too short to scroll.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(scrollButton).toBeVisible()
  const isCovered = await scrollButton.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().top - 10)
    const { left, top, width } = button.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + 10)?.closest('button') !== button
  })
  expect(isCovered).toBe(true)
})

test('shows all columns of the movements of a work at 1440 px without a horizontal scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/construction/501?tab=movimientos')
  await expect(page.getByRole('columnheader', { name: 'Vía Salida' })).toBeVisible()
  expect(await isTableFitting(page)).toBe(true)
})

test('shows the label of each row action on one line, without a line break', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'resident', '/submissions')
  const actionLabels = page
    .getByRole('row')
    .getByRole('button', { name: /^Ver detalle/ })
    .locator('span:first-child')
  await expect(actionLabels.first()).toBeVisible()
  const lineCounts = await actionLabels.evaluateAll((labels) =>
    labels.map((label) => label.getClientRects().length),
  )
  expect(lineCounts.length).toBeGreaterThan(1)
  expect(new Set(lineCounts)).toEqual(new Set([1]))
})

test('the selected tab stays in view, and the edges fade behind which tabs or parts of the roster are hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 })
  await signIn(page, 'workManager', '/construction/501?tab=nomina')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const tabs = page.getByRole('tablist')
  const parts = page.locator('[data-line]').filter({ hasText: 'Sin autorización' })
  await expect(tabs).toHaveCSS('mask-image', 'none')

  await page.setViewportSize({ width: 320, height: 844 })
  const isWhole = (list: Element) => {
    const { left, right } = list.getBoundingClientRect()
    const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    return tab !== undefined && tab.left >= left && tab.right <= right
  }
  await expect.poll(() => tabs.evaluate(isWhole)).toBe(true)
  for (const row of [tabs, parts]) {
    await expect(row).toHaveAttribute('data-more-after')
    await expect(row).toHaveCSS('mask-image', /^linear-gradient/)
  }
  await expect(parts).not.toHaveAttribute('data-more-before')
  // The row scrolls back to its chosen part when the numbers arrive.
  await expect(async () => {
    await parts.evaluate((row) => row.scrollTo(row.scrollWidth, 0))
    await expect(parts).toHaveAttribute('data-more-before', { timeout: 500 })
    await expect(parts).not.toHaveAttribute('data-more-after', { timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('on wide screens, each reason of the roster has one line, and the table does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/construction/501?tab=nomina&pagina=2')
  const reasons = page.getByRole('cell').getByRole('listitem')
  await expect(reasons.first()).toBeVisible()
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const longTexts = await reasons.evaluateAll((items) =>
      items
        .filter((item) => item.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(item).lineHeight))
        .map(({ textContent }) => textContent),
    )
    expect(await reasons.count()).toBeGreaterThan(10)
    // The user chooses the names of the groups, which may be long.
    expect(longTexts.filter((text) => !text.startsWith('La autorización'))).toEqual([])
    expect(await isTableFitting(page)).toBe(true)
  }
})

/** The touch targets may lack this many px: they can begin and end between two pixels, and meet the target of a neighbour. */
const tolerance = 3

/** The size of the touch target around the centre of an element, up to 60 px in each direction. */
const measureTarget = (element: Locator) =>
  element.evaluate((target) => {
    target.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const countSteps = (dx: number, dy: number) => {
      let steps = 0
      const isHit = () =>
        target.contains(document.elementFromPoint(x + dx * (steps + 1), y + dy * (steps + 1)))
      while (steps < 60 && isHit()) steps += 1
      return steps
    }
    return {
      width: countSteps(-1, 0) + countSteps(1, 0) + 1,
      height: countSteps(0, -1) + countSteps(0, 1) + 1,
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the link back, the pages and the boxes of the roster are large enough to touch', async ({ page }) => {
    await signIn(page, 'workManager', '/construction/501?tab=nomina&parte=no-entran')
    const box = page.getByRole('cell').locator('label').first()
    await expect(box).toBeVisible()
    for (const target of [page.getByRole('main').getByRole('link', { name: 'Obras' }), box]) {
      const { width, height } = await measureTarget(target)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44 - tolerance)
    }
    const { width } = await measureTarget(page.getByRole('button', { name: 'Página 2' }))
    expect(width).toBeGreaterThanOrEqual(44 - tolerance)
  })

  test('at 320 px, the actions of a list begin below the button of its filters', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await signIn(page, 'workManager', '/construction/501?tab=movimientos')
    const names = ['Mostrar filtros', 'Actualizar']
    const boxes = await Promise.all(names.map((name) => page.getByRole('button', { name }).boundingBox()))
    const [filters, refresh] = boxes
    if (!filters || !refresh) throw new Error('a button is not shown')
    // With the narrow letters of some fonts, both fit on one line.
    if (refresh.y > filters.y) expect(refresh.x).toBe(filters.x)
    else expect(refresh.x + refresh.width).toBeLessThanOrEqual(320)
  })
})
