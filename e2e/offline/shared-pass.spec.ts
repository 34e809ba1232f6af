import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { buildPassAddress } from '../shared-pass-links'
import { stallRequests, test } from './deployment'

/* These tests need the service worker of the page of a shared pass. */

// The browser logs each request that fails offline.
test.use({ expectedErrors: [/^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

const buildAddress = (name: string) => buildPassAddress({ name, days: ['2026-03-16', '2026-03-16'] })

const findQrCode = (page: Page) => page.getByRole('img', { name: 'Código QR del pase' })

/** Opens a link for the first time, and waits until the service worker of the page has cached the page. */
async function openFirstLink(page: Page) {
  await page.goto(buildAddress('Ana Paz'))
  await expect(findQrCode(page)).toHaveAttribute('aria-busy', 'false')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

const readCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('after one visit, any pass and the saved passes open without a connection, by the page and its script alone', async ({
  page,
  context,
}) => {
  await openFirstLink(page)
  const cachedPaths = await readCachedPaths(page)
  expect(cachedPaths.map((path) => path.replace(/\.[\da-f]+\./, '.')).sort()).toEqual([
    '/shared-pass.html',
    '/static/js/shared-pass.js',
  ])
  await page.getByRole('button', { name: 'Guardar en este teléfono' }).click()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Válido hoy de 9 a 13')).toBeVisible()
  await expect(page.getByText('Guardado el 16-03-2026 10:00', { exact: false })).toBeVisible()
  await expect(findQrCode(page)).toHaveAttribute('aria-busy', 'false')

  const otherTab = await context.newPage()
  await otherTab.goto(buildAddress('Oscar Vera'))
  await expect(otherTab.getByRole('region', { name: 'Oscar Vera' })).toBeVisible()
  await otherTab.goto('/pase')
  await expect(otherTab.getByRole('link', { name: 'Ver pase Ana Paz' })).toBeVisible()
})

test('opens a pass while the server does not respond, and leaves the other pages to the network', async ({
  page,
  context,
}) => {
  await openFirstLink(page)
  const otherTab = await context.newPage()
  stallRequests()
  await otherTab.goto(buildAddress('Oscar Vera'))
  await expect(otherTab.getByRole('region', { name: 'Oscar Vera' })).toBeVisible({ timeout: 20_000 })
  const controlled = await otherTab.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(controlled).toEqual(['/pase'])
})
