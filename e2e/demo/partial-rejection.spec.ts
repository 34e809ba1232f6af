import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect, signIn, test } from '../fixtures'
import { openSection } from './open-panel'

test.use({ viewport: { width: 390, height: 844 } })

const reason = 'El certificado está vencido.'

/** Opens the section 'Administración' of the panel, and returns the card of a pending submission. */
async function openPendingCard(page: Page, number: number) {
  const section = await openSection(page, 'Administración')
  await section.getByRole('searchbox').fill(String(number))
  await section.getByRole('searchbox').press('Enter')
  return section.getByRole('listitem').filter({ hasText: `n.º ${number} ` })
}

const getEvents = (page: Page) =>
  page.getByRole('dialog').getByRole('list', { name: 'Bitácora' }).getByRole('listitem')

const expectNoViolations = async (page: Page, place: string) =>
  expect(formatViolations(await findViolations(page, axeRules.wcag)), place).toEqual([])

test('on a phone, the panel rejects one person with a comment; the open portal shows it, and the user submits that person again', async ({
  page,
}) => {
  await signIn(page, 'resident', '/submissions?tipo=antecedentes')
  await page
    .getByRole('button', { name: /^Ver detalle/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /^Detalles de presentación/ })
  await expect(drawer.getByText('Wilmer José Colmenares').first()).toBeVisible()
  await expect(getEvents(page).last()).toHaveText('Falta que la Administración decida sobre 2 personas')
  const number = Number(new URL(page.url()).searchParams.get('id'))

  const card = await openPendingCard(page, number)
  await card.getByRole('button', { name: 'Rechazar a Wilmer José Colmenares' }).click()
  const field = card.getByRole('textbox', { name: 'Por qué rechazás a Wilmer José Colmenares' })
  await expect(field).toBeFocused()
  await field.fill(reason)
  await expectNoViolations(page, 'the panel')
  await card.getByRole('button', { name: 'Confirmar el rechazo de Wilmer José Colmenares' }).click()
  await expect(card.getByText(`"${reason}"`)).toBeVisible()
  await page.keyboard.press('Escape')

  // The drawer was open meanwhile, and shows the decision without a reload.
  await expect(getEvents(page).filter({ hasText: 'rechazó a Wilmer José Colmenares' })).toContainText(reason)
  await expect(getEvents(page).last()).toHaveText('Falta que la Administración decida sobre 1 persona')
  await expectNoViolations(page, 'the details')
  await drawer.getByRole('button', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: /^Editar/ })
  await expect(form.getByText(reason)).toBeVisible()
  await form.getByRole('button', { name: 'Volver a presentar Wilmer José Colmenares' }).click()
  // The toast covers the head of the form until it is closed.
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await form.getByLabel(/^Archivo adjunto/).setInputFiles({
    name: 'certificado nuevo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expectNoViolations(page, 'the form')
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText(/^Se volvió a presentar a 1 persona/)).toBeVisible()
  await expect(form).toBeHidden()

  const sameCard = await openPendingCard(page, number)
  await sameCard.getByRole('button', { name: 'Aprobar a Wilmer José Colmenares' }).click()
  await expect(sameCard.getByText('La Administración aprobó a Wilmer José Colmenares.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Ver detalle/ })
    .first()
    .click()
  await expect(getEvents(page)).toHaveText([
    /^Presentada el \d\d-\d\d-\d{4} \d\d:\d\d por Carolina Ibáñez$/,
    'Se adjuntaron héctor.pdf y certificado nuevo.pdf',
    'La Administración aprobó a Wilmer José Colmenares',
    'Falta que la Administración decida sobre 1 persona',
  ])
})
