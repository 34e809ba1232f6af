import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

/** Opens a dialog by Enter on a button. Returns the focus events and the starts of animations in the dialog, in alphabetical order. */
async function recordOpening(page: Page, opener: Locator, dialog: Locator) {
  await opener.focus()
  await page.evaluate(() => {
    const events: string[] = []
    const record = ({ type, target }: Event) => {
      if (target instanceof Element && target.closest('dialog')) events.push(`${type} ${target.tagName}`)
    }
    for (const name of ['focusin', 'focusout', 'animationstart']) document.addEventListener(name, record)
    Object.assign(window, { recordedEvents: events })
  })
  await opener.press('Enter')
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const events = await page.evaluate(() => (window as unknown as { recordedEvents: string[] }).recordedEvents)
  return events.toSorted()
}

test('a dialog that becomes modal after the first paint moves the focus once and starts its animations once', {
  tag: '@rest',
}, async ({ page }) => {
  await signIn(page, 'resident', '/construction/501?tab=nomina')
  const add = page.getByRole('button', { name: 'Agregar trabajador', disabled: false })
  const dialog = page.getByRole('dialog', { name: 'Agregar trabajador' })
  const events = await recordOpening(page, add, dialog)
  expect(events).toEqual(['animationstart DIALOG', 'animationstart DIV', 'focusin INPUT'])
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
})

test('a question appears without an animation, and moves the focus once', { tag: '@rest' }, async ({
  page,
}) => {
  await signIn(page, 'resident', '/manageproperty/201')
  const removal = page.getByRole('button', { name: /^Remover/, disabled: false }).first()
  const question = page.getByRole('alertdialog')
  expect(await recordOpening(page, removal, question)).toEqual(['focusin BUTTON'])
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(removal).toBeFocused()
})

test('the focus does not scroll a sheet that is still rising', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, 'resident', '/construction/501?tab=nomina')
  const add = page.getByRole('button', { name: 'Agregar trabajador', disabled: false })
  await expect(add).toBeVisible()
  await page.evaluate(() => {
    const offsets: number[] = []
    const record = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) offsets.push(target.scrollTop)
    }
    for (const name of ['focusin', 'scroll']) document.addEventListener(name, record, true)
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog')
      if (dialog?.open) offsets.push(dialog.scrollTop)
    }).observe(document.body, { attributes: true, subtree: true, childList: true })
    Object.assign(window, { dialogOffsets: offsets })
  })
  await add.click()
  const sheet = page.getByRole('dialog', { name: 'Agregar trabajador' })
  await expect(sheet.getByRole('combobox', { name: /^Persona/ })).toBeFocused()
  await expect.poll(() => sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  const offsets = await page.evaluate(() => (window as unknown as { dialogOffsets: number[] }).dialogOffsets)
  expect(new Set(offsets)).toEqual(new Set([0]))
})

const countStyleRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0))

const hasStyleRule = (page: Page, part: string) =>
  page.evaluate(
    (text) =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(text)),
      ),
    part,
  )

test('the first question and the first drawer add no style rules to the page', { tag: '@rest' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/manageproperty/201')
  const drawer = page.getByRole('dialog', { name: 'Secciones', includeHidden: true })
  const removal = page.getByRole('button', { name: /^Remover/, disabled: false }).first()
  await expect(removal).toBeVisible()
  // The rules are added in pieces while the browser is idle, and those of drawers come last.
  await expect.poll(() => hasStyleRule(page, '[data-side="end"] > div')).toBe(true)
  await expect(page.locator('dialog')).toHaveCount(0)
  const count = await countStyleRules(page)
  await removal.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await countStyleRules(page)).toBe(count)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(drawer).toBeVisible()
  expect(await countStyleRules(page)).toBe(count)
})

test('a list that opens in a dialog before the dialog is modal stays above it', { tag: '@rest' }, async ({
  page,
}) => {
  await signIn(page, 'resident', '/construction/501?tab=nomina')
  const add = page.getByRole('button', { name: 'Agregar trabajador', disabled: false })
  await expect(add).toBeVisible()
  // A dialog becomes modal after the next frame, for which a slow device needs long.
  await page.evaluate(() => {
    const requestFrame = window.requestAnimationFrame
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      releaseFrames: () => {
        window.requestAnimationFrame = requestFrame
        for (const callback of held) requestFrame(callback)
      },
    })
  })
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Agregar trabajador' })
  await dialog.getByRole('combobox', { name: /^Persona/ }).fill('33444777')
  const option = page.getByRole('option', { name: /33444777/ })
  await expect(option).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false)
  await page.evaluate(() => (window as unknown as { releaseFrames: () => void }).releaseFrames())
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await option.click({ timeout: 5000 })
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
})
