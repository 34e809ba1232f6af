import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../../src/demo/accounts'
import { alone, expect, signIn, test } from '../fixtures'

/** Another tab, on the authorizations. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(tab.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  return tab
}

test('an active user is renewed once, for all tabs, and every tab goes on', async ({
  page,
  context,
  mock,
}) => {
  // The backend's clock is its own from here on, in both hosts.
  await mock.reset()
  await signIn(page, 'resident')
  const others = [await openTab(context), await openTab(context)]
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/fapi/auth/refresh/')) renewals.push(request.url())
  })
  // Seven of the eight hours have passed.
  await mock.settings({ advance: 'PT7H' })
  await context.clock.setFixedTime('2026-03-16T17:00:00-03:00')
  await Promise.all([page, ...others].map((tab) => tab.getByRole('tab', { name: 'Todas' }).click()))
  for (const tab of [page, ...others]) {
    await expect(tab.getByRole('link', { name: /^Ver más/ }).first()).toBeVisible()
  }
  expect(renewals).toHaveLength(1)
  await mock.settings({ advance: 'PT3H' })
  await context.clock.setFixedTime('2026-03-16T20:00:00-03:00')
  for (const tab of [page, ...others]) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  }
})

test('the end of the session and the new sign-in reach every tab, where nothing typed is lost', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page, 'resident')
  const other = await openTab(context)
  await other.goto('/preauthorization/new')
  await expect(other.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
  await other.getByLabel('Título').fill('Cumpleaños de Íñigo')
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('tab', { name: 'Todas' }).click()
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await expect(other.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible()
  await again.getByLabel(/^Contraseña/).fill(demoPassword)
  await again.getByRole('button', { name: 'Acceder' }).click()
  await expect(again).toBeHidden()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(other.getByLabel('Título')).toHaveValue('Cumpleaños de Íñigo')
})

test('signing out reaches five tabs in a second', alone, async ({ page, context }) => {
  await signIn(page, 'resident')
  const others = [
    await openTab(context),
    await openTab(context),
    await openTab(context),
    await openTab(context),
  ]
  await page.getByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  for (const tab of others) {
    await expect(tab.getByRole('button', { name: 'Acceder' })).toBeVisible({ timeout: 1_000 })
  }
})
