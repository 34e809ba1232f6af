import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { holdScripts } from './hold-scripts'

async function signInAndLeave(page: Page): Promise<void> {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  await page.goto('about:blank')
}

/** Returns an array that gets the paths of the scripts that the page requests. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

for (const [address, row] of [
  ['/', 'Lectura de medidores'],
  ['/activitiesReport', 'Kevin Muñoz'],
  ['/constructions', 'Casa Pérez'],
  ['/manageproperty/201?tab=vehiculos', 'Fiat'],
] as const) {
  test(`each script of the screen at ${address} loads once`, async ({ page }) => {
    await signInAndLeave(page)
    const scripts = recordScripts(page)
    await page.goto(address)
    await expect(page.getByText(row).first()).toBeVisible()
    await expect(page.locator('#root:not([data-scripts])')).toBeVisible()
    // The bundler uses the scripts that the page has loaded.
    expect(new Set(scripts).size).toBe(scripts.length)
  })
}

test('the scripts of a screen without first rows load together with the first scripts', async ({ page }) => {
  await signInAndLeave(page)
  const scripts = recordScripts(page)
  const releaseScripts = await holdScripts(page)
  await page.goto('/manageproperty/201?tab=vehiculos', { waitUntil: 'commit' })
  await expect.poll(() => scripts.filter((path) => path.includes('/async/')).length).toBeGreaterThan(1)
  releaseScripts()
  await expect(page.getByText('Fiat').first()).toBeVisible()
})

test('users without a session load no scripts of a screen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/activitiesReport')
  await expect(page).toHaveURL(/login/)
  await expect(page.locator('#root:not([data-first-page]) form')).toBeVisible()
  expect(scripts.filter((path) => /\/async\/(?:movements|shell)\./.test(path))).toEqual([])
})

test('the frame of a screen shows before the scripts, and the portal replaces it', async ({ page }) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  const releaseScripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  // The user has two lots.
  await expect(page.getByText('Lote', { exact: true })).toBeVisible()
  // What is typed into a frame would be lost.
  const search = page.getByLabel('Buscar por evento o invitado')
  expect(await search.evaluate((field: HTMLInputElement) => field.inert)).toBe(true)
  releaseScripts()
  await expect(page.getByRole('heading', { name: 'Lectura de medidores' })).toBeVisible()
  await expect(page.locator('[data-scripts]')).toHaveCount(0)
})

for (const [visitor, address] of [
  ['nobody', '/'],
  ['workManager', '/'],
  ['resident', '/unknown'],
] as const) {
  test(`${visitor} never sees the frame of the home page at ${address}`, async ({ page }) => {
    if (visitor !== 'nobody') {
      await signIn(page, visitor)
      await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
    }
    const releaseScripts = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeHidden()
    releaseScripts()
    await expect(page.locator('#root')).toBeVisible()
  })
}

test('the first reads are sent before the scripts, and once', async ({ page }) => {
  await signInAndLeave(page)
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/fapi/') && request.method() === 'GET') reads.push(pathname)
  })
  const releaseScripts = await holdScripts(page)
  await page.goto('/activitiesReport', { waitUntil: 'commit' })
  await expect
    .poll(() => reads.toSorted())
    .toEqual(['/fapi/customer/101/activity-records/201/', '/fapi/v2/module/home/101/'])
  releaseScripts()
  await expect(page.getByText('Kevin Muñoz').first()).toBeVisible()
  expect(reads).toHaveLength(2)
})
