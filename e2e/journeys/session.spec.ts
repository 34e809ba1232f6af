import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'

test('a wrong password is explained, and the right one then enters', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.username)
  await page.getByLabel(/^Contraseña/).fill('otra cosa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('El usuario o la contraseña son incorrectos.')
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
})

test('a session that expires in the middle of the form loses nothing', async ({ page, mock }) => {
  await signIn(page, 'resident')
  // By a load: what signing in has begun is not to be the first to meet the end of the session.
  await page.goto('/preauthorization/new')
  await page.getByLabel('Título').fill('Cumpleaños de Íñigo')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Evento' })
  await page.getByLabel('Nota para la guardia').fill('Traen torta.')
  // Who joins is looked up among other authorizations, which is not to meet the end of the session either.
  const lookedUp = page.waitForResponse((response) => response.url().includes('/authorization/?search='))
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  await lookedUp
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('button', { name: 'Crear', exact: true }).click()

  const again = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await expect(again.getByLabel('Email o DNI')).toHaveValue(demoAccounts.resident.username)
  await again.getByLabel(/^Contraseña/).fill(demoPassword)
  await again.getByRole('button', { name: 'Acceder' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByLabel('Título')).toHaveValue('Cumpleaños de Íñigo')
  await expect(page.getByLabel('Nota para la guardia')).toHaveValue('Traen torta.')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
})

test('signing in as somebody else over an expired page starts afresh', async ({ page, mock }) => {
  await signIn(page, 'resident')
  // By a load: what signing in has begun is not to be the first to meet the end of the session.
  await page.goto('/preauthorization/new')
  // Every list has come: the first call after the session has expired is to be the one made below.
  await expect(page.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
  await page.getByLabel('Título').fill('Algo de Carolina')
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('button', { name: 'Agregar nuevo contacto' }).click()
  const guest = page.getByRole('dialog', { name: 'Nuevo Invitado' })
  await guest.getByLabel('Número de documento').fill('41908172')
  await guest.getByRole('button', { name: 'Siguiente' }).click()
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await again.getByLabel('Email o DNI').fill(demoAccounts.renter.username)
  await again.getByLabel(/^Contraseña/).fill(demoPassword)
  await again.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bienvenido/a, Tomás Aguilar' })).toBeVisible()
})

test('a reload keeps the session, and signing out in one tab signs out the other', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await page.getByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('a protected address leads through the sign-in back to itself', async ({ page }) => {
  await page.goto('/preauthorization/new')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.document)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/preauthorization\/new$/)
})
