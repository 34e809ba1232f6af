import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'

test("an auditor can open the web administration with the portal's session; returning to the portal ends that session", async ({
  page,
  context,
}) => {
  await signIn(page, 'auditor')
  await expect(page.getByRole('heading', { name: '¿Cómo querés continuar?' })).toBeVisible()
  for (const name of ['Portal de residentes', 'Obras', 'Administración web'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Administración web' }).click()

  await expect(page).toHaveURL(/\/administracion\/customer-selection$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Administración web' })).toBeVisible()
  await expect(page).toHaveTitle('Administración web')
  await expect(main).toContainText(demoAccounts.auditor.username)
  await expect(main).toContainText('Los Álamos')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'portal_session')
  const { token } = JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { token: string }
  expect(token).toBeTruthy()
  await expect(main).not.toContainText(token)

  // While the shared session exists, the portal redirects to the web administration.
  await page.goto('/')
  await expect(page).toHaveURL(/\/administracion\/customer-selection$/)
  await main.getByRole('button', { name: 'Volver al portal' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email o DNI')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portal_session')

  await page.goto('/administracion/customer-selection')
  await expect(main.getByText(/^No hay ninguna sesión compartida/)).toBeVisible()
})

test('an administrator without a lot can choose the web administration or the works, but not the portal', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(demoAccounts.administrator.username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Administración web' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Obras' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Portal de residentes' })).toBeHidden()
})
