import type { Locator, Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect, test } from '../fixtures'
import { sizes } from '../places/place'

test.use({ isInvited: true })

const invitation = (page: Page) => page.getByRole('region', { name: 'Invitación al recorrido guiado' })
const card = (page: Page) => page.getByRole('region', { name: 'Recorrido guiado', exact: true })
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()

/** Expects the card to show a stop by its position and title. */
async function expectStop(page: Page, position: number, title: string): Promise<void> {
  await expect(card(page).getByText(`${position} de 7 · Datos inventados`)).toBeVisible()
  await expect(card(page).getByRole('heading', { name: title })).toBeVisible()
}

/** Expects the message that the card shows when the stop is done. */
const expectDone = (page: Page, text: string | RegExp) => expect(card(page).getByText(text)).toBeVisible()

/** Expects the subject of a stop to be highlighted and entirely visible, not covered by the card. */
async function expectHighlighted(page: Page, subject: Locator): Promise<void> {
  await expect(subject).toHaveAttribute('data-demo-shown')
  await expect
    .poll(async () => {
      const [subjectBox, cardBox] = [await subject.boundingBox(), await card(page).boundingBox()]
      if (!subjectBox || !cardBox) return 'nowhere'
      const isCovered =
        subjectBox.x < cardBox.x + cardBox.width &&
        cardBox.x < subjectBox.x + subjectBox.width &&
        subjectBox.y < cardBox.y + cardBox.height &&
        cardBox.y < subjectBox.y + subjectBox.height
      const bottom = page.viewportSize()?.height ?? 0
      return isCovered
        ? 'under the card'
        : subjectBox.y < 0 || subjectBox.y > bottom - 40
          ? 'out of sight'
          : 'shown'
    })
    .toBe('shown')
}

for (const size of sizes) {
  test(`completes the tour by clicks alone at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await invitation(page).getByRole('button', { name: 'Empezar' }).click()
    await expect(invitation(page)).toBeHidden()
    await expectStop(page, 1, 'Autorizar una visita')
    await expect(card(page).getByRole('heading')).toBeFocused()
    await press(page, 'Entrar como Carolina')
    await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
    // The list of a select belongs to the browser, so that a test cannot click in it.
    await page.getByLabel('Tipo de autorización').selectOption({ label: 'Invitado' })
    await page
      .getByRole('button', { name: /^Autorizar a / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    await expectDone(page, 'La visita ya está autorizada.')
    await press(page, 'Siguiente')

    await expectStop(page, 2, 'El pase con QR')
    await press(page, 'Llevame')
    await expect(page.getByRole('img', { name: 'Código QR del pase' })).toBeVisible()
    await expectDone(page, /^Con este QR entra la visita/)
    const qr = page.getByRole('img', { name: 'Código QR del pase' })
    await expectHighlighted(page, qr)
    const guestName = await page.locator('main').getByRole('heading', { level: 2 }).first().textContent()
    await press(page, 'Siguiente')

    await expectStop(page, 3, 'En la barrera')
    await expectHighlighted(page, qr)
    await press(page, 'Leer el QR en la guardia')
    await expectDone(page, /puede ingresar\.$/)
    await expectHighlighted(page, qr)
    await press(page, 'Siguiente')

    await expectStop(page, 4, 'Los movimientos')
    await press(page, 'Llevame')
    await expectDone(page, 'El ingreso más reciente está primero en la lista.')
    const newestRow = page
      .locator('main')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
    await expect(newestRow).toContainText(guestName ?? '')
    await expect(newestRow).toContainText('Adentro desde')
    await expectHighlighted(page, newestRow)
    await press(page, 'Siguiente')

    await expectStop(page, 5, 'Los papeles de un trabajador')
    await press(page, 'Entrar como Ricardo')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Néstor Ñancucheo').first()).toBeVisible()
    await expectDone(page, 'Esta presentación está pendiente.')
    const papers = drawer.locator('[data-demo-shown]')
    await expect(papers).toContainText('Néstor Ñancucheo')
    await expectHighlighted(page, papers)
    await press(page, 'Siguiente')

    await expectStop(page, 6, 'La Administración decide')
    await press(page, 'Aprobar los papeles')
    await expectDone(page, 'El seguro y los antecedentes de Néstor están aprobados.')
    await expectHighlighted(page, papers)
    await expect(drawer.getByRole('heading', { name: /^Detalles de presentación/ })).toContainText('Aprobado')
    await press(page, 'Siguiente')

    await expectStop(page, 7, 'La nómina de la obra')
    await press(page, 'Llevame')
    await expectDone(page, /^Néstor puede entrar mañana/)
    const nestorRow = page.locator('main').getByRole('row').filter({ hasText: 'Ñancucheo, Néstor' })
    await expect(nestorRow.getByText('Sí', { exact: true })).toBeVisible()
    await expectHighlighted(page, nestorRow)
    await press(page, 'Terminar')
    await expect(card(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeVisible()
    await expect(card(page)).toBeHidden()
  })
}

test('offers the tour once at the sign-in, and starts it later from the panel', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/password-request')
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeVisible()
  await expect(invitation(page)).toBeHidden()
  await page.goto('/login')
  await invitation(page).getByRole('button', { name: 'Ahora no' }).click()
  await expect(invitation(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Modo demo/ })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: /^Modo demo/ }).click()
  await expect(invitation(page)).toBeHidden()
  // The tour is loaded only when it begins.
  expect(scripts.filter((url) => url.includes('demo-tour'))).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Recorrido guiado' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(page).getByRole('heading', { name: 'Autorizar una visita' })).toBeFocused()
  expect(scripts.some((url) => url.includes('demo-tour'))).toBe(true)
})

test('stays open over an open drawer, and closes with Escape for good', async ({ page }) => {
  await page.goto('/login')
  await invitation(page).getByRole('button', { name: 'Empezar' }).click()
  for (let stop = 1; stop < 5; stop += 1) await press(page, 'Siguiente')
  await press(page, 'Entrar como Ricardo')
  const drawer = page.getByRole('dialog')
  await expectDone(page, 'Esta presentación está pendiente.')
  await expectStop(page, 5, 'Los papeles de un trabajador')
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await findViolations(page, colorScheme === 'light' ? axeRules.wcag : axeRules.drawn)
      expect(formatViolations(violations), `${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
  await press(page, 'Siguiente')
  await expect(card(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Presentaciones de documentación' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})
