import type { Page } from '@playwright/test'
import { expect, type Mock, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { tabTo } from '../tab-to'

// A Playwright trace would request the attached pictures, and the content security policy forbids such requests.
test.use({ trace: 'off' })

const openNewSubmission = async (page: Page, kind: 'seguros' | 'antecedentes') => {
  await signIn(page, 'resident', `/submissions/101/new?tipo=${kind}`)
  await expect(page.getByRole('button', { name: 'Enviar presentación' })).toBeVisible()
}

const findWorkerField = (page: Page) => page.getByRole('combobox', { name: /^Trabajador/ })

/** Finds a worker by DNI, and adds the worker by keyboard alone. */
async function addWorkerByKeyboard(page: Page, documentNumber: string) {
  await tabTo(page, findWorkerField(page))
  await page.keyboard.type(documentNumber)
  // Before the last digit, several workers match. So wait until one option is left.
  const option = page.getByRole('listbox').getByRole('option')
  await expect(option).toHaveCount(1)
  await expect(option).toContainText(documentNumber)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(findWorkerField(page)).toHaveValue(new RegExp(`- ${documentNumber}$`))
  await tabTo(page, page.getByRole('button', { name: 'Agregar persona' }))
  await page.keyboard.press('Enter')
}

async function addWorker(page: Page, documentNumber: string) {
  await findWorkerField(page).fill(documentNumber)
  await page.getByRole('option', { name: new RegExp(documentNumber) }).click()
  await page.getByRole('button', { name: 'Agregar persona' }).click()
}

/** Selects the kind of submission, and waits for its form. Both forms have fields of the same names. */
async function switchKind(page: Page, kind: 'Seguro A.R.T.' | 'Antecedente penal') {
  await page.getByRole('radio', { name: kind }).click()
  await expect(page.getByRole('radio', { name: kind })).toBeChecked()
  const policyField = page.getByRole('textbox', { name: /^Número de Póliza/ })
  await expect(policyField).toBeVisible({ visible: kind === 'Seguro A.R.T.' })
}

const typeInto = async (page: Page, name: RegExp, text: string) => {
  await tabTo(page, page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

const createPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

/** Returns, for each of `collections`, how many records the mock backend has added since `countsBefore`. */
async function countAdded(mock: Mock, countsBefore: Record<string, number>, ...collections: string[]) {
  const { counts } = await mock.state()
  return collections.map((name) => (counts[name] ?? 0) - (countsBefore[name] ?? 0))
}

test('files an insurance submission by keyboard alone, and lists the submission', async ({ page, mock }) => {
  await openNewSubmission(page, 'seguros')
  const countsBefore = (await mock.state()).counts
  await addWorkerByKeyboard(page, '21935593')
  await expect(page.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  await addWorkerByKeyboard(page, '43932439')
  await tabTo(page, page.getByRole('combobox', { name: /^Compañía/ }))
  await page.keyboard.type('Galeno')
  await typeInto(page, /^Número de Póliza/, '4501-77')
  await typeInto(page, /^Fecha de inicio de póliza/, '16032026')
  await typeInto(page, /^Fecha de fin de póliza/, '15/03/2027')
  // The file dialog of the browser is outside the page, so the test sets the files directly.
  await page.getByLabel(/^Documentos/).setInputFiles([createPdf('póliza.pdf'), createPdf('anexo.pdf')])
  await typeInto(page, /^Observaciones/, 'Dos ayudantes.')
  await tabTo(page, page.getByRole('button', { name: 'Enviar presentación' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeFocused()
  await expect(page.getByText('Presentación de Seguro A.R.T. creada exitosamente.')).toBeVisible()
  expect(
    await countAdded(mock, countsBefore, 'insuranceSubmissions', 'insuredPeople', 'attachments'),
  ).toEqual([1, 2, 2])
  await tabTo(page, page.getByRole('link', { name: 'Presentaciones de documentación' }).last())
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: '4501-77' })
  await expect(row).toContainText('Pendiente')
  await expect(row).toContainText('Galeno')
})

test('files a background-check submission, and keeps the draft of an insurance submission', async ({
  page,
  mock,
}) => {
  await openNewSubmission(page, 'seguros')
  const countsBefore = (await mock.state()).counts
  await page.getByRole('textbox', { name: /^Número de Póliza/ }).fill('4501-78')
  await switchKind(page, 'Antecedente penal')
  await addWorker(page, '21935593')
  const workerGroup = page.getByRole('group', { name: 'Héctor Bustos' })
  const fromField = workerGroup.getByRole('textbox', { name: /^Fecha de inicio/ })
  await expect(fromField).toBeFocused()
  await page.getByRole('button', { name: 'Enviar presentación' }).click()
  await expect(page.getByText('Por favor complete todos los campos obligatorios')).toBeVisible()
  await expect(fromField).toBeFocused()
  await fromField.fill('10-03-2026')
  await workerGroup.getByRole('textbox', { name: /^Fecha de fin/ }).fill('10092026')
  await workerGroup
    .getByLabel(/^Archivo adjunto/)
    .setInputFiles({ ...createPdf('foto.png'), mimeType: 'image/png' })
  await page.getByRole('button', { name: 'Enviar presentación' }).click()

  await expect(page.getByRole('heading', { name: 'Presentación de antecedente penal enviada' })).toBeFocused()
  expect(
    await countAdded(
      mock,
      countsBefore,
      'backgroundCheckSubmissions',
      'backgroundCheckPeople',
      'attachments',
    ),
  ).toEqual([1, 1, 1])
  await page.getByRole('button', { name: 'Presentar un seguro A.R.T.' }).click()
  await expect(page.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-78')
  // The restored draft counts as unsaved, so the portal asks the user before it closes the form.
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-78')
})

test('asks a single question before Back discards changes in both submission forms', async ({ page }) => {
  await signIn(page, 'resident')
  await page.goto('/submissions?tipo=antecedentes')
  await page.getByRole('link', { name: 'Nueva presentación' }).click()
  await addWorker(page, '21935593')
  await expect(page.getByRole('group', { name: 'Héctor Bustos' })).toBeVisible()
  await switchKind(page, 'Seguro A.R.T.')
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

test('stacks the buttons of the form up to a width of 425 px, and shows them side by side from 426 px', async ({
  page,
}) => {
  for (const [width, isStacked] of [
    [425, true],
    [426, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    if (page.url() === 'about:blank') await openNewSubmission(page, 'seguros')
    const cancelBox = await page.getByRole('link', { name: 'Cancelar' }).boundingBox()
    const sendBox = await page.getByRole('button', { name: 'Enviar presentación' }).boundingBox()
    expect((sendBox?.y ?? 0) > (cancelBox?.y ?? 0), `${width} px`).toBe(isStacked)
    if (isStacked) expect(sendBox?.width).toBe(cancelBox?.width)
    expect(await isTooWide(page)).toBe(false)
  }
})
