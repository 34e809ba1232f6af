import { expect, signIn, test } from '../fixtures'
import { openSection } from './open-panel'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, the demo panel controls the Administration, the guard, the clock, the network and the mailbox', async ({
  page,
  mock,
}) => {
  const closePanel = () => page.keyboard.press('Escape')
  await signIn(page, 'resident', '/submissions')
  const submissionRow = page.getByRole('row').filter({ hasText: '67-118004' })
  await expect(submissionRow).toContainText('Pendiente')
  const administrationSection = await openSection(page, 'Administración')
  const card = administrationSection.getByRole('listitem', { name: /póliza 67-118004/ })
  await card.getByRole('textbox', { name: 'Comentario para rechazar todo' }).fill('La póliza no se lee.')
  await card.getByRole('button', { name: /^Rechazar todo/ }).click()
  // The pressed button disappears with its card, so the focus moves to the message.
  const message = administrationSection
    .getByRole('status')
    .filter({ hasText: 'rechazó la presentación n.º 8029.' })
  await expect(message).toBeFocused()
  await closePanel()
  await expect(submissionRow).toContainText('Rechazad')

  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(page.getByRole('heading', { name: 'Movimientos', level: 1 })).toBeVisible()
  const visitor = page.getByText('Damián Chávez')
  const guardSection = await openSection(page, 'Guardia')
  await guardSection.getByRole('radio', { name: 'Persona' }).check()
  await guardSection.getByRole('combobox', { name: 'Persona' }).fill('damian')
  await page.getByRole('option', { name: /^Damián Chávez/ }).click()
  await guardSection.getByRole('button', { name: 'Registrar el ingreso' }).click()
  await expect(guardSection.getByText('Damián Chávez puede ingresar.')).toBeVisible()
  await guardSection.getByRole('button', { name: 'Entra Ailén Medina' }).click()
  await expect(
    guardSection.getByText(/Profesora de yoga solo permite ingresar de 07:00 a 08:15/),
  ).toBeVisible()
  await closePanel()
  await expect(visitor.first()).toBeVisible()

  const clockSection = await openSection(page, 'Reloj')
  await clockSection.getByRole('button', { name: '+1 día' }).click()
  await expect(
    clockSection.getByText(/Ahora es martes, 17 de marzo de 2026, 10:00\. Seguís con/),
  ).toBeVisible()
  expect(await mock.state()).toMatchObject({ now: '2026-03-17T13:00:00.000Z' })
  await closePanel()

  const networkSection = await openSection(page, 'Red y fallas')
  await networkSection.getByRole('combobox', { name: 'Operación' }).fill('listar movimientos lote')
  await page.keyboard.press('Enter')
  await networkSection.getByRole('button', { name: 'Provocar la falla' }).click()
  await expect(networkSection.getByText('Error 500 – error del servidor · 1 vez más')).toBeVisible()
  // The clock has moved by a day, but the session has not expired, because the panel signed the user in again.
  await page.goto('/activitiesReport')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText(/^Cuando alguien entre o salga/)).toBeVisible()
  await expect(visitor).toBeHidden()

  const mailboxSection = await openSection(page, 'Correo')
  await mailboxSection.getByRole('link', { name: 'Abrir el enlace de «Recuperá tu contraseña»' }).click()
  await expect(page).toHaveURL(/\/password-recover/)
})
