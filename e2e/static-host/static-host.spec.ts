import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, signIn } from '../fixtures'
import type { HostOfFiles } from './host-of-files'
import { test, title } from './hosted'

/** What the backend "sent" last; the page's own controls tell. */
const lastLink = (page: Page, host: HostOfFiles) =>
  page.evaluate(async (url) => {
    const [mail] = await (await fetch(`${url}__mock/mailbox`)).json()
    return String(mail.link)
  }, host.url)

test.describe('below a folder, where what has no file is nothing', () => {
  test.use({ root: '/barrio/demo/', expectedErrors: [/status of 404/] })

  test('signs in, works, and shows every address again after a reload', async ({ page, host }) => {
    await signIn(page, 'workManager', `${host.url}constructions`)
    await expect(title(page)).toHaveText('Obras')
    await expect(page).toHaveURL(`${host.url}constructions`)
    await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(title(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    const address = page.url()
    expect(address.startsWith(`${host.url}construction/`)).toBe(true)
    await page.reload()
    await expect(title(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(page).toHaveURL(address)
  })

  test('hands the session over to what stands in for the web administration, and comes back', async ({
    page,
    host,
  }) => {
    await signIn(page, 'auditor', host.url)
    await page.getByRole('button', { name: 'Administración web' }).click()
    await expect(title(page)).toHaveText('Administración web')
    await expect(page).toHaveURL(`${host.url}administracion/customer-selection`)
    await page.getByRole('button', { name: 'Volver al portal' }).click()
    await expect(page).toHaveURL(`${host.url}login`)
  })

  test('downloads a workbook, and opens a file in a tab of its own', async ({ page, context, host }) => {
    await signIn(page, 'workManager', `${host.url}construction/501?tab=movimientos`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar Excel' }).click()
    expect((await readSheet(await (await downloading).path())).length).toBeGreaterThan(10)

    await page.getByRole('tab', { name: 'Documentación' }).click()
    await page.getByRole('link', { name: 'Carpeta Planos' }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Croquis.png/ }).click()
    const tab = await opening
    await tab.waitForLoadState()
    expect(tab.url().startsWith(`${host.url}uploads/`)).toBe(true)
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  })

  test('the links of mails and invitations work', async ({ page, context, host }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, 'resident', host.url)
    await page.getByRole('link', { name: 'Crear Invitación' }).click()
    await page.getByLabel('Nombre del evento').fill('Mateada')
    await page.getByRole('button', { name: 'Guardar y compartir' }).click()
    await page.getByRole('button', { name: 'Compartir', exact: true }).click()
    await expect(page.getByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    const invitation = /https?:\/\/\S+\/invite\/\S+/.exec(message)?.[0] ?? ''
    expect(invitation.startsWith(`${host.url}invite/`)).toBe(true)
    const guest = await context.newPage()
    await guest.goto(invitation)
    await expect(title(guest)).toHaveText('Te invitaron a Los Álamos')
    await guest.close()

    const other = await context.newPage()
    await other.goto(`${host.url}password-request`)
    await other.getByLabel('Email').fill('obra@demo.ar')
    await other.keyboard.press('Enter')
    await expect(other.getByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
    await other.goto(await lastLink(other, host))
    await expect(other.getByLabel(/^Contraseña nueva/)).toBeVisible()
    await expect(other).toHaveURL(`${host.url}password-recover`)
  })
})

test.describe('at an address of http', () => {
  test('works by halves, and says so', async ({ page, host }) => {
    // What a browser keeps from pages that did not come safely; its own computer counts as safe.
    await page.addInitScript(() => {
      for (const name of ['serviceWorker', 'locks']) Reflect.deleteProperty(Navigator.prototype, name)
      Reflect.deleteProperty(globalThis, 'ServiceWorkerRegistration')
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    })
    await signIn(page, 'workManager', host.url)
    await expect(title(page)).toHaveText('Obras')
    await expect(page.getByRole('status').filter({ hasText: 'Esta dirección no es https' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver obra Ñandubay' }).click()
    await expect(title(page)).toHaveText('Ñandubay - Lote D-4 · El Lago')
  })
})

test.describe('a link to a state', () => {
  test.use({
    root: '/demo/',
    expectedErrors: [/status of 404/],
    permissions: ['clipboard-write', 'clipboard-read'],
  })

  test('opens in a browser that never saw the demo, on a host without a page for what it does not have', async ({
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
    const fresh = await context.newPage()
    await fresh.goto(link)
    await expect(title(fresh)).toHaveText('Ñandubay - Lote D-4 · El Lago')
    await expect(fresh.getByRole('tab', { name: 'Movimientos' })).toHaveAttribute('aria-selected', 'true')
    await expect(fresh).toHaveURL(address)
    await context.close()
  })
})

const missing = [
  { root: '/', otherwise: '404.html' },
  { root: '/barrio/demo/', otherwise: '404.html' },
  { root: '/barrio/demo/', otherwise: 'index.html' },
] as const

for (const { root, otherwise } of missing)
  test.describe(`at ${root}, with ${otherwise} for what has no file`, () => {
    // Where a page comes for a script, it is none.
    test.use({ root, otherwise, expectedErrors: [/status of 404|Unexpected token '<'|MIME type/] })

    test('an address leads there in a browser that never saw the demo', async ({ page, host }) => {
      await signIn(page, 'resident', `${host.url}construction/502?tab=documentacion#x`)
      await expect(page).toHaveURL(/\/construction\/502\?tab=documentacion$/)
      await expect(page.getByRole('heading', { name: 'Todos los archivos' })).toBeVisible()
      await page.goto(`${host.url}invite/nobody-knows-this-one`)
      await expect(title(page)).toHaveText('No se ha podido acceder a la invitación')
    })
  })

test.describe('the icon', () => {
  test.use({ root: '/barrio/demo/' })

  for (const address of ['login/', 'construction/501/index.html', 'invite/demo-invitation/', '?at=login'])
    test(`is where the demo is, whatever the address becomes: ${address}`, async ({ page, host }) => {
      await page.goto(host.url + address)
      await expect(title(page)).toBeVisible()
      expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href)).toBe(
        `${host.url}icon.svg`,
      )
    })
})

test('says that it is a demo with invented data', async ({ page, host }) => {
  await page.goto(`${host.url}invite/demo-invitation`)
  await expect(title(page)).toHaveText('Te invitaron a Los Álamos')
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toContainText('Datos inventados')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /datos inventados/)
  expect(await (await page.request.get(host.url)).text()).toContain('<title>Demo del portal de residentes')
  expect(await (await page.request.get(`${host.url}robots.txt`)).text()).toContain('Disallow: /')
})
