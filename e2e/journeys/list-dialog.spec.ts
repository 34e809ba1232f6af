import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../axe'
import { expect, signIn, test } from '../fixtures'
import { pasteRows } from '../paste-rows'
import { findListDialog, findListRow } from '../person-list-dialog'

/** A list whose headers do not say what the columns have. */
const unclearList = 'aa;bb;cc;dd\nPérez;José;30111222;x\nÑañez;Íñigo;30111223;y\n'

/** A list with one row that can be added, fifteen that lack something, and one duplicate. */
const mixedList = [
  'DNI\tApellido\tNombre\tSexo',
  '33444777\tDomínguez\tRocío\tF',
  ...Array.from({ length: 15 }, (_, index) => `12345\tPaz\tTeo ${String.fromCharCode(65 + index)}\tF`),
  '33444777\tDomínguez\tRocío\tF',
].join('\n')

/** 220 different names: AA, AB … IL. */
const longNames = Array.from(
  { length: 220 },
  (_, index) => String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26)),
)
/** A list with more rows than a table renders. Each row lacks a valid document. */
const longList = [
  'DNI\tApellido\tNombre\tSexo',
  ...longNames.map((name, index) => `${1000 + index}\tPaz\tTeo ${name}\tF`),
]

/** Scrolls a long table until it renders the row with an index. The rows are rendered some frames after a step. */
const scrollToRow = (table: Locator, rowIndex: number) =>
  table.evaluate(async (element, target) => {
    const findDistance = () => {
      const indexes = [...element.querySelectorAll('tr[aria-rowindex]')].map((row) =>
        Number(row.ariaRowIndex),
      )
      return indexes.includes(target) ? 0 : target - (indexes.at(-1) ?? target)
    }
    while (findDistance() !== 0) {
      element.parentElement?.scrollBy(0, findDistance() * 100)
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, rowIndex)

async function openRosterList(page: Page) {
  await signIn(page, 'workManager', '/construction/501?tab=nomina')
  await page.getByRole('button', { name: 'Agregar desde una lista' }).click()
  await expect(page.getByRole('textbox', { name: /^Filas copiadas/ })).toBeVisible()
  return findListDialog(page)
}

async function chooseFile(page: Page, name: string, text: string) {
  await page
    .getByLabel('Archivo', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Expects that an element is completely within the dialog, as it is after a step begins at its top. */
async function expectInView(part: Locator, dialog: Locator) {
  const [box, frame] = await Promise.all([part.boundingBox(), dialog.boundingBox()])
  if (!box || !frame) throw new Error('the element is not shown')
  expect(box.y).toBeGreaterThanOrEqual(frame.y)
  expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height)
  await expect(part).toBeInViewport({ ratio: 1 })
}

for (const width of [390, 320])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('shows a block for each column of an unclear list, with a wide select and its values', async ({
      page,
    }) => {
      const dialog = await openRosterList(page)
      await chooseFile(page, 'lista.csv', unclearList)
      await expect(dialog.getByText('Decinos qué hay en cada columna')).toBeFocused()
      const select = dialog.getByRole('combobox', { name: 'Columna D' })
      await expect(select).toHaveAccessibleDescription('x · y')
      for (const letter of ['A', 'B', 'C', 'D']) {
        const box = await dialog.getByRole('combobox', { name: `Columna ${letter}` }).boundingBox()
        expect(box?.width).toBeGreaterThan(width * 0.7)
      }
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      expect(await findViolations(page)).toEqual([])
      await dialog.getByRole('combobox', { name: 'Columna A' }).selectOption('Apellido')
      await dialog.getByRole('combobox', { name: 'Columna B' }).selectOption('Nombre')
      await dialog.getByRole('combobox', { name: 'Columna C' }).selectOption('Documento')
      await select.selectOption('No usar')
      await dialog.getByRole('button', { name: 'Continuar' }).click()
      await expect(findListRow(page, 'ÍÑIGO ÑAÑEZ')).toBeVisible()
    })
  })

test('on a wide screen, the selects of many columns keep their width, and only the table scrolls', async ({
  page,
}) => {
  const dialog = await openRosterList(page)
  const notes = Array.from({ length: 7 }, (_, index) => `nota-${index}`).join(';')
  await chooseFile(page, 'lista.csv', `Pérez;José;30111222;${notes}\nÑañez;Íñigo;30111223;${notes}\n`)
  for (const letter of ['A', 'J']) {
    const box = await dialog.getByRole('combobox', { name: `Columna ${letter}` }).boundingBox()
    expect(box?.width).toBeGreaterThan(150)
  }
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  expect(await findViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each step begins at its top, with the focus on its result', async ({ page }) => {
    const dialog = await openRosterList(page)
    await pasteRows(page, mixedList)
    const summary = dialog.getByText('1 entra · 15 por completar · 1 repetida')
    await expect(summary).toBeFocused()
    await expectInView(summary, dialog)
    await dialog.getByRole('button', { name: 'Corregir TEO O PAZ' }).scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: 'Agregar 1 persona' }).click()
    const result = dialog.getByRole('alert').filter({ hasText: 'Se agregó 1 persona a la nómina.' })
    await expect(result).toBeFocused()
    await expectInView(result, dialog)
  })

  test('shows what is wrong with a row at its field, and returns to the row', async ({ page }) => {
    const dialog = await openRosterList(page)
    await pasteRows(page, mixedList)
    const button = dialog.getByRole('button', { name: 'Corregir TEO M PAZ' })
    await button.click()
    const field = dialog.getByRole('textbox', { name: /^DNI o CUIL/ })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('El DNI debe contener entre 7 y 12 caracteres.')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()
    await button.press('Enter')
    await field.fill('26.418.000')
    await expect(field).toHaveAccessibleDescription('')
    await field.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()
  })

  test('returns to a row of a long list, and prints all its rows, though only the visible ones are in the page', async ({
    page,
  }) => {
    const dialog = await openRosterList(page)
    await pasteRows(page, longList.join('\n'))
    const table = dialog.getByRole('table')
    const button = dialog.getByRole('button', { name: 'Corregir TEO HQ PAZ' })
    await expect(dialog.getByText('220 por completar', { exact: true })).toBeVisible()
    await scrollToRow(table, longNames.indexOf('HQ') + 2)
    await button.click()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()

    const scrollTop = await table.evaluate(({ parentElement }) => parentElement?.scrollTop)
    await table.evaluate((element) =>
      window.addEventListener('beforeprint', () =>
        queueMicrotask(() => {
          element.dataset.printed = [...element.querySelectorAll('tbody th')]
            .map(({ textContent }) => textContent)
            .join()
        }),
      ),
    )
    await page.pdf()
    const printed = (await table.getAttribute('data-printed'))?.split(',')
    expect(printed).toEqual(longNames.map((name) => `TEO ${name} PAZ`))
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(100)
    await expect(button).toBeFocused()
    expect(await table.evaluate(({ parentElement }) => parentElement?.scrollTop)).toBe(scrollTop)
  })

  test('moves the focus to the next row if the filter no longer shows the corrected one', async ({
    page,
  }) => {
    const dialog = await openRosterList(page)
    await pasteRows(page, mixedList)
    await dialog.getByRole('radio', { name: 'Por completar (15)' }).click()
    await dialog.getByRole('button', { name: 'Corregir TEO C PAZ' }).click()
    await dialog.getByRole('textbox', { name: /^DNI o CUIL/ }).fill('26.418.000')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('button', { name: 'Corregir TEO D PAZ' })).toBeFocused()
    await dialog.getByRole('radio', { name: 'Repetidas (1)' }).click()
    await expect(dialog.locator('tbody tr')).toHaveCount(1)
    await expect(dialog.getByText('Repetida: ya está en la fila 2.')).toBeVisible()
  })

  test('says how many were added if the user leaves while people are added', async ({ page, mock }) => {
    const dialog = await openRosterList(page)
    const workerCount = (await mock.state()).counts.workers ?? 0
    const rows = Array.from({ length: 30 }, (_, index) => `${20_104_937 + index * 61_357}\tPérez\tAna\t\t\tF`)
    await pasteRows(page, rows.join('\n'))
    const addButton = dialog.getByRole('button', { name: 'Agregar 30 personas' })
    await expect(addButton).toBeEnabled()
    await mock.settings({ latency: { min: 200, max: 200 } })
    await addButton.click()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', /^[4-9]/)
    await page.keyboard.press('Escape')
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: '¿Dejar de agregar?' }))
    await expect(question).toContainText(
      /Se agreg(ó 1 persona|aron \d+ personas) a la nómina\. Si salís ahora, las demás no se van a agregar\./,
    )
    await question.getByRole('button', { name: 'Dejar de agregar' }).click()
    await mock.settings({ latency: { min: 0, max: 0 } })
    const notice = page.getByText(/^Se agregaron \d+ personas a la nómina\.$/)
    await expect(notice).toBeVisible()
    const addedCount = Number(/\d+/.exec((await notice.textContent()) ?? '')?.[0])
    expect(addedCount).toBeLessThan(30)
    expect((await mock.state()).counts.workers).toBe(workerCount + addedCount)
  })
})
