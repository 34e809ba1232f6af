import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

test.use({ isTourOffered: true })

const publicAddresses = ['/login', '/register', '/invite/demo-invitation', '/nowhere']

const residentAddresses = [
  '/preauthorization/new',
  '/preauthorization/new?opciones=todas',
  '/preauthorization/invite/new',
  '/activitiesReport',
  '/manageproperty/201?tab=mascotas&vista=nuevo',
  '/submissions/101/new',
]

/**
 * Scrolls each control of the portal to the bottom of the window, and lists the controls that an element of the demo then
 * covers. While a dialog is open, it checks only the controls of that dialog.
 */
const findCoveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const demoSelector = '[data-demo-mode], [data-demo-button], [data-demo-tour]'
    const controlSelector = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]'
    const root = document.querySelector('dialog[open]') ?? document.body
    const controls = [...root.querySelectorAll<HTMLElement>(controlSelector)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(demoSelector),
    )
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
      )
      const isCovered = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(demoSelector))
      return isCovered ? [control.ariaLabel || control.textContent || control.id] : []
    })
  })

/**
 * Expects that the demo shows its button and covers no control of the portal. `description` appears in the error message.
 */
async function expectNoCoveredControls(page: Page, description: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Modo demo' })).toBeVisible()
  expect(await findCoveredControls(page), description).toEqual([])
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 730 },
]) {
  test(`at ${size.width} × ${size.height}, each page shows the demo button, and the demo covers no control`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'resident')
    const offer = page.getByRole('region', { name: 'Invitación al recorrido guiado' })
    await expect(offer).toBeVisible()
    await expectNoCoveredControls(page, 'the authorizations, with the offer of the tour')
    await page
      .getByRole('link', { name: /^Ver pase/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Descargar QR' })).toBeEnabled()
    await expect(offer).toBeVisible()
    await expectNoCoveredControls(page, 'a pass, with the offer of the tour')
    for (const address of [...residentAddresses, ...publicAddresses]) {
      await page.goto(address)
      await expectNoCoveredControls(page, address)
    }
  })

  test(`the card of the tour covers no control at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Empezar' }).click()
    const card = page.getByRole('region', { name: 'Recorrido guiado', exact: true })
    await expect(card).toBeVisible()
    await expectNoCoveredControls(page, '/login')
    await card.getByRole('button', { name: 'Entrar como Carolina' }).click()
    await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
    for (const address of residentAddresses) {
      await page.goto(address)
      await expect(card).toBeVisible()
      await expectNoCoveredControls(page, address)
    }
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the demo panel opens over a confirmation, and the confirmation stays open after the panel closes', async ({
    page,
  }) => {
    await signIn(page, 'resident')
    await page
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .tap()
    const confirmation = page.getByRole('alertdialog')
    await confirmation.getByRole('button', { name: 'Modo demo' }).tap()
    const panel = page.getByRole('dialog', { name: 'Modo demo' })
    await panel.getByRole('button', { name: 'Cerrar modo demo' }).tap()
    await expect(panel).toBeHidden()
    await confirmation.getByRole('button', { name: 'No' }).tap()
    await expect(confirmation).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Modo demo' })).toBeVisible()
  })
})
