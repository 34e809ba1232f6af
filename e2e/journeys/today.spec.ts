import type { Page, Route } from '@playwright/test'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { testInstant } from '../mock'
import { tabTo } from '../tab-to'

const findStrip = (page: Page) => page.getByRole('region', { name: 'Hoy' })
const isMovementRead = (url: string) => url.includes('/activity-records/')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a resident sees who is inside without a tap, and all of them after one', async ({ page }) => {
    await signIn(page, 'resident')
    const readActions = await countActions(page)
    const strip = findStrip(page)
    await expect(strip.getByRole('heading', { name: 'Adentro (6)' })).toBeInViewport({ ratio: 1 })
    const overstay = strip.getByRole('link', { name: /^Silvina Kowalski/ })
    await expect(overstay).toContainText('desde el sábado 14 · pase vencido')
    await expect(strip.getByRole('listitem').first()).toContainText('Silvina Kowalski')
    for (const text of ['Kevin Muñoz', 'Juana Pérez', 'y 3 más: Verónica, Begonia, Carolina'])
      await expect(strip.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
    expect(readActions()).toEqual({ taps: 0, keys: 0 })

    const reads: string[] = []
    page.on('request', (request) => isMovementRead(request.url()) && reads.push(request.url()))
    await strip.getByRole('link', { name: /^Ver todos/ }).tap()
    await expect(page.getByRole('checkbox', { name: 'Sin egreso' })).toBeChecked()
    await expect(page.getByText('Resultados: 6 registros')).toBeVisible()
    expect(reads).toEqual([])
    expect(readActions()).toEqual({ taps: 1, keys: 0 })
  })

  test('a tap opens the movement of a person inside, and the counts open their lists', async ({ page }) => {
    await signIn(page, 'resident')
    const strip = findStrip(page)
    await expect(strip.getByRole('link', { name: /^Mudanza del piano/ })).toBeHidden()
    await strip.getByRole('button', { name: 'Esperados hoy (5)' }).tap()
    await expect(strip.getByRole('link', { name: /^Mudanza del piano/ })).toBeVisible()
    await strip.getByRole('button', { name: 'Vencen pronto (4)' }).tap()
    await expect(strip.getByRole('link', { name: /^Iris Bustamante/ })).toBeVisible()
    await strip.getByRole('link', { name: /^Silvina Kowalski/ }).tap()
    await expect(page.getByText('Resultados: 1 registro')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Silvina Kowalski/ })).toBeVisible()
  })

  test('the strip never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signIn(page, 'resident')
    await expect(findStrip(page).getByText('Silvina Kowalski')).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
  })
})

test('an empty list of the people inside takes little room from the second visit on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let held = Promise.resolve()
  const holdUntil = async (route: Route, body: object) => {
    await held
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...body } })
  }
  await page.route(/\/activity-records\//, (route) => holdUntil(route, { count: 0, results: [] }))
  await signIn(page, 'resident')
  const strip = findStrip(page)
  const nobody = strip.getByText(/^Nadie adentro/)
  await expect(nobody).toBeVisible()
  const readHeight = async () => {
    let height = 0
    // An element without a box is one that the portal has just replaced.
    await expect(async () => {
      height = (await strip.boundingBox())?.height ?? 0
      expect(height).toBeGreaterThan(0)
    }).toPass()
    return height
  }
  const firstHeight = await readHeight()

  const rows = Promise.withResolvers<void>()
  const scripts = Promise.withResolvers<void>()
  held = rows.promise
  await page.route(/\/static\/js\//, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(strip).toBeVisible()
  // The room of two people, 4rem each.
  expect(firstHeight - (await readHeight())).toBe(128)
  scripts.resolve()
  await expect(page.getByRole('heading', { name: 'Lectura de medidores' })).toBeVisible()
  expect(firstHeight - (await readHeight())).toBe(128)
  rows.resolve()
  await expect(nobody).toBeVisible()
  expect(firstHeight - (await readHeight())).toBe(128)
})

test('a wide screen shows the three lists beside each other, for the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'resident')
  const strip = findStrip(page)
  const headings = ['Adentro (6)', 'Esperados hoy (5)', 'Vencen pronto (4)'].map((name) =>
    strip.getByRole('heading', { name }),
  )
  for (const heading of headings) await expect(heading).toBeInViewport()
  const tops = await Promise.all(headings.map(async (heading) => (await heading.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  await expect(strip.getByRole('button', { name: /^Esperados/ })).toBeHidden()
  await tabTo(page, strip.getByRole('link', { name: /^Iris Bustamante/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/manageproperty\/201\?tab=inquilinos&vista=editar&id=74$/)
})

test('on a wide screen the panel without people is as high as its sentence, and moves no authorization', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const rows = Promise.withResolvers<void>()
  await page.route(/\/activity-records\//, async (route) => {
    await rows.promise
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), count: 0, results: [] } })
  })
  await signIn(page, 'resident')
  const card = page.getByRole('heading', { name: 'Lectura de medidores' })
  await expect(card).toBeVisible()
  const readTop = async () => (await card.boundingBox())?.y
  const top = await readTop()
  rows.resolve()
  const strip = findStrip(page)
  const sentence = strip.getByText(/^Nadie adentro/)
  await expect(sentence).toBeVisible()
  expect(await readTop()).toBe(top)
  const panel = strip.locator('> div').filter({ hasText: 'Nadie adentro' })
  expect((await panel.boundingBox())?.height).toBeLessThan(100)
  await expect(strip.getByRole('link', { name: /^Mudanza del piano/ })).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 360, 1280])
  test(`late rows move no authorization at ${width} px, not even long ones`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const rows = Promise.withResolvers<void>()
    await page.route(/\/activity-records\//, async (route) => {
      await rows.promise
      const response = await route.fetch()
      const body = await response.json()
      for (const { guest } of body.results) guest.full_name += ' de la Santísima Trinidad'
      await route.fulfill({ response, json: body })
    })
    await signIn(page, 'resident')
    const card = page.getByRole('heading', { name: 'Lectura de medidores' })
    const recent = page.getByRole('link', { name: /^Usar de nuevo / }).first()
    await expect(recent).toBeVisible()
    await expect(card).toBeVisible()
    const readTop = async () => (await card.boundingBox())?.y
    const top = await readTop()
    rows.resolve()
    const strip = findStrip(page)
    await expect(strip.getByText(/^Silvina .*Trinidad$/)).toBeVisible()
    expect(await readTop()).toBe(top)
    // What does not fit can be reached.
    await tabTo(page, strip.getByRole('link', { name: /^Juana / }))
    await expect(strip.getByRole('link', { name: /^Juana / })).toBeInViewport({ ratio: 1 })
  })

test('reads who is inside again once a minute', async ({ page }) => {
  await page.clock.install({ time: testInstant })
  await signIn(page, 'resident')
  const strip = findStrip(page)
  await expect(strip.getByText('desde 09:47 · hace 13 min')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(strip.getByText('desde 09:47 · hace 14 min')).toBeVisible()
})

test('a resident authorizes the same people again with two taps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident')
  const readActions = await countActions(page)
  const recent = page.getByRole('list', { name: 'Usadas hace poco' })
  await recent
    .getByRole('link', { name: /^Usar de nuevo / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  expect(readActions()).toEqual({ taps: 2, keys: 0 })
})

test('the end of a row of recent authorizations that continues fades, and the keyboard reaches its last one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, 'resident')
  const recent = page.getByRole('list', { name: 'Usadas hace poco' })
  const links = recent.getByRole('link', { name: /^Usar de nuevo / })
  await expect(links.first()).toBeVisible()
  // The fading end is as wide as the row shows more than the list has room for.
  const readEnd = () =>
    recent.evaluate((list) => {
      const { backgroundImage, position } = getComputedStyle(list, '::after')
      return {
        isFading: backgroundImage.startsWith('linear-gradient') && position === 'sticky',
        hidden: list.scrollWidth - list.clientWidth - list.scrollLeft,
      }
    })
  expect(await readEnd()).toMatchObject({ isFading: true })
  expect((await readEnd()).hidden).toBeGreaterThan(100)
  await links.last().focus()
  const [row, last] = [await recent.boundingBox(), await links.last().boundingBox()]
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1)
  expect(await isTooWide(page)).toBe(false)
})
