import type { Locator, Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect, test } from '../fixtures'
import { sizes } from '../screen-states/screen-state'

test.use({ isTourOffered: true })

const findTourOffer = (page: Page) => page.getByRole('region', { name: 'Invitación al recorrido guiado' })
const findCard = (page: Page) => page.getByRole('region', { name: 'Recorrido guiado', exact: true })
const pressCardButton = (page: Page, name: string) =>
  findCard(page).getByRole('button', { name, exact: true }).click()

/** Expects the card of the tour to show the stop with this position and title. */
async function expectStop(page: Page, position: number, title: string): Promise<void> {
  await expect(findCard(page).getByText(`${position} de 9 · Datos inventados`)).toBeVisible()
  await expect(findCard(page).getByRole('heading', { name: title })).toBeVisible()
}

const expectDoneMessage = (page: Page, text: string | RegExp) =>
  expect(findCard(page).getByText(text)).toBeVisible()

/**
 * Expects the tour to highlight an element. The card must not cover the element, and the whole element must be in the viewport.
 */
async function expectHighlighted(page: Page, subject: Locator): Promise<void> {
  await expect(subject).toHaveAttribute('data-demo-shown')
  await expect
    .poll(async () => {
      const [subjectBox, cardBox] = [await subject.boundingBox(), await findCard(page).boundingBox()]
      if (!subjectBox || !cardBox) return 'nowhere'
      const isCovered =
        subjectBox.x < cardBox.x + cardBox.width &&
        cardBox.x < subjectBox.x + subjectBox.width &&
        subjectBox.y < cardBox.y + cardBox.height &&
        cardBox.y < subjectBox.y + subjectBox.height
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      const isInViewport =
        subjectBox.x >= 0 &&
        subjectBox.y >= 0 &&
        subjectBox.x + subjectBox.width <= width &&
        subjectBox.y + subjectBox.height <= height
      if (isCovered) return 'under the card'
      return isInViewport ? 'shown' : `out of sight: ${JSON.stringify({ subjectBox, width, height })}`
    })
    .toBe('shown')
}

for (const size of sizes) {
  test(`the user can complete the tour by clicks alone at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await findTourOffer(page).getByRole('button', { name: 'Empezar' }).click()
    await expect(findTourOffer(page)).toBeHidden()
    await expectStop(page, 1, 'Autorizar una visita')
    await expect(findCard(page).getByRole('heading')).toBeFocused()
    await pressCardButton(page, 'Entrar como Carolina')
    await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
    await page.getByRole('button', { name: 'Leandro Córdoba' }).click()
    await page.getByRole('radio', { name: 'Invitado' }).click()
    await page.getByRole('button', { name: 'Autorizar', exact: true }).click()
    await expectDoneMessage(page, 'La visita ya está autorizada.')
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 2, 'El pase con QR')
    await pressCardButton(page, 'Llevame')
    await expect(page.getByRole('img', { name: 'Código QR del pase' })).toBeVisible()
    await expectDoneMessage(page, /^Con este QR entra la visita/)
    const qr = page.getByRole('img', { name: 'Código QR del pase' })
    await expectHighlighted(page, qr)
    const guestName = await page.locator('main').getByRole('heading', { level: 2 }).first().textContent()
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 3, 'En la barrera')
    await expectHighlighted(page, qr)
    await pressCardButton(page, 'Leer el QR en la guardia')
    await expectDoneMessage(page, /puede ingresar\.$/)
    await expectHighlighted(page, qr)
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 4, 'Los movimientos')
    await pressCardButton(page, 'Llevame')
    await expectDoneMessage(page, 'El ingreso más reciente está primero en la lista.')
    const newestRow = page
      .locator('main')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
    await expect(newestRow).toContainText(guestName ?? '')
    await expect(newestRow).toContainText('Adentro desde')
    await expectHighlighted(page, newestRow)
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 5, 'Los papeles de un trabajador')
    await pressCardButton(page, 'Entrar como Ricardo')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Néstor Ñancucheo').first()).toBeVisible()
    await expectDoneMessage(page, 'Esta presentación está pendiente.')
    const papers = drawer.locator('[data-demo-shown]')
    await expect(papers).toContainText('Néstor Ñancucheo')
    await expectHighlighted(page, papers)
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 6, 'Un rechazo con su motivo')
    await pressCardButton(page, 'Rechazar a Ramiro')
    await expectDoneMessage(page, /^Ramiro quedó rechazado/)
    const rejectedWorker = drawer.locator('[data-demo-shown]')
    await expect(rejectedWorker).toContainText('Ramiro Güiraldes')
    await expect(rejectedWorker).toContainText('Rechazado')
    await expect(rejectedWorker).toContainText('La aseguradora no lo tenía en la nómina')
    await expectHighlighted(page, rejectedWorker)
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 7, 'Corregir lo rechazado')
    await drawer.getByRole('button', { name: 'Editar' }).click()
    await drawer.getByRole('button', { name: 'Volver a presentar Ramiro Güiraldes' }).click()
    await drawer.getByRole('button', { name: 'Guardar cambios' }).click()
    await expectDoneMessage(page, /^Ramiro no está rechazado/)
    await expect(drawer).toBeHidden()
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 8, 'La Administración aprueba')
    await pressCardButton(page, 'Aprobar los papeles')
    await expectDoneMessage(page, 'El seguro y los antecedentes de Néstor están aprobados.')
    const policyRow = page.locator('main').getByRole('row').filter({ hasText: '4501-0098213' })
    await expect(policyRow).toContainText('Aprobado')
    await pressCardButton(page, 'Siguiente')

    await expectStop(page, 9, 'La nómina de la obra')
    await pressCardButton(page, 'Llevame')
    await expectDoneMessage(page, /^Néstor puede entrar mañana/)
    const nestorRow = page.locator('main').getByRole('row').filter({ hasText: 'Ñancucheo, Néstor' })
    await expect(nestorRow.getByText('Sí', { exact: true })).toBeVisible()
    await expectHighlighted(page, nestorRow)
    await pressCardButton(page, 'Terminar')
    await expect(findCard(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeVisible()
    await expect(findCard(page)).toBeHidden()
  })
}

test('the sign-in page offers the tour only once; a user who declines can start the tour from the panel', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/password-request')
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeVisible()
  await expect(findTourOffer(page)).toBeHidden()
  await page.goto('/login')
  await findTourOffer(page).getByRole('button', { name: 'Ahora no' }).click()
  await expect(findTourOffer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: /^Modo demo/ }).click()
  await expect(findTourOffer(page)).toBeHidden()
  // The script of the tour loads only when the tour begins.
  expect(scripts.filter((url) => url.includes('demo-tour'))).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Recorrido guiado' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(findCard(page).getByRole('heading', { name: 'Autorizar una visita' })).toBeFocused()
  expect(scripts.some((url) => url.includes('demo-tour'))).toBe(true)
})

test('the tour has no axe violations over a drawer; after Escape, it does not reappear, even after a reload', async ({
  page,
}) => {
  await page.goto('/login')
  await findTourOffer(page).getByRole('button', { name: 'Empezar' }).click()
  for (let stop = 1; stop < 5; stop += 1) await pressCardButton(page, 'Siguiente')
  await pressCardButton(page, 'Entrar como Ricardo')
  const drawer = page.getByRole('dialog')
  await expectDoneMessage(page, 'Esta presentación está pendiente.')
  await expectStop(page, 5, 'Los papeles de un trabajador')
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await findViolations(
        page,
        colorScheme === 'light' ? axeRules.wcag : axeRules.themeDependent,
      )
      expect(formatViolations(violations), `${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
  await pressCardButton(page, 'Siguiente')
  await expect(findCard(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(findCard(page)).toBeHidden()
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Presentaciones de documentación' })).toBeVisible()
  await expect(findCard(page)).toBeHidden()
})
