import { findViolations } from '../axe'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'
import { pasteRows } from '../paste-rows'
import { findListDialog, findListRow } from '../person-list-dialog'

/** Twenty people: contacts with and without a number, a person of the neighbourhood, and people who are new. */
const contacts = [
  'Juana Pérez 30.999.888',
  'Íñigo Núñez',
  'Martín Acosta 27107308',
  'María Belén Aguirre 46.874.451',
  'Agustín Albornoz',
  'Sofía Álvarez Thomas - DNI 28840656',
  'Luciano Amaya 🎈 29.113.075',
  'Ángeles Anchorena',
  'Aráoz, Ramón 28114379',
  'Delfina Arrieta: 19.530.881',
  'Nahuel Ávila',
  'Catalina Ayala (vegana) 23089651',
  'Julio César Báez 31727111',
  'Florencia Balbuena 16418649',
  'Gastón Barrionuevo 19959872',
]
const newcomers = [
  'Rocío Domínguez 33.444.777',
  'Élida Ñancupil 27.650.913',
  'Zoë Müller 41.987.023',
  'Lía Peñaflor 45.012.887',
  'Amparo Ibáñez 44.310.256',
]
const chatList = [
  '*Cumple de Sofi* 🎂',
  ...[...contacts, ...newcomers].map((line, index) => `${index + 1}) ${line}`),
].join('\n')

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('invites the twenty people of a list from a chat with six taps', async ({ page }) => {
  await signIn(page, 'resident')
  await page.evaluate((text) => navigator.clipboard.writeText(text), chatList)
  const getActions = await countActions(page)
  await page.getByRole('link', { name: /^Crear Invitación/ }).click()
  await page.getByRole('button', { name: 'Agregar una lista' }).click()
  await page.getByRole('button', { name: 'Pegar lo que copiaste' }).click()
  const dialog = findListDialog(page)
  await expect(dialog).toContainText('16 entran · 4 por completar')
  await expect(findListRow(page, 'Íñigo Núñez')).toContainText('Se agrega')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Femenino' }).click()
  await expect(findListRow(page, 'ÉLIDA ÑANCUPIL')).toContainText('Se registra y se agrega')
  await dialog.getByRole('button', { name: 'Agregar 20 personas' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Nombre del evento/ })).toHaveValue('Cumple de Sofi')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar y compartir' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación creada exitosamente' })).toBeVisible()
  expect(getActions()).toEqual({ taps: 6, keys: 0 })
})

test('authorizes the people of a list with the keyboard alone', async ({ page }) => {
  await signIn(page, 'resident', '/preauthorization/new')
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    'Juana Pérez 30999888\nÍñigo Núñez\nTeo Paz 12',
  )
  await page.getByRole('button', { name: 'Agregar una lista' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^Filas copiadas/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(findListDialog(page)).toContainText('2 entran · 1 por completar')
  await page.getByRole('button', { name: 'Agregar 2 personas' }).press('Enter')
  await page.getByRole('button', { name: 'Listo' }).press('Enter')
  await expect(findListDialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Agregar una lista' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Íñigo Núñez' })).toHaveAttribute('aria-pressed', 'true')
})

test('downloads the rows that stay out of an invitation, with their accents', async ({ page }) => {
  await signIn(page, 'resident', '/preauthorization/invite/new')
  await page.getByRole('button', { name: 'Agregar una lista' }).click()
  await pasteRows(page, '1) Ñata Güiraldes\n2) Juana Pérez 30999888\n3) Zoë Müller 12345')
  await expect(findListDialog(page)).toContainText('1 entra · 2 por completar')
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar las que quedan afuera' }).click()
  const chunks = await (await (await downloadEvent).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString('utf8')).toBe(
    '\ufeffDNI;Nombre y apellido;Apellido y nombre;Motivo\r\n' +
      ';Ñata Güiraldes;;No hay una persona conocida con ese nombre: completá el DNI.\r\n' +
      '12345;Zoë Müller;;El DNI debe contener entre 7 y 12 caracteres.',
  )
})
