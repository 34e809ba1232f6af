import type { Page } from '@playwright/test'
import { findViolations } from '../axe'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { tabTo } from '../tab-to'

const address = '/construction/501?tab=nomina&modo=dias'
const findTimeline = (page: Page) => page.getByRole('grid', { name: /^Quiénes entran del / })
const findFocus = (page: Page) => page.locator(':focus')

/** Returns whether the middle of the head of the days is visible after the page has scrolled to its end. */
const isHeadVisibleAtEnd = (page: Page) =>
  findTimeline(page)
    .getByRole('columnheader')
    .last()
    .evaluate((head) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const { left, top, width, height } = head.getBoundingClientRect()
      return head.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

for (const [width, height] of [
  [1440, 800],
  [390, 640],
] as const)
  test(`at ${width} px, the top bar does not cover the days at the end of the page`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, 'workManager', address)
    await expect(page.getByRole('rowheader').nth(6)).toBeVisible()
    await expect.poll(() => isHeadVisibleAtEnd(page)).toBe(true)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('finds by keyboard alone the first day without insurance, and renews it', async ({ page }) => {
    await signIn(page, 'workManager', '/construction/501?tab=nomina')
    await tabTo(page, page.getByRole('radio', { name: 'Lista' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Días', exact: true })).toBeChecked()
    await expect(findTimeline(page).getByRole('columnheader')).toHaveCount(16)
    expect(await findViolations(page)).toEqual([])
    expect(await isTooWide(page)).toBe(false)

    await tabTo(page, page.getByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' }))
    await page.keyboard.type('ordonez')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await tabTo(page, page.getByRole('rowheader', { name: /^Ordóñez, Íñigo/ }))
    await expect(findFocus(page)).toHaveAccessibleDescription('No entra desde el 20-03: vence la A.R.T.')
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(findFocus(page)).toHaveAccessibleName(
      'viernes 20-03-2026: no entra. El seguro A.R.T. llega hasta el 19-03-2026.',
    )
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Fecha de inicio/ })).toHaveValue('20-03-2026')
  })

  test('shows the text of a day after a tap', async ({ page }) => {
    await signIn(page, 'workManager', `${address}&dni=o`)
    await expect(page.getByRole('rowheader').nth(1)).toBeVisible()
    const track = page.locator('[data-track="1"]')
    const { width = 0, height = 0 } = (await track.boundingBox()) ?? {}
    await track.click({ position: { x: width * (4.5 / 14), y: height / 2 } })
    await expect(findFocus(page)).toHaveAttribute('data-cell', '1 6')
    await expect(page.getByText(/^viernes 20-03-2026: /)).toBeVisible()
    // A press shows no focus ring, so that the frames of the cell and of its head are the only marks.
    const head = findTimeline(page).getByRole('columnheader').nth(6)
    for (const marked of [findFocus(page), head]) {
      await expect(marked).toHaveCSS('outline-style', 'solid')
      await expect(marked).toHaveCSS('outline-width', '2px')
    }
    await expect(findTimeline(page).locator('[role=columnheader][data-active]')).toHaveCount(1)
  })

  test('the head of the days goes under the top bar of the page', async ({ page }) => {
    await signIn(page, 'workManager', address)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.evaluate(() => {
      // A longer page scrolls further than the footer allows.
      document.body.style.paddingBlockEnd = '50vh'
      scrollTo(0, document.documentElement.scrollHeight)
    })
    const menu = page.getByRole('button', { name: 'Abrir el menú' })
    const { y: headTop = 0 } = (await findTimeline(page).getByRole('columnheader').nth(2).boundingBox()) ?? {}
    expect(headTop).toBeLessThan(64)
    expect(
      await menu.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }),
    ).toBe(true)
  })

  test('the sentence of a row has the whole width, and the button to print its usual size', async ({
    page,
  }) => {
    await signIn(page, 'workManager', address)
    const row = page.getByRole('row').nth(1)
    const { width: rowWidth = 0 } = (await row.boundingBox()) ?? {}
    const sentence = row.getByRole('gridcell').first().locator('span').first()
    const { width = 0, y = 0, height = 0 } = (await sentence.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(rowWidth * 0.9)
    const { y: buttonTop = 0 } = (await row.getByRole('button', { name: /^Renovar / }).boundingBox()) ?? {}
    expect(buttonTop).toBeGreaterThanOrEqual(y + height)
    expect(await page.getByRole('button', { name: 'Imprimir' }).boundingBox()).toMatchObject({
      width: 44,
      height: 44,
    })
  })

  test('a part of the roster that is opened by its address is in view', async ({ page }) => {
    await signIn(page, 'workManager', '/construction/501?tab=nomina&parte=sin-antecedentes')
    const chip = page.getByRole('radio', { name: /^Sin antecedentes \(\d+\)$/ })
    await expect(chip).toBeChecked()
    await expect(chip).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollX + scrollY)).toBe(0)
  })

  test('a press on a button of a lower row counts after a day was pressed', async ({ page }) => {
    await signIn(page, 'workManager', `${address}&dni=o`)
    await page.locator('[data-cell="0 9"]').click()
    await expect(findFocus(page)).toHaveAttribute('data-cell', '0 9')
    const button = page.getByRole('button', { name: /^Renovar / }).nth(1)
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    // At the lower edge, where a button that moves up would miss the end of the press.
    await page.mouse.move(x + width / 2, y + height - 3)
    await page.mouse.down()
    await expect(button).toBeFocused()
    expect((await button.boundingBox())?.y).toBe(y)
    await page.mouse.up()
    await expect(page.getByText('1 persona', { exact: true })).toBeVisible()
  })

  test('fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'workManager', address)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await page.getByRole('rowheader').first().focus()
    await page.keyboard.press('End')
    expect(await isTooWide(page)).toBe(false)
    expect(await findViolations(page)).toEqual([])
  })
})

test('shows 30 days in a wide window, passes axe, and returns to the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', address)
  await expect(findTimeline(page).getByRole('columnheader')).toHaveCount(32)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Lista' }).press('Space')
  await expect(page.getByRole('table', { name: 'Nómina' })).toBeVisible()
})

for (const [width, dayCount] of [
  [768, 21],
  [992, 21],
  [1024, 21],
  [1150, 30],
  [1366, 30],
] as const) {
  test(`shows ${dayCount} days that can be read in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'workManager', address)
    await expect(findTimeline(page).getByRole('columnheader')).toHaveCount(dayCount + 2)
    const { width: trackWidth = 0 } = (await page.locator('[data-track="0"]').boundingBox()) ?? {}
    expect(trackWidth / dayCount).toBeGreaterThanOrEqual(23)
    expect(await isTooWide(page)).toBe(false)
    expect(await findViolations(page)).toEqual([])
  })
}

test('the end of the work is marked in every row, also where it is hatched', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'workManager', '/construction/502?tab=nomina&modo=dias')
  const head = findTimeline(page).getByRole('columnheader', { name: /, termina la obra$/ })
  const endOfDay = await head.evaluate((element) => element.getBoundingClientRect().right)
  const lines = await page.locator('[data-track]').evaluateAll((tracks) =>
    tracks.map((track) => {
      const line = getComputedStyle(track, '::after')
      const width = Number.parseFloat(line.borderInlineStartWidth)
      return { width, right: track.getBoundingClientRect().left + Number.parseFloat(line.left) + width }
    }),
  )
  expect(lines).toHaveLength(3)
  for (const { width, right } of lines) {
    expect(width).toBe(2)
    expect(right).toBeCloseTo(endOfDay, 0)
  }
})

test('the code of the days loads only when they are shown', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await signIn(page, 'workManager', '/construction/501?tab=nomina')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(scripts.filter((url) => url.includes('roster-timeline'))).toEqual([])
  await page.getByRole('radio', { name: 'Días', exact: true }).press('Space')
  await expect(findTimeline(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('roster-timeline'))).toHaveLength(1)
})
