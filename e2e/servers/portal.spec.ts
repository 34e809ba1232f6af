import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, isolatedTag } from '../fixtures'
import { skipWithoutServer } from './server-programs'
import { listSites, pageTest as test } from './server-test'

const findTitle = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(page: Page, url: string) {
  await page.goto(`${url}login`)
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
  await expect(page).toHaveURL(url)
}

/** The addresses of pages, each with a text of its heading. */
const publicPages = {
  register: 'Registrarme',
  'password-request': 'Recuperar mi clave',
  'terms-conditions': 'Términos y condiciones',
  'invite/demo-invitation': 'Te invitaron a Los Álamos',
  'unsubscribe/demo-unsubscribe': 'Dejar de recibir comunicaciones',
}
const residentPages = {
  '': 'Autorizaciones',
  activitiesReport: 'Movimientos',
  managedproperties: 'Lotes',
  'manageproperty/201': 'Corresidentes',
  constructions: 'Obras',
  'construction/501': 'Casa Pérez',
  submissions: 'Presentaciones',
  'submissions/101/new': 'Nueva presentación',
  'preauthorization/new': 'Crear Autorización',
  'preauthorization/invite/new': 'Crear Invitación',
  vencimientos: 'Vencimientos',
  profile: 'Mi perfil',
}

/** The message of a page that does not exist. */
const notFound = '404 - No encontrado'

for (const site of listSites('nginx'))
  test.describe(`the portal at ${site.basePath} of nginx`, isolatedTag, () => {
    test.use({ site })
    skipWithoutServer(site.server)

    test('shows each page without a session, without a violation of the policy', async ({ page, host }) => {
      for (const [address, title] of Object.entries(publicPages)) {
        await page.goto(host.url + address)
        await expect(findTitle(page), address).toContainText(title)
        await expect(findTitle(page), address).not.toContainText(notFound)
        await expect(page).toHaveURL(host.url + address)
      }
      await page.goto(`${host.url}activitiesReport`)
      await expect(page).toHaveURL(`${host.url}login`)
      await page.goto(`${host.url}unknown/address`)
      await expect(findTitle(page)).toContainText(notFound)
    })

    test('lets a resident sign in and open each page by its address and by its link', async ({
      page,
      host,
    }) => {
      await signIn(page, host.url)
      for (const [address, title] of Object.entries(residentPages)) {
        await page.goto(host.url + address)
        await expect(findTitle(page), address).toContainText(title)
        await expect(findTitle(page), address).not.toContainText(notFound)
        await expect(page).toHaveURL(new RegExp(`^${host.url}${address}(\\?|$)`))
      }
      await page.goto(host.url)
      for (const [link, address] of [
        ['Movimientos', 'activitiesReport'],
        ['Obras', 'constructions'],
        ['Lotes y Residentes', 'managedproperties'],
        ['Autorizaciones', ''],
      ] as const) {
        await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(new RegExp(`^${host.url}${address}(\\?|$)`))
        await expect(findTitle(page)).toBeVisible()
      }
    })

    test('sends the first reads of a page before its scripts, and once', async ({ page, host }) => {
      await signIn(page, host.url)
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'GET' && /\/fapi\/v2\/module\/home|\/config\.json/.test(request.url()))
          calls.push(new URL(request.url()).pathname)
      })
      await page.goto(`${host.url}constructions`)
      await expect(page.getByRole('link', { name: 'Casa Pérez' }).first()).toBeVisible()
      expect(calls.filter((path) => path.includes('/module/home/'))).toHaveLength(1)
      expect(new Set(calls.filter((path) => path.endsWith('/config.json')))).toEqual(
        new Set([`${site.basePath}config.json`]),
      )
      expect(await page.evaluate(() => window.portalRequests?.size)).toBe(0)
    })

    test('has a service worker and a manifest for its folder', async ({ page, host }) => {
      await signIn(page, host.url)
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      expect(scope).toBe(host.url)
      const manifest = await page.evaluate(async () => {
        const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') as HTMLLinkElement
        const { start_url, scope, icons } = await (await fetch(href)).json()
        const statuses = icons.map(
          async ({ src }: { src: string }) => (await fetch(new URL(src, href))).status,
        )
        return {
          start: new URL(start_url, href).href,
          scope: new URL(scope, href).href,
          statuses: await Promise.all(statuses),
        }
      })
      expect(manifest).toEqual({ start: host.url, scope: host.url, statuses: [200, 200, 200] })
    })
  })

/** One journey in Caddy is enough: the responses are tested to be the same as those of nginx. */
const caddySite = { server: 'caddy', basePath: '/portal/', forwardsApi: true } as const

for (const site of [...listSites('nginx'), caddySite])
  test.describe(`the portal at ${site.basePath} of ${site.server}, without a connection`, isolatedTag, () => {
    skipWithoutServer(site.server)
    // The browser logs each request that fails offline.
    test.use({
      site,
      expectedErrors: [/^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
    })

    test('shows a saved pass after a reload', async ({ page, host, context }) => {
      await signIn(page, host.url)
      await page
        .getByRole('link', { name: /^Ver pase/ })
        .first()
        .click()
      const code = page.getByRole('img', { name: 'Código QR del pase' })
      await expect(code).toBeVisible()
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(/Sin conexión, guardado el/)).toBeVisible()
      await expect(code).toBeVisible()
    })
  })
