import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, signIn } from '../fixtures'
import type { StaticFileServer } from './static-file-server'
import { findTitle, test } from './static-host-test'

/** Reads the link of the newest mail from the mailbox of the mock backend. */
const readNewestMailLink = (page: Page, host: StaticFileServer) =>
  page.evaluate(async (url) => {
    const [mail] = await (await fetch(`${url}__mock/mailbox`)).json()
    return String(mail.link)
  }, host.url)

test.describe('the demo in a folder, on a host that responds with 404 for a missing file', () => {
  test.use({ root: '/barrio/demo/', expectedErrors: [/status of 404/] })

  test('shows a work at the same address before and after a reload', async ({ page, host }) => {
    await signIn(page, 'workManager', `${host.url}constructions`)
    await expect(findTitle(page)).toHaveText('Obras')
    await expect(page).toHaveURL(`${host.url}constructions`)
    await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(findTitle(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    const address = page.url()
    expect(address.startsWith(`${host.url}construction/`)).toBe(true)
    await page.reload()
    await expect(findTitle(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(page).toHaveURL(address)
  })

  test('opens the page that replaces the web administration, and goes back to the sign-in', async ({
    page,
    host,
  }) => {
    await signIn(page, 'auditor', host.url)
    await page.getByRole('button', { name: 'Administración web' }).click()
    await expect(findTitle(page)).toHaveText('Administración web')
    await expect(page).toHaveURL(`${host.url}administracion/customer-selection`)
    await page.getByRole('button', { name: 'Volver al portal' }).click()
    await expect(page).toHaveURL(`${host.url}login`)
  })

  test('downloads the movements as a workbook, and opens a work document in a new tab', async ({
    page,
    context,
    host,
  }) => {
    await signIn(page, 'workManager', `${host.url}construction/501?tab=movimientos`)
    const downloadEvent = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar Excel' }).click()
    expect((await readSheet(await (await downloadEvent).path())).length).toBeGreaterThan(10)

    await page.getByRole('tab', { name: 'Documentación' }).click()
    await page.getByRole('link', { name: 'Carpeta Planos' }).click()
    const tabEvent = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Croquis.png/ }).click()
    const tab = await tabEvent
    await tab.waitForLoadState()
    expect(tab.url().startsWith(`${host.url}uploads/`)).toBe(true)
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  })

  test('opens the link of an invitation, and the link of a password-recovery mail', async ({
    page,
    context,
    host,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, 'resident', host.url)
    await page.getByRole('link', { name: 'Crear Invitación' }).click()
    await page.getByLabel('Nombre del evento').fill('Mateada')
    await page.getByRole('button', { name: 'Guardar y compartir' }).click()
    await page.getByRole('button', { name: 'Compartir', exact: true }).click()
    await expect(page.getByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    const invitationLink = /https?:\/\/\S+\/invite\/\S+/.exec(message)?.[0] ?? ''
    expect(invitationLink.startsWith(`${host.url}invite/`)).toBe(true)
    const guestPage = await context.newPage()
    await guestPage.goto(invitationLink)
    await expect(findTitle(guestPage)).toHaveText('Te invitaron a Los Álamos')
    await guestPage.close()

    const secondTab = await context.newPage()
    await secondTab.goto(`${host.url}password-request`)
    await secondTab.getByLabel('Email').fill('obra@demo.ar')
    await secondTab.keyboard.press('Enter')
    await expect(secondTab.getByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
    await secondTab.goto(await readNewestMailLink(secondTab, host))
    await expect(secondTab.getByLabel(/^Contraseña nueva/)).toBeVisible()
    await expect(secondTab).toHaveURL(`${host.url}password-recover`)
  })
})

test.describe('the demo at an address without https', () => {
  test('opens the portal without a service worker, and shows a warning', async ({ page, host }) => {
    // Browsers hide these interfaces from pages without https, but not from pages on localhost, so the test deletes them.
    await page.addInitScript(() => {
      for (const name of ['serviceWorker', 'locks']) Reflect.deleteProperty(Navigator.prototype, name)
      Reflect.deleteProperty(globalThis, 'ServiceWorkerRegistration')
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    })
    await signIn(page, 'workManager', host.url)
    await expect(findTitle(page)).toHaveText('Obras')
    await expect(page.getByRole('status').filter({ hasText: 'Esta dirección no es https' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(findTitle(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
  })
})

test.describe('a state link', () => {
  test.use({
    root: '/demo/',
    expectedErrors: [/status of 404/],
    permissions: ['clipboard-write', 'clipboard-read'],
  })

  test('opens the page where the user copied it, even on a host without 404.html', async ({
    page,
    browser,
    host,
  }) => {
    await signIn(page, 'workManager', `${host.url}constructions`)
    await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await page.getByRole('tab', { name: 'Movimientos' }).click()
    const address = page.url()
    await page.getByRole('button', { name: /^Modo demo/ }).click()
    await page.getByRole('button', { name: 'Copiar enlace a este estado' }).click()
    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(`${host.url}?at=construction/`)).toBe(true)
    const context = await browser.newContext()
    const freshPage = await context.newPage()
    await freshPage.goto(link)
    await expect(findTitle(freshPage)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(freshPage.getByRole('tab', { name: 'Movimientos' })).toHaveAttribute('aria-selected', 'true')
    await expect(freshPage).toHaveURL(address)
    await context.close()
  })
})

const hosts = [
  { root: '/', missingFileResponse: '404.html' },
  { root: '/barrio/demo/', missingFileResponse: '404.html' },
  { root: '/barrio/demo/', missingFileResponse: 'index.html' },
] as const

for (const { root, missingFileResponse } of hosts)
  test.describe(`the demo at ${root}, on a host that responds with ${missingFileResponse} for a missing file`, () => {
    // The host also responds with a page to the request for a missing script, so the browser logs an error.
    test.use({ root, missingFileResponse, expectedErrors: [/status of 404|Unexpected token '<'|MIME type/] })

    test('opens the address of a work at the first visit, and shows a message for an unknown invitation', async ({
      page,
      host,
    }) => {
      await signIn(page, 'resident', `${host.url}construction/502?tab=documentacion#x`)
      await expect(page).toHaveURL(/\/construction\/502\?tab=documentacion$/)
      await expect(page.getByRole('heading', { name: 'Todos los archivos' })).toBeVisible()
      await page.goto(`${host.url}invite/nobody-knows-this-one`)
      await expect(findTitle(page)).toHaveText('No se ha podido acceder a la invitación')
    })
  })

test.describe('the address of the icon', () => {
  test.use({ root: '/barrio/demo/' })

  for (const address of ['login/', 'construction/501/index.html', 'invite/demo-invitation/', '?at=login'])
    test(`is in the root of the demo on the page ${address}`, async ({ page, host }) => {
      await page.goto(host.url + address)
      await expect(findTitle(page)).toBeVisible()
      expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href)).toBe(
        `${host.url}icon.svg`,
      )
    })
})

test('the demo says that its data is invented, and asks search engines not to index it', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}invite/demo-invitation`)
  await expect(findTitle(page)).toHaveText('Te invitaron a Los Álamos')
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toContainText('Datos inventados')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /datos inventados/)
  expect(await (await page.request.get(host.url)).text()).toContain('<title>Demo del portal de residentes')
  expect(await (await page.request.get(`${host.url}robots.txt`)).text()).toContain('Disallow: /')
})
