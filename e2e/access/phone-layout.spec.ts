import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

test('the portal places no control under the camera or the rounded corners of a phone', async ({ page }) => {
  const insets = { left: 47, right: 47, bottom: 21 }
  await page.setViewportSize({ width: 844, height: 390 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  // The user can scroll controls out of the bottom inset. Sticky actions do not scroll, so they must stay above this inset.
  const expectControlsOutsideInsets = async (screen: string) => {
    const controlsUnderInsets = await page.evaluate(({ left, right, bottom }) => {
      const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      return controls
        .filter(
          (control) => control.checkVisibility() && control.closest('[inert], [data-demo-mode]') === null,
        )
        .filter((control) => {
          const box = control.getBoundingClientRect()
          const isSticky = control.closest('[data-sticky-actions]') !== null
          const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight
          const isUnderSideInset = box.left < left || box.right > innerWidth - right
          return isInWindow && (isUnderSideInset || (isSticky && box.bottom > innerHeight - bottom))
        })
        .map((control) => control.outerHTML.slice(0, 160))
    }, insets)
    expect(controlsUnderInsets, screen).toEqual([])
  }
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible()
  await expectControlsOutsideInsets('login')
  await signIn(page, 'resident')
  await expect(page.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  await expectControlsOutsideInsets('home')
  await page.setViewportSize({ width: 480, height: 800 })
  await page.goto('/preauthorization/new')
  await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
  await expectControlsOutsideInsets('form')
})

test('the help popover is wider than 300 px on a phone with a width of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/submissions')
  await page.getByRole('button', { name: 'Sobre las presentaciones' }).click()
  const help = page.getByRole('dialog', { name: 'Sobre las presentaciones' })
  await expect(help).toBeVisible()
  const { width = 0 } = (await help.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(300)
})

test.describe('a message on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const findMessages = (page: Page) => page.locator('[data-toasts]')
  /** Whether the messages cover any of the elements. */
  const covers = async (page: Page, elements: Locator) => {
    const messages = await findMessages(page).boundingBox()
    const boxes = await elements.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().toJSON()),
    )
    return boxes.some(
      ({ top, bottom }: { top: number; bottom: number }) =>
        messages !== null && top < messages.y + messages.height && bottom > messages.y,
    )
  }

  test('is over the bar of the page, and covers no card after one of them is gone', async ({ page }) => {
    await signIn(page, 'resident')
    await page.getByRole('button', { name: 'Eliminar Profesora de yoga' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByText('La autorización Profesora de yoga fue eliminada.')).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const messages = await findMessages(page).boundingBox()
    expect((messages?.y ?? 0) + (messages?.height ?? 0)).toBeLessThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0) + 4,
    )
  })

  test('moves away from the field that gets the focus, also above a keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
    await page
      .getByRole('button', { name: /^Autorizar a / })
      .first()
      .click()
    await page.getByRole('button', { name: /^Quitar a / }).click()
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
    const field = page.getByRole('combobox', { name: /^Tipo/ })
    for (const block of ['start', 'end'] as const) {
      await field.evaluate((element, block) => {
        element.blur()
        element.scrollIntoView({ block })
        element.focus({ preventScroll: true })
      }, block)
      expect(await covers(page, field), block).toBe(false)
    }
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeInViewport({ ratio: 1 })
  })
})

/**
 * Lists the links and buttons that a finger may miss: those that a press 20.5 px above or below the centre does not hit. Fields are 42 px
 * high within their border. Links in a sentence are left out, as WCAG does.
 */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = 20.5
    const isSmall = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hits = [-reach, reach].map((y) =>
        document.elementFromPoint(left + width / 2, top + height / 2 + y),
      )
      return !hits.every((hit) => hit !== null && control.contains(hit))
    }
    return [...document.querySelectorAll('a[href]:not([href^="#"]), button')]
      .filter((control) => control.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter((control) => control.closest('[inert], [aria-hidden=true], [data-demo-mode]') === null)
      .filter((control) => control.getBoundingClientRect().width > 1)
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .filter(isSmall)
      .map((control) => control.outerHTML.slice(0, 160))
  })

test('on a phone, every link and button of the usual screens is at least 41 px high for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident')
  for (const [address, name] of [
    ['/', 'Autorizaciones'],
    ['/preauthorization/new', 'Crear Autorización'],
    ['/preauthorization/pass/7001', 'Pase de ingreso'],
    ['/activitiesReport', 'Movimientos'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0)
    expect(await findSmallTargets(page), address).toEqual([])
  }
})

test('a phone keeps room for the sticky actions only on pages that have them', async ({ page }) => {
  const readRoom = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'))
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
  await expect(page.getByRole('button', { name: 'Crear' })).toBeVisible()
  expect(await readRoom()).not.toBe('')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await expect.poll(readRoom).toBe('')
})
