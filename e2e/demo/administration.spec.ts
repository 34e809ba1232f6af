import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'

test('who audits chooses among three places, and the session goes to the web administration and back', async ({
  page,
  context,
}) => {
  await signIn(page, 'auditor')
  await expect(page.getByRole('heading', { name: '¿Cómo querés continuar?' })).toBeVisible()
  for (const name of ['Portal de residentes', 'Obras', 'Administración web'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Administración web' }).click()

  await expect(page).toHaveURL(/\/administracion\/customer-selection$/)
  const shown = page.getByRole('main')
  await expect(shown.getByRole('heading', { name: 'Administración web' })).toBeVisible()
  await expect(page).toHaveTitle('Administración web')
  await expect(shown).toContainText(demoAccounts.auditor.username)
  await expect(shown).toContainText('Los Álamos')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'portal_session')
  const { token } = JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { token: string }
  expect(token).toBeTruthy()
  await expect(shown).not.toContainText(token)

  // Whoever holds the session opens the portal, and is led there.
  await page.goto('/')
  await expect(page).toHaveURL(/\/administracion\/customer-selection$/)
  await shown.getByRole('button', { name: 'Volver al portal' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email o DNI')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portal_session')

  await page.goto('/administracion/customer-selection')
  await expect(shown.getByText(/^No hay ninguna sesión compartida/)).toBeVisible()
})

test('who administers, and lives nowhere here, chooses between two', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(demoAccounts.administrator.username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Administración web' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Obras' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Portal de residentes' })).toBeHidden()
})
