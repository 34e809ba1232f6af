import { expect } from '@playwright/test'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { declineTour } from '../fixtures'
import { testInEachEngine } from './engine-test'
import { findField, findHeading, findImage, findOption, findPressable, findText } from './find'
import type { PageDriver } from './page-driver'
import { signIn } from './sign-in'

/** Returns the date that is a number of days after today, in the time zone of Argentina, as `YYYY-MM-DD`. */
const addDays = (days: number) => {
  const instant = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('sv', { timeZone: 'America/Argentina/Buenos_Aires' }).format(instant)
}

/** Reads the texts of the rows of the table, without the row of its headings. */
const readRows = (page: PageDriver) =>
  page.driver.evaluate<string[]>(
    `[...document.querySelectorAll('tbody tr, [role=row]:has([role=rowheader])')].map((row) => row.textContent)`,
  )

testInEachEngine('reports a wrong password, and signs in with the right one', async ({ page, portalUrl }) => {
  await page.driver.open(`${portalUrl}/login`)
  await page.fill(findField('Email o DNI'), demoAccounts.resident.username)
  await page.fill(findField('Contraseña'), 'otra cosa')
  await page.driver.press('Enter')
  await page.expectVisible(findText('El usuario o la contraseña son incorrectos.'))
  await page.fill(findField('Contraseña'), demoPassword)
  await page.driver.press('Enter')
  await page.expectVisible(findHeading('Autorizaciones'))
})

testInEachEngine('authorizes a frequent contact, and shows the pass with its QR code', async (context) => {
  const { page, mock } = context
  await signIn(context, '/preauthorization/new?opciones=todas')
  const { counts } = await mock.state()
  await page.fill(findField('Título'), 'Cumpleaños')
  await page.select(findField('Tipo de autorización'), 'Evento')
  await page.press(findPressable(/^Autorizar a /))
  await page.expectVisible(findPressable(/^Quitar a /))
  await page.press(findPressable('Crear'))
  await page.expectVisible(findText('¡Autorización creada con éxito!'))
  expect((await mock.state()).counts.authorizations).toBe((counts.authorizations ?? 0) + 1)
  await page.press(findPressable('Volver a Autorizaciones'))
  // The saved screen also has the title and a link to the pass.
  await page.expectFocus(findHeading('Autorizaciones'))
  await page.expectVisible(findText('Cumpleaños'))
  await page.press(findPressable(/^Ver pase/))
  await page.expectFocus(findHeading('Pase de ingreso'))
  await page.expectVisible(findImage('Código QR del pase'))
})

testInEachEngine('filters the movements by name', async (context) => {
  const { page } = context
  await signIn(context, `/activitiesReport?desde=${addDays(-75)}`)
  await expect.poll(async () => (await readRows(page)).length).toBe(10)
  await page.fill(findField('Nombre'), 'carolina')
  await expect.poll(async () => (await readRows(page)).every((text) => /carolina/i.test(text))).toBe(true)
  expect((await readRows(page)).length).toBeGreaterThan(0)
  await expect.poll(() => page.driver.evaluate('location.search')).toContain('nombre=carolina')
})

testInEachEngine('registers a vehicle, and shows it in the list', async (context) => {
  const { page, mock } = context
  await signIn(context, '/manageproperty/201?tab=vehiculos')
  const { counts } = await mock.state()
  const expiryDate = addDays(14).split('-').reverse().join('/')
  await page.press(findPressable('Nuevo vehículo'))
  await page.fill(findField('Patente'), 'AG 731 KT')
  await page.select(findField('Color'), 'Gris')
  await page.select(findField('Marca'), 'Toyota')
  await page.select(findField('Modelo'), 'Corolla Cross')
  await page.select(findField('Compañía de seguro'), 'Sancor Seguros')
  await page.fill(findField('Vencimiento del seguro'), expiryDate)
  await page.press(findPressable('Guardar'))
  await page.expectVisible(findText('El vehículo se guardo satisfactoriamente.'))
  await page.expectVisible(findPressable('Editar AG 731 KT'))
  expect((await mock.state()).counts.vehicles).toBe((counts.vehicles ?? 0) + 1)
})

testInEachEngine('adds a worker to the roster of a work, and removes another one', async (context) => {
  const { page } = context
  await signIn(context, '/construction/501?tab=nomina')
  await page.expectVisible(findText('25 personas/trabajadores'))
  await page.press(findPressable('Agregar trabajador'))
  await page.fill(findField('Persona'), '33444777')
  await page.press(findOption('33444777'))
  await page.press(findPressable('Agregar'))
  await page.expectVisible(findText('Se ha creado el trabajador con éxito'))
  await page.expectVisible(findText('26 personas/trabajadores'))
  await page.press(findPressable(/^Remover .*Acuña/))
  await page.press(findPressable('Remover'))
  await page.expectVisible(findText('Se removió al trabajador con éxito.'))
  await page.expectVisible(findText('25 personas/trabajadores'))
})

testInEachEngine(
  'registers a guest by the link of an invitation, and shows the QR code',
  async ({ page, portalUrl }) => {
    await page.driver.open(`${portalUrl}/invite/demo-invitation`)
    await page.fill(findField('Nombre'), 'Lucía')
    await page.fill(findField('Apellido'), 'Ñandubay')
    await page.fill(findField('DNI'), '38555112')
    await page.fill(findField('Email'), 'lucia@example.com')
    await page.press(findPressable('Confirmar'))
    await page.expectFocus(findHeading('Listo! Tus datos están registrados'))
    await page.expectVisible(findImage('Código QR para ingresar'))
  },
)

testInEachEngine(
  'downloads the movements in the demo, where a worker writes the file',
  async ({ page, demoUrl }) => {
    await page.clearStorage(demoUrl)
    await page.evaluating.evaluate(declineTour)
    // Just after midnight, nobody has entered today.
    await page.driver.open(`${demoUrl}/activitiesReport?desde=${addDays(-75)}`)
    await page.fill(findField('Email o DNI'), demoAccounts.resident.username)
    await page.fill(findField('Contraseña'), demoPassword)
    await page.driver.press('Enter')
    await page.press(findPressable('Descargar Excel'))
    await page.expectVisible(findText('Se descargó'))
  },
  ['Firefox'],
)
