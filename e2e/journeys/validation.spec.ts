import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

const findCreateButton = (page: Page) => page.getByRole('button', { name: 'Crear', exact: true })
const chooseFirstContact = (page: Page) =>
  page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()

test('reports each missing field of the sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Acceder' }).click()
  const usernameField = page.getByLabel('Email o DNI')
  await expect(usernameField).toHaveAccessibleDescription('Por favor ingrese su email o DNI')
  await expect(usernameField).toBeFocused()
  await expect(page.getByLabel(/^Contraseña/)).toHaveAccessibleDescription('Por favor ingrese su contraseña')
})

test('explains why the create button is disabled without a contact, and keeps the button focusable', async ({
  page,
}) => {
  await signIn(page, 'resident')
  // The tooltip opens only on `:focus-visible`. A focus by script matches it after a page load, but not after a click.
  await page.goto('/preauthorization/new?opciones=todas')
  await expect(findCreateButton(page)).toHaveAccessibleDescription(
    'Debés seleccionar por lo menos un contacto.',
  )
  await findCreateButton(page).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Debés seleccionar por lo menos un contacto.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
})

test('reports each missing field of an authorization on both tabs', async ({ page }) => {
  await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
  await chooseFirstContact(page)
  await page.getByRole('tab', { name: 'Horario' }).click()
  await page.getByRole('radio', { name: 'Rango horario' }).check({ force: true })
  await page.getByRole('combobox', { name: /Horario de ingreso/ }).fill('')
  await page.getByRole('combobox', { name: /Horario de egreso/ }).fill('')
  await page.getByRole('tab', { name: 'Fecha' }).click()
  await page.getByLabel('Fecha de ingreso', { exact: false }).first().fill('')
  await page.getByLabel('Fecha de fin', { exact: false }).first().fill('')
  await findCreateButton(page).click()

  await expect(page.getByLabel('Tipo de autorización')).toHaveAccessibleDescription(
    'Seleccione un tipo de autorización',
  )
  await expect(page.getByLabel('Tipo de autorización')).toBeFocused()
  await expect(page.getByRole('textbox', { name: /Fecha de ingreso/ })).toHaveAccessibleDescription(
    'Seleccione una fecha de ingreso',
  )
  await expect(page.getByRole('textbox', { name: /Fecha de fin/ })).toHaveAccessibleDescription(
    'Seleccione una fecha de fin',
  )
  await page.getByRole('tab', { name: 'Horario' }).click()
  await expect(page.getByRole('combobox', { name: /Horario de ingreso/ })).toHaveAccessibleDescription(
    'Seleccione un horario de ingreso',
  )
  await expect(page.getByRole('combobox', { name: /Horario de egreso/ })).toHaveAccessibleDescription(
    'Seleccione un horario de egreso',
  )
})

test('rejects a past day, an end before the first day, an impossible date, and a range without weekdays', async ({
  page,
}) => {
  await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
  await chooseFirstContact(page)
  const fromField = page.getByRole('textbox', { name: /Fecha de ingreso/ })
  const toField = page.getByRole('textbox', { name: /Fecha de fin/ })

  await fromField.fill('15/03/2026')
  await findCreateButton(page).click()
  await expect(fromField).toHaveAccessibleDescription('La fecha de ingreso no puede ser anterior a hoy.')
  await fromField.fill('20032026')
  await toField.fill('19-03-2026')
  await findCreateButton(page).click()
  await expect(toField).toHaveAccessibleDescription('La fecha de fin no puede ser anterior a la de ingreso.')
  await toField.fill('31-02-2026')
  await toField.blur()
  await expect(toField).toHaveAccessibleDescription(/Escribí la fecha así: DD-MM-AAAA\./)
  await expect(toField).toHaveValue('31-02-2026')
  await toField.fill('22-03-2026')
  await page.getByRole('radio', { name: 'Algunos días' }).check({ force: true })
  const days = page.getByRole('group', { name: /Días permitidos/ })
  for (const day of ['viernes', 'sábado', 'domingo']) await days.getByRole('button', { name: day }).click()
  await findCreateButton(page).click()
  await expect(page.getByText('Elegí por lo menos un día de la semana.').first()).toBeVisible()
  await days.getByRole('button', { name: 'sábado' }).click()
  await findCreateButton(page).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
})
