import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** The offer of the tour is there from the first page on. */
test.use({ isInvited: true })

const outside = ['/login', '/register', '/invite/demo-invitation', '/nowhere']

const inside = [
  '/preauthorization/new',
  '/preauthorization/invite/new',
  '/activitiesReport',
  '/manageproperty/201?tab=mascotas&vista=nuevo',
  '/submissions/101/new',
]

/** What can be pressed or filled in, and lies under what is the demo's own when it stands at the bottom of the window. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ours = '[data-demo-mode], [data-demo-button], [data-demo-tour]'
    const names = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]'
    const top = document.querySelector('dialog[open]') ?? document.body
    const parts = [...top.querySelectorAll<HTMLElement>(names)].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(ours),
    )
    return parts.flatMap((part) => {
      part.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
      )
      const isCovered = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(ours))
      return isCovered ? [part.ariaLabel || part.textContent || part.id] : []
    })
  })

async function expectFree(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Modo demo' })).toBeVisible()
  expect(await findCovered(page), what).toEqual([])
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 730 },
]) {
  test(`the demo covers nothing of any page at ${size.width} × ${size.height}, and is in reach on each`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'resident')
    const offer = page.getByRole('region', { name: 'Invitación al recorrido guiado' })
    await expect(offer).toBeVisible()
    await expectFree(page, 'the offer of the tour, over the authorizations')
    await page
      .getByRole('link', { name: /^Ver pase/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Descargar QR' })).toBeEnabled()
    await expect(offer).toBeVisible()
    await expectFree(page, 'the offer of the tour, over a pass')
    for (const address of [...inside, ...outside]) {
      await page.goto(address)
      await expectFree(page, address)
    }
  })

  test(`nor does the card of the tour at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Empezar' }).click()
    const card = page.getByRole('region', { name: 'Recorrido guiado', exact: true })
    await expect(card).toBeVisible()
    await expectFree(page, '/login')
    await card.getByRole('button', { name: 'Entrar como Carolina' }).click()
    await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeVisible()
    for (const address of inside) {
      await page.goto(address)
      await expect(card).toBeVisible()
      await expectFree(page, address)
    }
  })
}

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the panel opens over a dialog too, and leaves it as it was', async ({ page }) => {
    await signIn(page, 'resident')
    await page
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .tap()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Modo demo' }).tap()
    const panel = page.getByRole('dialog', { name: 'Modo demo' })
    await panel.getByRole('button', { name: 'Cerrar modo demo' }).tap()
    await expect(panel).toBeHidden()
    await question.getByRole('button', { name: 'No' }).tap()
    await expect(question).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Modo demo' })).toBeVisible()
  })
})
