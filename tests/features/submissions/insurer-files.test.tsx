import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { isFullRun } from '../../support/scope'
import {
  findDialog,
  findPeopleByDocumentNumber,
  openNewSubmission,
  pasteList,
  waitForClosedDialog,
} from './workers-steps'

const createCells = (...values: (string | number | null)[]) =>
  values.map((value) =>
    value === null ? null : { value, ...(typeof value === 'number' && { type: Number }) },
  )

/** Creates an insurer's .xlsx: a cover sheet, and a sheet with `rows` between titles above and a total below. */
const createCertificate = async (name: string, rows: SheetData) => {
  const titles: SheetData = [
    [{ value: 'Galeno ART S.A.', columnSpan: 3 }, null, null],
    createCells('Contratante', 'Construcciones del Delta S.R.L.', null),
    createCells('CUIT', '30-71234567-1', null),
    createCells('Póliza', 4_501_098, null),
    [],
    createCells('Nº', 'CUIL', 'Apellido y Nombre'),
  ]
  const footer: SheetData = [
    [],
    createCells(null, null, `Total: ${rows.length}`),
    createCells('Firma y sello', null, null),
  ]
  const bytes = await writeExcelFile([
    { sheet: 'Carátula', data: [createCells('Certificado de cobertura')] },
    { sheet: 'Nómina', data: [...titles, ...rows, ...footer] },
  ]).toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

async function openListFile(user: UserEvent, file: File) {
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = await findDialog('Agregar una lista')
  await user.upload(dialog.getByLabelText(/^Archivo$/), file)
  return dialog
}

const findRowIn = async (name: RegExp, dialog: Awaited<ReturnType<typeof findDialog>>) =>
  within((await dialog.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

test.runIf(isFullRun)(
  'summarises the list of an insurer, and adds the people after the user completes the missing data',
  async () => {
    const { user, mock } = await openNewSubmission('seguros')
    const file = await createCertificate('nomina.xlsx', [
      createCells(1, '23-33444777-4', 'DOMÍNGUEZ, ROCÍO'),
      createCells(2, '20264180733', 'Acuña Marcos'),
      createCells(3, 27_276_509_131, 'Ñancupil Élida Rosa'),
      createCells(4, '23-33444777-4', 'DOMÍNGUEZ, ROCÍO'),
      createCells(5, '20-41987023-4', 'QUIROGA, JUAN'),
    ])
    const dialog = await openListFile(user, file)
    expect(await dialog.findByText('2 entran · 2 por completar · 1 repetida')).toBeVisible()
    expect(dialog.getByText(/^No se tuvieron en cuenta 2 filas/)).toBeVisible()
    const newRow = await findRowIn(/ÉLIDA ROSA ÑANCUPIL/, dialog)
    expect(newRow.getByText('Por completar')).toBeVisible()
    expect(newRow.getByText('Falta el género: no está registrada en el barrio.')).toBeVisible()
    expect(newRow.queryByText('Se registra y se agrega')).toBeNull()
    expect(newRow.getByText('Apellido: ÑANCUPIL · Nombre: ÉLIDA ROSA')).toBeVisible()
    await user.click(newRow.getByRole('radio', { name: 'Fem.' }))
    expect(await dialog.findByText('3 entran · 1 por completar · 1 repetida')).toBeVisible()

    const invalidRow = await findRowIn(/JUAN QUIROGA/, dialog)
    expect(invalidRow.getByText('El CUIL 20-41987023-4 no es válido: revisá sus números.')).toBeVisible()
    await user.click(invalidRow.getByRole('button', { name: /^Corregir/ }))
    expect(dialog.getByText('En la lista: 5 · 20-41987023-4 · QUIROGA, JUAN')).toBeVisible()
    const documentNumberInput = dialog.getByRole('textbox', { name: /^DNI o CUIL/ })
    await user.clear(documentNumberInput)
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    expect((await dialog.findAllByText('Falta el DNI.'))[0]).toBeVisible()
    await user.type(documentNumberInput, '41.987.023')
    await user.click(dialog.getByRole('radio', { name: 'Masculino' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Nacionalidad' }), 'Paraguay')
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    expect(await dialog.findByText('4 entran · 1 repetida')).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Agregar 4 personas' }))
    await user.click(await dialog.findByRole('button', { name: 'Listo' }))
    await waitForClosedDialog()
    expect(await screen.findByText('4 personas')).toBeVisible()
    expect(findPeopleByDocumentNumber(mock, '27650913')).toMatchObject([
      { last_name: 'ÑANCUPIL', first_name: 'ÉLIDA ROSA', gender: 'F' },
    ])
    expect(findPeopleByDocumentNumber(mock, '41987023')).toMatchObject([
      { last_name: 'QUIROGA', gender: 'M', nationality: 'PY' },
    ])
  },
)

test('asks what each column of an ambiguous list contains, and lets the user change the columns again', async () => {
  const { user } = await openNewSubmission('seguros')
  const dialog = await pasteList(
    user,
    'Listado de operarios\n\nFicha\tQuién\tClave\n7\tRocío Domínguez\t23-33444777-4\n8\tMarcos Acuña\t20-26418073-3',
  )
  expect(await dialog.findByText('Decinos qué hay en cada columna')).toHaveFocus()
  const getColumnSelect = (letter: string) => dialog.getByRole('combobox', { name: `Columna ${letter}` })
  expect(
    [getColumnSelect('B'), getColumnSelect('C')].map((field) => (field as HTMLSelectElement).value),
  ).toEqual(['fullName', 'document'])
  await user.selectOptions(getColumnSelect('C'), 'No usar')
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByText('Elegí en qué columna está el documento o el CUIL.')).toBeVisible()
  await user.selectOptions(getColumnSelect('C'), 'CUIL o CUIT')
  await user.selectOptions(getColumnSelect('B'), 'CUIL o CUIT')
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByText('Elegiste «CUIL o CUIT» en más de una columna.')).toBeVisible()
  await user.selectOptions(getColumnSelect('B'), 'Nombre y apellido')
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByText('2 entran')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Elegir las columnas' }))
  expect(await dialog.findByRole('combobox', { name: 'Columna B' })).toHaveValue('firstLast')
})
