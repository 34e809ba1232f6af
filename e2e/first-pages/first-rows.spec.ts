import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

const getRows = (page: Page) => page.locator('main li[aria-labelledby], main tbody tr')
const getButtonsOfRow = (page: Page) => getRows(page).first().locator('button, a')

async function signInAndLeave(page: Page): Promise<void> {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  await page.goto('about:blank')
}

/** Delays the scripts that the first rows do not need until the returned function is called. */
async function holdPortal(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/static/js/async/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Counts the frames in which the rows were missing after they had been shown. */
const watchRows = (page: Page) =>
  page.addInitScript((selector) => {
    let wereShown = false
    Object.assign(window, { framesWithoutRows: 0 })
    const check = () => {
      const areShown = document.querySelector(selector)?.checkVisibility() === true
      if (wereShown && !areShown) Object.assign(window, { framesWithoutRows: 1 })
      wereShown ||= areShown && document.querySelector('[data-shown-list]') !== null
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  }, 'main li[aria-labelledby], main tbody tr')

/** Opens an address without the scripts of the portal, and waits for the first rows. Returns the function that lets the scripts load. */
async function openFirstRows(page: Page, address: string): Promise<() => void> {
  await signInAndLeave(page)
  const releasePortal = await holdPortal(page)
  await watchRows(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-shown-list]')).toBeVisible()
  return releasePortal
}

const lists = [
  { address: '/', row: 'Lectura de medidores', isForPhones: false },
  { address: '/activitiesReport', row: 'Kevin Muñoz', isForPhones: true },
  { address: '/constructions', row: 'Casa Pérez', isForPhones: false },
  { address: '/submissions', row: 'Federación Patronal ART', isForPhones: true },
  { address: '/manageproperty/201', row: 'Carolina Ibáñez', isForPhones: false },
  { address: '/construction/501?tab=nomina', row: 'Acuña, Aníbal', isForPhones: false },
]
const phone = { name: 'a phone', viewport: { width: 390, height: 844 } }
const desk = { name: 'a wide screen', viewport: { width: 1440, height: 900 } }

for (const { name, viewport } of [phone, desk]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })
    for (const { address, row, isForPhones } of lists) {
      if (isForPhones && viewport.width > 768) continue
      test(`the rows at ${address} show before the portal, which keeps them at their place`, async ({
        page,
      }) => {
        const releasePortal = await openFirstRows(page, address)
        await expect(getRows(page).first()).toContainText(row)
        // Nobody can press what the portal does not yet handle.
        await expect(getButtonsOfRow(page)).toHaveCount(0)
        const box = await getRows(page).first().boundingBox()
        releasePortal()
        await expect(page.locator('#root:not([data-scripts])')).toBeVisible()
        await expect(getRows(page).first()).toContainText(row)
        expect(await getRows(page).first().boundingBox()).toEqual(box)
        if (address !== '/activitiesReport') await expect(getButtonsOfRow(page).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => Reflect.get(window, 'framesWithoutRows'))).toBe(0)
      })
    }
  })
}

test.describe('on a phone, the portal alone shows', () => {
  test.use({ viewport: phone.viewport })

  /** Opens an address whose first rows are not shown. */
  async function openWithoutFirstRows(page: Page, address: string): Promise<void> {
    await page.addInitScript(() => {
      Object.assign(window, { wasListShown: false })
      new MutationObserver(() => Object.assign(window, { wasListShown: true })).observe(document, {
        subtree: true,
        attributeFilter: ['data-shown-list'],
      })
    })
    await page.goto(address)
    await expect(page.locator('#root:not([data-scripts])')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'wasListShown'))).toBe(false)
  }

  test('an empty list', async ({ page, mock }) => {
    await mock.reset({ scenario: 'empty' })
    await signInAndLeave(page)
    await openWithoutFirstRows(page, '/')
    await expect(page.getByText('No hay autorizaciones.')).toBeVisible()
  })

  for (const [what, body] of [
    ['of another shape', '{"results":[{"id":1}],"count":1}'],
    ['that is no JSON', '<html>'],
  ] as const)
    test(`a list whose response is one ${what}`, async ({ page }) => {
      await signInAndLeave(page)
      await page.route('**/authorization/?*', (route) =>
        route.fulfill({
          body,
          contentType: 'application/json',
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      )
      await openWithoutFirstRows(page, '/')
      await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible()
    })

  test('an address that filters the list', async ({ page }) => {
    await signInAndLeave(page)
    await openWithoutFirstRows(page, '/?ver=todas')
    await expect(page.getByRole('heading', { name: 'Lectura de medidores' })).toBeVisible()
  })
})

test.describe('without the code of the portal', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|ChunkLoadError/] })

  test('the page with the first rows offers to load it again', async ({ page }) => {
    await signInAndLeave(page)
    await page.route('**/static/js/async/portal.*', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No pudimos abrir el portal' })).toBeVisible()
    await page.unroute('**/static/js/async/portal.*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  })
})
