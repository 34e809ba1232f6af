import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'
import { buildPassAddress } from '../shared-pass-links'
import { holdScripts } from './hold-scripts'

const getUserField = (page: Page) => page.getByLabel('Email o DNI')
const getPasswordField = (page: Page) => page.getByLabel('Contraseña', { exact: false }).first()

test('the sign-in shows before the scripts, and keeps what is typed and where the caret is', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Tu barrio, a mano.' })).toBeVisible()
  await getUserField(page).fill('residente@demo.ar')
  await getUserField(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4))
  releaseScripts()
  await expect(page.locator('#root:not([data-first-page]) form')).toBeVisible()
  await expect(getUserField(page)).toHaveValue('residente@demo.ar')
  await expect(getUserField(page)).toBeFocused()
  const selection = await getUserField(page).evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    field.selectionEnd,
  ])
  expect(selection).toEqual([2, 4])
  await getPasswordField(page).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page).not.toHaveURL(/login/)
})

test("a press on 'Acceder' before the scripts signs the user in as soon as they have loaded", async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await getUserField(page).fill(demoAccounts.resident.username)
  await getPasswordField(page).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page).toHaveURL(/\/login$/)
  releaseScripts()
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([])
})

test.describe('without the code of the portal', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|ChunkLoadError/] })

  test('the sign-in offers to load the page again if the code of the portal does not come', async ({
    page,
  }) => {
    await page.route('**/static/js/async/portal.*', (route) => route.abort())
    await page.goto('/login')
    await getUserField(page).fill(demoAccounts.resident.username)
    await getPasswordField(page).fill(demoPassword)
    await page.getByRole('button', { name: 'Acceder' }).click()
    await expect(page.getByRole('heading', { name: 'No pudimos abrir el portal' })).toBeVisible()
    await page.unroute('**/static/js/async/portal.*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  })
})

test('an open sign-in shows the portal when the user signs in in another tab', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.locator('#root:not([data-first-page]) form')).toBeVisible()
  await signIn(await context.newPage(), 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
})

test('the links of the sign-in open the other pages for guests', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'No recuerdo mi clave' }).click()
  await expect(page).toHaveURL(/password-request/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a signed-in user who opens the sign-in never sees its form', async ({ page }) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(getUserField(page)).toBeHidden()
  releaseScripts()
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
})

for (const stored of ['{}', 'no JSON', '{"token":"t","expires_at":0}']) {
  test(`the sign-in shows after the scripts if the stored session is invalid: ${stored}`, async ({
    page,
  }) => {
    await page.addInitScript((text) => localStorage.setItem('portal.session', text), stored)
    await page.goto('/login')
    await expect(getUserField(page)).toBeVisible()
    await getUserField(page).fill(demoAccounts.resident.username)
    await getPasswordField(page).fill(demoPassword)
    await page.getByRole('button', { name: 'Acceder' }).click()
    await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  })
}

for (const [address, heading] of [
  ['/password-request', 'Recuperar mi clave'],
  ['/register', 'Registrarme'],
  ['/terms-conditions', 'Términos y condiciones'],
  ['/nowhere', '404 - No encontrado'],
  // The build has a file `movements.html`, but this is not its address.
  ['/movements', '404 - No encontrado'],
] as const) {
  test(`${address} shows before the scripts, and works after them`, async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    releaseScripts()
    await expect(page.locator('#root[data-first-page]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('a press of a button before the scripts takes effect as soon as the page is taken over', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Seguir con el acceso web' }).click()
  await expect(page.getByRole('heading', { name: 'Acceso web' })).toBeHidden()
  releaseScripts()
  await expect(page.getByRole('heading', { name: 'Acceso web' })).toBeFocused()
})

test('a press of a button while the code of its screen loads takes effect', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/static/js/async/register.*', async (route) => {
    await promise
    await route.continue()
  })
  const loading = page.waitForRequest('**/static/js/async/register.*')
  await page.goto('/register', { waitUntil: 'commit' })
  await loading
  await page.getByRole('button', { name: 'Seguir con el acceso web' }).click()
  resolve()
  await expect(page.getByRole('heading', { name: 'Acceso web' })).toBeFocused()
})

test('the 404 page leaves the focus on a link that the user has reached before the scripts', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/nowhere', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  releaseScripts()
  await expect(page.locator('#root[data-first-page]')).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(link).toBeFocused()
})

test('a signed-in user sees the 404 page only in the shell', async ({ page }) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  const releaseScripts = await holdScripts(page)
  await page.goto('/nowhere', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  releaseScripts()
  await expect(page.getByRole('heading', { level: 1, name: '404 - No encontrado' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
})

test('what is typed into the request of a new password before the scripts is sent after them', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/password-request', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(demoAccounts.resident.username)
  await page.locator('form button').click()
  releaseScripts()
  await expect(page).toHaveURL(/\/login$/)
})

test('a draft of the request of a new password is restored although the page was rendered without it', async ({
  page,
}) => {
  await page.goto('/password-request')
  await expect(page.locator('#root:not([data-first-page]) form')).toBeVisible()
  await page.getByLabel('Email').fill('ana@demo.ar')
  await page.reload()
  await expect(page.getByText('Descartar')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@demo.ar')
})

test('a registration link with a code opens the form', async ({ page }) => {
  await page.goto('/register?code=ABC123')
  await expect(page.getByRole('heading', { level: 2, name: 'Acceso web' })).toBeVisible()
})

test('the frame of an invitation shows before the scripts', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/invite/demo-invitation', { waitUntil: 'commit' })
  await expect(page.getByText('Portal de residentes')).toBeVisible()
  await expect(page.getByRole('status')).toBeVisible()
  releaseScripts()
  await expect(page.getByLabel('Nombre')).toBeVisible()
})

test('the frame of a shared pass shows before the scripts, without the configuration', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const releaseScripts = await holdScripts(page)
  await page.goto(buildPassAddress({ name: 'Oscar Vera', days: ['2026-03-16', '2026-03-16'] }), {
    waitUntil: 'commit',
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Pase de ingreso' })).toBeVisible()
  await expect(page.getByRole('status')).toBeVisible()
  releaseScripts()
  await expect(page.getByText('Válido hoy de 9 a 13')).toBeVisible()
  expect(paths).not.toContain('/config.json')
})

test('the configuration loads once, together with the scripts', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const releaseScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => paths).toContain('/config.json')
  releaseScripts()
  await expect(page.locator('#root:not([data-first-page]) form')).toBeVisible()
  expect(paths.filter((path) => path === '/config.json')).toHaveLength(1)
})

test('a signed-in user sees the frame of an invitation before the scripts, too', async ({ page }) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  const releaseScripts = await holdScripts(page)
  await page.goto('/invite/demo-invitation', { waitUntil: 'commit' })
  await expect(page.getByText('Portal de residentes')).toBeVisible()
  releaseScripts()
  await expect(page.getByLabel('Nombre')).toBeVisible()
})
