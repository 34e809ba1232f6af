import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../../src/demo/accounts'
import { expect, isolatedTag, signIn, test } from '../fixtures'

/** Opens a new tab, and waits until it shows the authorizations. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(tab.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  return tab
}

test('renews the session of an active user with a single request for all three open tabs', async ({
  page,
  context,
  mock,
}) => {
  // Without this reset, the clock of the mock in the page would follow the clock of the page. The test advances each of
  // the two clocks separately.
  await mock.reset()
  await signIn(page, 'resident')
  const otherTabs = [await openTab(context), await openTab(context)]
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/fapi/auth/refresh/')) renewals.push(request.url())
  })
  // Both clocks advance by seven of the eight hours of the session.
  await mock.settings({ advance: 'PT7H' })
  await context.clock.setFixedTime('2026-03-16T17:00:00-03:00')
  // Only the use of the pointer or the keyboard counts as activity.
  await Promise.all([page, ...otherTabs].map((tab) => tab.getByRole('searchbox').click()))
  await Promise.all([page, ...otherTabs].map((tab) => tab.getByRole('searchbox').fill('jardinero')))
  for (const tab of [page, ...otherTabs]) {
    await expect(tab.getByRole('tabpanel').getByRole('listitem', { name: 'Jardinero' })).toBeVisible()
    await expect(tab.getByRole('listitem', { name: 'Lectura de medidores' })).toBeHidden()
  }
  expect(renewals).toHaveLength(1)
  await mock.settings({ advance: 'PT3H' })
  await context.clock.setFixedTime('2026-03-16T20:00:00-03:00')
  for (const tab of [page, ...otherTabs]) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  }
})

test('after the session expires, one sign-in is enough for both tabs and keeps typed data', async ({
  page,
  context,
  mock,
}) => {
  await signIn(page, 'resident')
  const secondTab = await openTab(context)
  await secondTab.goto('/preauthorization/new?opciones=todas')
  await expect(secondTab.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
  await secondTab.getByLabel('Título').fill('Cumpleaños de Íñigo')
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('searchbox').fill('jardinero')
  const signInDialog = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await expect(secondTab.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible()
  await signInDialog.getByLabel(/^Contraseña/).fill(demoPassword)
  await signInDialog.getByRole('button', { name: 'Acceder' }).click()
  await expect(signInDialog).toBeHidden()
  await expect(secondTab.getByRole('dialog')).toBeHidden()
  await expect(secondTab.getByLabel('Título')).toHaveValue('Cumpleaños de Íñigo')
})

test(
  'signs out all five open tabs within a second when the user signs out in one of them',
  isolatedTag,
  async ({ page, context }) => {
    await signIn(page, 'resident')
    const otherTabs = [
      await openTab(context),
      await openTab(context),
      await openTab(context),
      await openTab(context),
    ]
    await page.getByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
    for (const tab of otherTabs) {
      await expect(tab.getByRole('button', { name: 'Acceder' })).toBeVisible({ timeout: 1_000 })
    }
  },
)
