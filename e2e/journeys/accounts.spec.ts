import { expect, test } from '../fixtures'

test('registers a resident with a pasted access code by keyboard alone, and signs in with the new account', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await page.getByRole('link', { name: 'Recibí un código por email' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Registrarme' })).toBeVisible()
  // In the residents' build, the page shows before its scripts have loaded.
  await expect(page.locator('#root:not([data-first-page])')).toBeVisible()
  const webAccess = page.getByRole('main').getByRole('button').first()
  // If the screen has links to app stores, Tab focuses these links before.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(webAccess).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Acceso web' })).toBeFocused()
  await page.evaluate(() => navigator.clipboard.writeText(' abc-123 '))
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+V')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31.222.333')
  await expect(page.getByLabel('Email')).toHaveValue('nueva@demo.ar')
  await page.keyboard.press('Tab')
  await page.keyboard.type('jacaranda9')
  // The first Tab focuses the button that shows the password, and the second Tab focuses the terms.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByLabel(/^Contraseña/).press('Enter')
  await expect(page.getByText('Su usuario fue registrado exitosamente.')).toBeVisible()

  await page.getByLabel('Email o DNI').fill('nueva@demo.ar')
  await page.getByLabel(/^Contraseña/).fill('jacaranda9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('changes a password by the link of an email, and afterwards stores the token nowhere', async ({
  page,
  mock,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'No recuerdo mi clave' }).click()
  // The sign-in stays visible until the screen «Recuperar mi clave» has loaded. Both have a field with «Email» in its label.
  // So the test first waits for the heading of that screen.
  await expect(page.getByRole('heading', { name: 'Recuperar mi clave' })).toBeVisible()
  await page.getByLabel('Email').fill(' RESIDENTE@demo.ar')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
  const [mail] = await mock.mailbox()
  const link = new URL(mail?.link ?? '')
  const token = link.pathname.split('/').at(-1) ?? ''
  expect(token).not.toBe('')

  await page.goto(link.pathname)
  await expect(page).toHaveURL(/\/password-recover$/)
  await page.reload()
  await page.getByLabel(/^Contraseña nueva/).fill('jacaranda9')
  await page.getByLabel(/^Repetir la contraseña/).fill('jacaranda9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  const storedText = await page.evaluate(() =>
    JSON.stringify([history.state, document.referrer, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(storedText).not.toContain(token)

  await page.getByLabel('Email o DNI').fill('30111222')
  await page.getByLabel(/^Contraseña/).fill('jacaranda9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('opens recovery links with hostile tokens without an error or a violation of the content security policy', async ({
  page,
}) => {
  for (const token of ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '..%2F..%2Fx', '%0Ax', 'x'.repeat(300)]) {
    await page.goto(`/password-recover/demo-uid/${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
