import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { expect, signIn, test } from '../fixtures'

test('reports a wrong password, and signs in with the right password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.username)
  await page.getByLabel(/^Contraseña/).fill('otra cosa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('El usuario o la contraseña son incorrectos.')
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
})

test('keeps the form when the session expires while the user fills the form', async ({ page, mock }) => {
  await signIn(page, 'resident')
  // A page load aborts the requests that the portal sends after the sign-in. Otherwise one of them could be the first call
  // after the session has expired. That call must come from the form.
  await page.goto('/preauthorization/new?opciones=todas')
  await page.getByLabel('Título').fill('Cumpleaños de Íñigo')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Evento' })
  await page.getByLabel('Nota para la guardia').fill('Traen torta.')
  // The choice of a contact starts a search for overlapping authorizations. This search must end before the session expires.
  const overlapSearch = page.waitForResponse((response) => response.url().includes('/authorization/?search='))
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  await overlapSearch
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('button', { name: 'Crear', exact: true }).click()

  const signInDialog = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await expect(signInDialog.getByLabel('Email o DNI')).toHaveValue(demoAccounts.resident.username)
  await signInDialog.getByLabel(/^Contraseña/).fill(demoPassword)
  await signInDialog.getByRole('button', { name: 'Acceder' }).click()
  await expect(signInDialog).toBeHidden()
  await expect(page.getByLabel('Título')).toHaveValue('Cumpleaños de Íñigo')
  await expect(page.getByLabel('Nota para la guardia')).toHaveValue('Traen torta.')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
})

test('discards the form when another user signs in after the session has expired', async ({ page, mock }) => {
  await signIn(page, 'resident')
  // A page load aborts the requests that the portal sends after the sign-in. Otherwise one of them could be the first call
  // after the session has expired. That call must come from the form.
  await page.goto('/preauthorization/new?opciones=todas')
  // Wait until the contacts have loaded. Then the search for the document number is the first call after the session has
  // expired.
  await expect(page.getByRole('button', { name: /^Autorizar a / }).first()).toBeVisible()
  await page.getByLabel('Título').fill('Algo de Carolina')
  await mock.settings({ advance: 'PT9H' })
  await page.getByRole('button', { name: 'Agregar nuevo contacto' }).click()
  const guestDialog = page.getByRole('dialog', { name: 'Nuevo Invitado' })
  await guestDialog.getByLabel('Número de documento').fill('41908172')
  await guestDialog.getByRole('button', { name: 'Siguiente' }).click()
  const signInDialog = page.getByRole('dialog', { name: 'Tu sesión venció' })
  await signInDialog.getByLabel('Email o DNI').fill(demoAccounts.tenant.username)
  await signInDialog.getByLabel(/^Contraseña/).fill(demoPassword)
  await signInDialog.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bienvenido/a, Tomás Aguilar' })).toBeVisible()
})

test('keeps the session over a reload, and signs out a second tab together with the first tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  const secondTab = await context.newPage()
  await secondTab.goto('/')
  await expect(secondTab.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await page.getByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expect(secondTab.getByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('returns to a protected address after the sign-in', async ({ page }) => {
  await page.goto('/preauthorization/new')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email o DNI').fill(demoAccounts.resident.document)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/preauthorization\/new$/)
})
