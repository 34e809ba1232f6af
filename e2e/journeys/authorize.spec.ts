import { authorizeFirstContact } from '../authorize-first-contact'
import { decodeQr } from '../decode-qr'
import { expect, signIn, test } from '../fixtures'

test('authorizes two contacts on some weekdays, downloads the QR, edits and deletes the authorization', async ({
  page,
}) => {
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Crear Autorización' }).first().click()
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeFocused()
  await page.getByRole('button', { name: 'Más opciones' }).click()

  await page.getByLabel('Título').fill('Poda de otoño')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Jardinero/Piletero/Otro' })
  await page.getByRole('radio', { name: 'Algunos días' }).check({ force: true })
  const days = page.getByRole('group', { name: 'Días permitidos' })
  for (const day of ['martes', 'jueves', 'sábado', 'domingo'])
    await days.getByRole('button', { name: day }).click()
  const contacts = page.getByRole('button', { name: /^Autorizar a / })
  await contacts.nth(0).click()
  await contacts.nth(0).click()
  await expect(page.getByRole('button', { name: /^Quitar a / })).toHaveCount(2)

  const creation = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/authorization/'),
  )
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  const { qrcode } = (await (await creation).json()) as { qrcode: string }
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar QR' }).click()
  const download = await downloadEvent
  expect(download.suggestedFilename()).toBe('Fastpass-Code.png')
  expect(decodeQr(await download.path())).toBe(qrcode)

  await page.getByRole('link', { name: 'Volver a Autorizaciones' }).click()
  const card = page.getByRole('listitem', { name: 'Poda de otoño' })
  await expect(card).toContainText('Jardinero/Piletero/Otro')
  await expect(card).toContainText('2 invitados')
  await expect(card.getByRole('list', { name: 'Días permitidos' })).toContainText(/lunes.*miércoles.*viernes/)
  await page.reload()
  await expect(card).toBeVisible()

  await card.getByRole('link', { name: /^Editar/ }).click()
  await expect(page.getByRole('heading', { name: 'Editar Autorización' })).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Poda de otoño')
  await page.getByLabel('Título').fill('Poda de invierno')
  await page
    .getByRole('button', { name: /^Quitar a / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await expect(page.getByText('¡Autorización modificada con éxito!')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a Autorizaciones' }).click()

  const editedCard = page.getByRole('listitem', { name: 'Poda de invierno' })
  await expect(editedCard).toContainText('1 invitado')
  await editedCard.getByRole('button', { name: /^Eliminar/ }).click()
  const question = page.getByRole('alertdialog', { name: '¿Desea eliminar "Poda de invierno"?' })
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(editedCard).toBeHidden()
  await page.reload()
  await expect(page.getByRole('listitem', { name: /./ }).first()).toBeVisible()
  await expect(editedCard).toBeHidden()
})

test('adds a new guest as a contact and authorizes the guest', async ({ page, mock }) => {
  await signIn(page, 'resident')
  const stateBefore = await mock.state()
  await page.goto('/preauthorization/new?opciones=todas')
  await page.getByRole('button', { name: 'Agregar nuevo contacto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Invitado' })
  await dialog.getByLabel('Número de documento').fill('41908172')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await dialog.getByLabel('Nombre').fill('Begoña')
  await dialog.getByLabel('Apellido').fill('Ñañez')
  await dialog.getByRole('radio', { name: 'Femenino' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('El nuevo contacto ha sido agregado a su agenda.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quitar a BEGOÑA ÑAÑEZ/ })).toBeVisible()
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  const stateAfter = await mock.state()
  expect(stateAfter.counts.persons).toBe((stateBefore.counts.persons ?? 0) + 1)
  expect(stateAfter.counts.authorizations).toBe((stateBefore.counts.authorizations ?? 0) + 1)
})

test('shows, after a reload, an authorization that another tab created', async ({ page, context }) => {
  await signIn(page, 'resident')
  const secondTab = await context.newPage()
  await secondTab.goto('/')
  await expect(secondTab.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await page.goto('/preauthorization/new?opciones=todas')
  await page.getByLabel('Título').fill('Mudanza')
  await authorizeFirstContact(page, 'Evento')
  await secondTab.reload()
  await expect(secondTab.getByRole('listitem', { name: 'Mudanza' })).toBeVisible()
})
