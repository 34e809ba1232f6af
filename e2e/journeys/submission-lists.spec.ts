import type { Page } from '@playwright/test'
import writeExcelFile from 'write-excel-file/node'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { pasteRows } from '../paste-rows'
import { findListDialog, findListRow } from '../person-list-dialog'

const getNewSubmissionAddress = (kind: 'seguros' | 'antecedentes') => `/submissions/101/new?tipo=${kind}`

async function openListDialog(page: Page, kind: 'seguros' | 'antecedentes') {
  await signIn(page, 'resident', getNewSubmissionAddress(kind))
  await page.getByRole('button', { name: 'Agregar una lista' }).click()
  await expect(findListDialog(page)).toBeVisible()
}

test('adds the known workers of pasted rows, registers unknown workers, and disables added workers in the search', async ({
  page,
}) => {
  await openListDialog(page, 'seguros')
  await pasteRows(
    page,
    [
      'DNI\tApellido\tNombre\tSexo',
      '33444777\tDomínguez\tRocío\tF',
      '27650913\tÑancupil\tÉlida\tF',
      '33.444.777\tDomínguez\tRocío\tF',
      '12\t=1+1\tJuan\tM',
    ].join('\n'),
  )
  await expect(findListRow(page, 'ÉLIDA ÑANCUPIL')).toContainText('Se registra y se agrega')
  await expect(findListDialog(page)).toContainText('Repetida: ya está en la fila 2.')
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar las que quedan afuera' }).click()
  const file = await downloadEvent
  expect(file.suggestedFilename()).toBe('filas-afuera.csv')
  const chunks = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString('utf8')).toBe(
    '\ufeffDNI;Apellido;Nombre;Sexo;Motivo\r\n33.444.777;Domínguez;Rocío;F;Repetida: ya está en la fila 2.\r\n' +
      `12;"'=1+1";Juan;M;El DNI debe contener entre 7 y 12 caracteres.`,
  )
  await page.getByRole('button', { name: 'Agregar 2 personas' }).click()
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(findListDialog(page)).toBeHidden()
  await expect(page.getByText('2 personas')).toBeVisible()

  await page.getByRole('combobox', { name: /^Trabajador/ }).fill('33444777')
  const option = page.getByRole('option', { name: /33444777/ })
  await expect(option).toHaveAttribute('aria-disabled', 'true')
  await expect(option).toContainText(
    'La persona Rocío Domínguez con documento 33444777 ya se encuentra registrada en la presentación.',
  )
})

test('reads the dates of a background-check entry from an .xlsx file', async ({ page }) => {
  await openListDialog(page, 'antecedentes')
  // A spreadsheet stores a day as a number. This number is 31 December 2026.
  const lastDayNumber = 46_387
  const workbook = await writeExcelFile([
    [{ value: 'Documento' }, { value: 'Fecha de inicio' }, { value: 'Vencimiento' }],
    [
      { value: 33_444_777, type: Number },
      { value: new Date('2026-03-01T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: lastDayNumber, type: Number },
    ],
  ]).toBuffer()
  await page.getByLabel('Archivo', { exact: true }).setInputFiles({
    name: 'personal.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook,
  })
  await expect(findListRow(page, 'Rocío Domínguez')).toContainText('01-03-2026')
  await page.getByRole('button', { name: 'Agregar 1 persona' }).click()
  await expect(findListDialog(page)).toBeHidden()
  await expect(page.getByLabel(/^Fecha de inicio/)).toHaveValue('01-03-2026')
  await expect(page.getByLabel(/^Fecha de fin/)).toHaveValue('31-12-2026')
})

test(
  'reads and filters 500 pasted rows and adds their 60 people without a long task',
  isolatedTag,
  async ({ page }) => {
    // The 500 rows contain only 60 different people, so that the test measures the page and not hundreds of calls.
    const rows = Array.from(
      { length: 500 },
      (_, index) => `${20_104_937 + (index % 60) * 61_357}\tPérez\tAna\t\t\tF`,
    )
    await openListDialog(page, 'seguros')
    await expectShortTasks(page, { label: '500 rows read and added', ms: 200, slowdown: 4 }, async () => {
      await pasteRows(page, rows.join('\n'))
      await page.getByText('Todas (500)').waitFor()
      await page.getByRole('radio', { name: 'Entran (60)' }).click()
      await page.getByRole('radio', { name: 'Todas (500)' }).click()
      await page.getByRole('button', { name: 'Agregar 60 personas' }).click()
      await page.getByText('Listo', { exact: true }).waitFor()
    })
    await page.getByRole('button', { name: 'Listo' }).click()
    await expect(page.getByText('60 personas', { exact: true })).toBeVisible()
  },
)
