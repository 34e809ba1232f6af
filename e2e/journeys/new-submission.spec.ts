import type { Page } from '@playwright/test'
import { expect, type Mock, signIn, test } from '../fixtures'
import { tabTo } from '../tab-to'

// The tracer fetches what the page shows, and the policy lets nobody fetch a picture that was just chosen.
test.use({ trace: 'off' })

const openNew = async (page: Page, kind: 'seguros' | 'antecedentes') => {
  await signIn(page, 'resident', `/submissions/101/new?tipo=${kind}`)
  await expect(page.getByRole('button', { name: 'Enviar presentación' })).toBeVisible()
}

const search = (page: Page) => page.getByRole('combobox', { name: /^Trabajador/ })

/** Finds somebody by DNI and adds them, by keyboard alone. */
async function addByKeyboard(page: Page, document: string) {
  await tabTo(page, search(page))
  await page.keyboard.type(document)
  // Until then the list is of the first digits.
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(document)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveValue(new RegExp(`- ${document}$`))
  await tabTo(page, page.getByRole('button', { name: 'Agregar persona' }))
  await page.keyboard.press('Enter')
}

async function add(page: Page, document: string) {
  await search(page).fill(document)
  await page.getByRole('option', { name: new RegExp(document) }).click()
  await page.getByRole('button', { name: 'Agregar persona' }).click()
}

/** The choice is told at once; the form of the other kind goes a little later, and has fields of the same names. */
async function switchTo(page: Page, kind: 'Seguro A.R.T.' | 'Antecedente penal') {
  await page.getByRole('radio', { name: kind }).click()
  await expect(page.getByRole('radio', { name: kind })).toBeChecked()
  const policy = page.getByRole('textbox', { name: /^Número de Póliza/ })
  await expect(policy).toBeVisible({ visible: kind === 'Seguro A.R.T.' })
}

const typeInto = async (page: Page, name: RegExp, text: string) => {
  await tabTo(page, page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

/** How much the backend has more of than before. */
async function added(mock: Mock, before: Record<string, number>, ...collections: string[]) {
  const { counts } = await mock.state()
  return collections.map((name) => (counts[name] ?? 0) - (before[name] ?? 0))
}

test('an insurance submission is filed by keyboard alone, and is the first of the list', async ({
  page,
  mock,
}) => {
  await openNew(page, 'seguros')
  const before = (await mock.state()).counts
  await addByKeyboard(page, '21935593')
  await expect(page.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  await addByKeyboard(page, '43932439')
  await tabTo(page, page.getByRole('combobox', { name: /^Compañía/ }))
  await page.keyboard.type('Galeno')
  await typeInto(page, /^Número de Póliza/, '4501-77')
  await typeInto(page, /^Fecha de inicio de póliza/, '16032026')
  await typeInto(page, /^Fecha de fin de póliza/, '15/03/2027')
  // The browser's own dialog is out of the page.
  await page.getByLabel(/^Documentos/).setInputFiles([pdf('póliza.pdf'), pdf('anexo.pdf')])
  await typeInto(page, /^Observaciones/, 'Dos ayudantes.')
  await tabTo(page, page.getByRole('button', { name: 'Enviar presentación' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeFocused()
  await expect(page.getByText('Presentación de Seguro A.R.T. creada exitosamente.')).toBeVisible()
  expect(await added(mock, before, 'insuranceSubmissions', 'insuredPeople', 'attachments')).toEqual([1, 2, 2])
  await tabTo(page, page.getByRole('link', { name: 'Presentaciones de documentación' }).last())
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: '4501-77' })
  await expect(row).toContainText('Pendiente')
  await expect(row).toContainText('Galeno')
})

test('a background check is filed, with what was typed for the other kind still there', async ({
  page,
  mock,
}) => {
  await openNew(page, 'seguros')
  const before = (await mock.state()).counts
  await page.getByRole('textbox', { name: /^Número de Póliza/ }).fill('4501-78')
  await switchTo(page, 'Antecedente penal')
  await add(page, '21935593')
  const worker = page.getByRole('group', { name: 'Héctor Bustos' })
  const from = worker.getByRole('textbox', { name: /^Fecha de inicio/ })
  await expect(from).toBeFocused()
  await page.getByRole('button', { name: 'Enviar presentación' }).click()
  await expect(page.getByText('Por favor complete todos los campos obligatorios')).toBeVisible()
  await expect(from).toBeFocused()
  await from.fill('10-03-2026')
  await worker.getByRole('textbox', { name: /^Fecha de fin/ }).fill('10092026')
  await worker.getByLabel(/^Archivo adjunto/).setInputFiles({ ...pdf('foto.png'), mimeType: 'image/png' })
  await page.getByRole('button', { name: 'Enviar presentación' }).click()

  await expect(page.getByRole('heading', { name: 'Presentación de antecedente penal enviada' })).toBeFocused()
  expect(
    await added(mock, before, 'backgroundCheckSubmissions', 'backgroundCheckPeople', 'attachments'),
  ).toEqual([1, 1, 1])
  await page.getByRole('button', { name: 'Presentar un seguro A.R.T.' }).click()
  await expect(page.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-78')
  // There is something to lose again.
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-78')
})

test('with changes in both kinds Back asks once, and one answer is for both', async ({ page }) => {
  await signIn(page, 'resident')
  await page.goto('/submissions?tipo=antecedentes')
  await page.getByRole('link', { name: 'Nueva presentación' }).click()
  await add(page, '21935593')
  await expect(page.getByRole('group', { name: 'Héctor Bustos' })).toBeVisible()
  await switchTo(page, 'Seguro A.R.T.')
  await page.getByRole('textbox', { name: /^Número de Póliza/ }).fill('4501-79')
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-79')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Presentaciones de documentación' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('on a narrow phone the buttons of the form stand one below the other, as wide as the page', async ({
  page,
}) => {
  for (const [width, isStacked] of [
    [425, true],
    [426, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    if (page.url() === 'about:blank') await openNew(page, 'seguros')
    const cancel = await page.getByRole('link', { name: 'Cancelar' }).boundingBox()
    const send = await page.getByRole('button', { name: 'Enviar presentación' }).boundingBox()
    expect((send?.y ?? 0) > (cancel?.y ?? 0), `${width} px`).toBe(isStacked)
    if (isStacked) expect(send?.width).toBe(cancel?.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
})
