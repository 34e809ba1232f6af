import { expect, signIn, test } from '../fixtures'

test('sends a content security policy, and redirects a user without a session to the sign-in', async ({
  page,
}) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('signs in a resident, and keeps the session over a reload', async ({ page, mock }) => {
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorizaciones')
  expect((await mock.state()).counts.sessions).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorizaciones')
})

test('the fixture `mock` lets a test choose the scenario of its world, and make a single call fail', async ({
  page,
  mock,
}) => {
  await mock.reset({ scenario: 'empty' })
  expect(await mock.state()).toMatchObject({
    scenario: 'empty',
    now: new Date('2026-03-16T13:00:00Z').toISOString(),
  })
  await mock.settings({ faults: [{ operationId: 'login', status: 503, times: 1 }] })
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill('residente@demo.ar')
  await page.getByLabel(/^Contraseña/).fill('Demo1234')
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autorizaciones')
})
