import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import { stallRequests, test } from './deployment'

/* These tests need the service worker of the production build. */

// The browser logs each request that fails offline.
test.use({ expectedErrors: [/^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

const findQrCode = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })
const findOfflineNotice = (page: Page) => page.getByText('Sin conexión, guardado el 16-03-2026 10:00')
const readStoredPasses = (page: Page) => page.evaluate(() => localStorage.getItem('portal.passes'))

/** Signs in, opens the pass of the first authorization, and waits until the service worker has cached the code of the page. */
async function openPass(page: Page) {
  await signIn(page, 'resident')
  await page
    .getByRole('link', { name: /^Ver pase/ })
    .first()
    .click()
  await expect(findQrCode(page)).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('shows a saved pass offline, with the time at which it was saved, and deletes all saved passes at sign-out', async ({
  page,
  context,
}) => {
  await openPass(page)
  const address = page.url()
  await context.setOffline(true)
  await page.reload()
  await expect(findOfflineNotice(page)).toBeVisible()
  await expect(findQrCode(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Pase de ingreso/)
  await page.goto('/')
  await page.getByRole('region', { name: 'Pases guardados' }).getByRole('link').click()
  await expect(findOfflineNotice(page)).toBeVisible()

  await context.setOffline(false)
  // The screen reads the pass again by itself.
  await expect(findOfflineNotice(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copiar mensaje' })).toBeVisible()
  expect(await readStoredPasses(page)).toContain('qrcode')

  const secondTab = await context.newPage()
  await secondTab.goto('/')
  await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(secondTab.getByRole('button', { name: 'Acceder' })).toBeVisible()
  expect(await readStoredPasses(secondTab)).toBeNull()
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(findQrCode(page)).toBeHidden()
})

test('shows a saved pass offline after the session expired, and the sign-in form once the browser is online again', async ({
  page,
  context,
}) => {
  await openPass(page)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.session') ?? '')
    localStorage.setItem('portal.session', JSON.stringify({ ...session, expires_at: 1 }))
  })
  // In some versions of Chromium, `navigator.onLine` is true after an offline reload, so the test overrides the property.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  )
  await context.setOffline(true)
  await page.reload()
  await expect(findOfflineNotice(page)).toBeVisible()
  await expect(findQrCode(page)).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })
    window.dispatchEvent(new Event('online'))
  })
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('shows a saved pass and a notice while the server does not respond', async ({ page }) => {
  await openPass(page)
  stallRequests()
  await page.reload()
  await expect(findQrCode(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Guardado el 16-03-2026 10:00. Buscando cambios…')).toBeVisible()
})

test('the browser cannot open a public page offline, because the service worker does not cache public pages', async ({
  page,
  context,
}) => {
  await openPass(page)
  await page.goto('/invite/demo-invitation')
  await expect(page.getByLabel('Nombre')).toBeVisible()
  await context.setOffline(true)
  await expect(page.goto('/invite/demo-invitation')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
})

test('caches only files of the build, and stores no email address, document number or phone number with a pass', async ({
  page,
}) => {
  await openPass(page)
  const cachedPaths = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cachedPaths).toContain('/index.html')
  expect(
    cachedPaths.filter((path) => !/^\/(static\/|index\.html|icon\.svg|config\.json)/.test(path)),
  ).toEqual([])
  // The pattern matches the @ of an email address, and a number of 6 to 11 digits, such as a document or phone number.
  const storedPasses = await readStoredPasses(page)
  expect(storedPasses).not.toMatch(/@|(?<!\d)\d{6,11}(?!\d)/)
})
