import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import { stall, test } from './deployment'

/* What a service worker alone can do, in the residents' build. */

// The browser tells of each request that finds no network.
test.use({ expectedErrors: [/^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

const code = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })
const mark = (page: Page) => page.getByText('Sin conexión, guardado el 16-03-2026 10:00')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('portal.passes'))

/** Opens the first pass of the list, and waits for the worker that holds its code. */
async function seePass(page: Page) {
  await signIn(page, 'resident')
  await page
    .getByRole('link', { name: /^Ver pase/ })
    .first()
    .click()
  await expect(code(page)).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('a pass that was seen is there without a connection, marked, until its user signs out', async ({
  page,
  context,
}) => {
  await seePass(page)
  const address = page.url()
  await context.setOffline(true)
  await page.reload()
  await expect(mark(page)).toBeVisible()
  await expect(code(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Pase de ingreso/)
  await page.goto('/')
  await page.getByRole('region', { name: 'Pases guardados' }).getByRole('link').click()
  await expect(mark(page)).toBeVisible()

  await context.setOffline(false)
  await page
    .getByRole('alert')
    .filter({ has: mark(page) })
    .getByRole('button', { name: 'Reintentar' })
    .click()
  await expect(mark(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible()
  expect(await kept(page)).toContain('qrcode')

  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Acceder' })).toBeVisible()
  expect(await kept(other)).toBeNull()
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(code(page)).toBeHidden()
})

test('a session that has ended meanwhile asks for nothing while there is no connection', async ({
  page,
  context,
}) => {
  await seePass(page)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.session') ?? '')
    localStorage.setItem('portal.session', JSON.stringify({ ...session, expires_at: 1 }))
  })
  // Some Chromiums forget over a load that they were told to have no network: then the page is told so here.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
  )
  await context.setOffline(true)
  await page.reload()
  await expect(mark(page)).toBeVisible()
  await expect(code(page)).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })
    window.dispatchEvent(new Event('online'))
  })
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('a network that answers nothing keeps nobody waiting at the gate', async ({ page }) => {
  await seePass(page)
  stall()
  await page.reload()
  await expect(code(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Guardado el 16-03-2026 10:00. Buscando cambios…')).toBeVisible()
})

test('the pages that are opened from a link are never the portal’s, nor are they held', async ({
  page,
  context,
}) => {
  await seePass(page)
  await page.goto('/invite/demo-invitation')
  await expect(page.getByLabel('Nombre')).toBeVisible()
  await context.setOffline(true)
  await expect(page.goto('/invite/demo-invitation')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
})

test('nothing of anybody is in the caches', async ({ page }) => {
  await seePass(page)
  const held = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(held).toContain('/index.html')
  expect(held.filter((path) => !/^\/(static\/|index\.html|icon\.svg|config\.json)/.test(path))).toEqual([])
  const stored = await kept(page)
  expect(stored).not.toMatch(/@|(?<!\d)\d{6,11}(?!\d)/)
})
