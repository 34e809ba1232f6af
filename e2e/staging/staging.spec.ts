import type { Page } from '@playwright/test'
import { expect, type StagingOptions, test } from './staging-test'

/*
 * These tests know nothing of the data of the installation. They read what the account may see, and write nothing.
 */

/** Words that a screen shows by mistake if a value of the API is missing. */
const placeholder = /\b(undefined|null|NaN|Invalid Date)\b|\[object Object\]/

/** Waits until the screen has its data, and expects that it shows no failure and no placeholder of a missing value. */
async function expectLoadedScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-loading]')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await expect(page.locator('#root')).not.toContainText(placeholder)
}

/** Skips the test if the installation lacks what it needs. Against the mock backend, which lacks nothing, the test fails instead. */
function requireData(isPresent: boolean, absence: string): void {
  const { hasKnownData } = test.info().project.use as Partial<StagingOptions>
  if (hasKnownData) expect(isPresent, absence).toBe(true)
  test.skip(!isPresent, absence)
}

/** The addresses of the links of the main navigation. The frame before the scripts has only some of them. */
async function listSections(page: Page): Promise<string[]> {
  await expect(page.locator('[data-scripts]')).toHaveCount(0)
  await expectLoadedScreen(page)
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((elements) =>
    elements
      .map((element) => new URL((element as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )
  return [...new Set(addresses)]
}

/** Opens a section by its address; skips the test if the account has no such section. */
async function openSection(page: Page, address: string): Promise<void> {
  await page.goto('/')
  const sections = await listSections(page)
  requireData(sections.includes(address), `the account has no section ${address}`)
  await page.goto(address)
  await expectLoadedScreen(page)
}

/** Opens a link or button of the screen if there is one, and expects that the next screen has its data. */
async function openFirst(page: Page, links: ReturnType<Page['locator']>): Promise<void> {
  requireData((await links.count()) > 0, 'the list is empty')
  await links.first().click()
  await expectLoadedScreen(page)
  await page.goBack()
  await expectLoadedScreen(page)
}

test('sends the security headers, and redirects a visitor to the sign-in', async ({ visitor }) => {
  const response = await visitor.goto('/activitiesReport')
  const policy = response?.headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(response?.headers()['x-content-type-options']).toBe('nosniff')
  await expect(visitor).toHaveURL(/\/login/)
  await expect(visitor.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('calls the API of its configuration, which the policy allows', async ({
  page,
  baseURL,
  stagingApiUrl,
}) => {
  const response = await page.goto('/')
  const config = await page.request.get('/config.json')
  const { apiUrl } = (await config.json()) as { apiUrl: string }
  const apiOrigin = new URL(apiUrl, baseURL).origin
  if (stagingApiUrl !== undefined) expect(apiOrigin).toBe(new URL(stagingApiUrl).origin)
  const policy = response?.headers()['content-security-policy'] ?? ''
  const connections = /connect-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(connections.split(' ')).toContain(apiOrigin === new URL(page.url()).origin ? "'self'" : apiOrigin)
  await expectLoadedScreen(page)
})

test.fail('fails if the portal tries to write', async ({ page }) => {
  await page.goto('/icon.svg')
  await page.evaluate(() => fetch('/fapi/customer/1/guest/', { method: 'POST' }).catch(() => undefined))
})

test('answers a missing file with 404, and not with a page', async ({ page }) => {
  const response = await page.request.get('/static/js/missing.js')
  expect(response.status()).toBe(404)
})

test('opens each section of the navigation', async ({ page }) => {
  await page.goto('/')
  for (const address of await listSections(page)) {
    await page.goto(address)
    await expectLoadedScreen(page)
    await expect(page).not.toHaveURL(/\/login/)
  }
})

test('keeps the session over a reload and in a second tab', async ({ page, context }) => {
  await page.goto('/')
  await expectLoadedScreen(page)
  await page.reload()
  await expectLoadedScreen(page)
  const secondPage = await context.newPage()
  await secondPage.goto('/profile')
  await expectLoadedScreen(secondPage)
  await expect(secondPage).toHaveURL(/\/profile$/)
})

test('shows the pass of an authorization', async ({ page }) => {
  await openSection(page, '/')
  await openFirst(page, page.locator('a[href*="/preauthorization/pass/"]'))
})

test('orders the movements of a lot, pages them and keeps both over a reload', async ({ page }) => {
  await openSection(page, '/activitiesReport')
  const orderButtons = page.getByRole('columnheader').getByRole('button')
  requireData((await orderButtons.count()) > 0, 'the list is empty')
  await orderButtons.first().click()
  await expect(page).toHaveURL(/orden=/)
  await expectLoadedScreen(page)
  const nextPage = page.getByRole('button', { name: /siguiente/i }).and(page.locator(':enabled'))
  if ((await nextPage.count()) > 0) {
    await nextPage.first().click()
    await expect(page).toHaveURL(/pagina=2/)
    await expectLoadedScreen(page)
  }
  const address = page.url()
  await page.reload()
  await expectLoadedScreen(page)
  expect(page.url()).toBe(address)
})

test('shows each tab of a lot', async ({ page }) => {
  await openSection(page, '/managedproperties')
  const lots = page.locator('main a[href*="/manageproperty/"]')
  if ((await lots.count()) > 0) await lots.first().click()
  await expectLoadedScreen(page)
  await openEachTab(page)
})

test('shows each tab of a work', async ({ page }) => {
  await openSection(page, '/constructions')
  const works = page.locator('main a[href*="/construction/"]')
  requireData((await works.count()) > 0, 'the list is empty')
  await works.first().click()
  await expectLoadedScreen(page)
  await openEachTab(page)
})

async function openEachTab(page: Page): Promise<void> {
  const tabs = page.getByRole('tab')
  await expect(tabs).not.toHaveCount(0)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectLoadedScreen(page)
  }
}

test('shows the document submissions of both kinds', async ({ page }) => {
  await openSection(page, '/submissions')
  await page.goto('/submissions?tipo=antecedentes')
  await expectLoadedScreen(page)
})
