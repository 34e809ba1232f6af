import { expect, signIn, test } from '../fixtures'
import { openSection } from './open-panel'

test.use({ viewport: { width: 390, height: 844 } })

test('shows in the portal what each section of the demo panel changes, on a phone', async ({
  page,
  mock,
}) => {
  const closePanel = () => page.keyboard.press('Escape')
  await signIn(page, 'resident', '/submissions')
  const policy = page.getByRole('row').filter({ hasText: '67-118004' })
  await expect(policy).toContainText('Pendiente')
  const administration = await openSection(page, 'Administración')
  const card = administration.getByRole('listitem', { name: /póliza 67-118004/ })
  await card.getByRole('textbox', { name: 'Comentario' }).fill('La póliza no se lee.')
  await card.getByRole('button', { name: /^Rechazar todo/ }).click()
  // The pressed button disappears with its card, so the focus moves to the message.
  const message = administration.getByRole('status').filter({ hasText: 'rechazó la presentación n.º 8029.' })
  await expect(message).toBeFocused()
  await closePanel()
  await expect(policy).toContainText('Rechazad')

  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(page.getByRole('heading', { name: 'Movimientos', level: 1 })).toBeVisible()
  const visitor = page.getByText('Damián Chávez')
  const gate = await openSection(page, 'Guardia')
  await gate.getByRole('radio', { name: 'Persona' }).check()
  await gate.getByRole('combobox', { name: 'Persona' }).fill('damian')
  await page.getByRole('option', { name: /^Damián Chávez/ }).click()
  await gate.getByRole('button', { name: 'Registrar el ingreso' }).click()
  await expect(gate.getByText('Damián Chávez puede ingresar.')).toBeVisible()
  await gate.getByRole('button', { name: 'Entra Ailén Medina' }).click()
  await expect(gate.getByText(/Profesora de yoga solo permite ingresar de 07:00 a 08:15/)).toBeVisible()
  await closePanel()
  await expect(visitor.first()).toBeVisible()

  const clock = await openSection(page, 'Reloj')
  await clock.getByRole('button', { name: '+1 día' }).click()
  await expect(clock.getByText(/Ahora es martes, 17 de marzo de 2026, 10:00\. Seguís con/)).toBeVisible()
  expect(await mock.state()).toMatchObject({ now: '2026-03-17T13:00:00.000Z' })
  await closePanel()

  const network = await openSection(page, 'Red y fallas')
  await network.getByRole('combobox', { name: 'Operación' }).fill('listar movimientos lote')
  await page.keyboard.press('Enter')
  await network.getByRole('button', { name: 'Provocar la falla' }).click()
  await expect(network.getByText('Error 500 – error del servidor · 1 vez más')).toBeVisible()
  // The clock is a day later. The session has not expired, because the panel signed the user in again.
  await page.goto('/activitiesReport')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText(/^Cuando alguien entre o salga/)).toBeVisible()
  await expect(visitor).toBeHidden()

  const mailbox = await openSection(page, 'Correo')
  await mailbox.getByRole('link', { name: 'Abrir el enlace de «Recuperá tu contraseña»' }).click()
  await expect(page).toHaveURL(/\/password-recover/)
})
