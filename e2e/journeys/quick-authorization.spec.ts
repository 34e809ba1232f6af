import type { Page } from '@playwright/test'
import { countActions } from '../count-actions'
import { expect, signIn, test } from '../fixtures'
import { tabTo } from '../tab-to'

const knownWorker = 'Leandro Córdoba'

/** Taps an option that is drawn as a chip: the radio button covers the chip. */
const tapChip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).tap()

/** Sends the message of the authorization that was just saved by WhatsApp. Returns the text that WhatsApp gets. */
async function sendByWhatsApp(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Enviar por WhatsApp/ })
  const address = new URL((await link.getAttribute('href')) ?? '')
  // The test has no network, so the other tab stays empty.
  await page.context().route(`${address.origin}/**`, (route) => route.fulfill({ body: '' }))
  const tab = page.context().waitForEvent('page')
  await link.tap()
  await (await tab).close()
  return address.searchParams.get('text') ?? ''
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('authorizes a known worker for the next Tuesday, and sends the message, by six taps from the home', async ({
    page,
  }) => {
    await signIn(page, 'resident')
    const create = page.getByRole('link', { name: 'Crear Autorización' }).first()
    await expect(create).toBeVisible()
    const getCounts = await countActions(page)
    await create.tap()
    await page.getByRole('button', { name: knownWorker }).tap()
    await expect(page.getByRole('radio', { name: 'Trabajador/Prestador de Servicio' })).toBeChecked()
    await tapChip(page, 'Martes 24')
    await tapChip(page, 'Mañana 8–12')
    await expect(page.getByText(`${knownWorker}, martes 24, de 8 a 12`)).toBeInViewport()
    await page.getByRole('button', { name: 'Autorizar', exact: true }).tap()
    await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
    expect(await sendByWhatsApp(page)).not.toBe('')
    expect(getCounts()).toEqual({ taps: 6, keys: 0 })
  })

  test('authorizes a plumber who is a new person, and sends the message, by at most nine taps without those for the person', async ({
    page,
    mock,
  }) => {
    await signIn(page, 'resident')
    const { counts } = await mock.state()
    const getCounts = await countActions(page)
    await page.getByRole('link', { name: 'Crear Autorización' }).first().tap()
    await page.getByRole('button', { name: 'Persona nueva' }).tap()

    const before = getCounts()
    const dialog = page.getByRole('dialog', { name: 'Nuevo Invitado' })
    await dialog.getByLabel('Número de documento').fill('41908172')
    await dialog.getByRole('button', { name: 'Siguiente' }).tap()
    await dialog.getByLabel('Nombre').fill('Oscar')
    await dialog.getByLabel('Apellido').fill('Vera')
    await dialog.getByRole('radio', { name: 'Masculino' }).tap()
    await dialog.getByRole('button', { name: 'Agregar' }).tap()
    await expect(page.getByRole('button', { name: 'OSCAR VERA', pressed: true })).toBeVisible()
    const after = getCounts()

    await tapChip(page, 'Martes 24')
    await tapChip(page, 'Mañana 8–12')
    await tapChip(page, 'Trabajador/Prestador de Servicio')
    await expect(page.getByText('OSCAR VERA, martes 24, de 8 a 12')).toBeInViewport()
    await page.getByRole('button', { name: 'Autorizar', exact: true }).tap()
    await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
    await sendByWhatsApp(page)
    const { taps } = getCounts()
    expect(taps - (after.taps - before.taps)).toBe(7)
    expect((await mock.state()).counts.authorizations).toBe((counts.authorizations ?? 0) + 1)
  })

  test('the sentence and the main action stay in view at each scroll position', async ({ page }) => {
    await signIn(page, 'resident', '/preauthorization/new')
    await page.getByRole('button', { name: knownWorker }).tap()
    const sentence = page.getByText(`${knownWorker}, hoy, todo el día`)
    const submit = page.getByRole('button', { name: 'Autorizar', exact: true })
    for (const position of [0, 400, 10_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), position)
      await expect(sentence).toBeInViewport()
      await expect(submit).toBeInViewport({ ratio: 1 })
    }
  })
})

test('keeps everything from the few options to all of them, over a reload, and back', async ({ page }) => {
  await signIn(page, 'resident', '/preauthorization/new')
  await page.getByRole('button', { name: knownWorker }).click()
  await page.getByRole('radio', { name: 'Mañana', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeFocused()
  await page.getByLabel('Nota para la guardia').fill('Trae la escalera.')
  await page.reload()
  await expect(page.getByLabel('Nota para la guardia')).toHaveValue('Trae la escalera.')
  await expect(page.getByRole('textbox', { name: /Fecha de ingreso/ })).toHaveValue('17-03-2026')
  await page.getByRole('button', { name: 'Menos opciones' }).click()
  await expect(page.getByText('También lleva: nota para la guardia.')).toBeVisible()
  await expect(page.getByText(`${knownWorker}, mañana, todo el día`)).toBeVisible()
})

test('Back leaves the form after a question, whatever options are shown', async ({ page }) => {
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Crear Autorización' }).first().click()
  await page.getByRole('button', { name: knownWorker }).click()
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await expect(page.getByRole('button', { name: 'Menos opciones' })).toBeVisible()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  // `page.goBack` would wait for the step that the form stops.
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('button', { name: /^Quitar a / })).toHaveCount(1)
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
})

test('authorizes a contact by keyboard alone', async ({ page }) => {
  await signIn(page, 'resident', '/preauthorization/new')
  await tabTo(page, page.getByRole('button', { name: knownWorker }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Hoy' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Todo el día' }))
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('button', { name: 'Autorizar', exact: true }))
  await expect(page.getByText(`${knownWorker}, miércoles 18, de 13 a 18`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
})
