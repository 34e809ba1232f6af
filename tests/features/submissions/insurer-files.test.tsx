import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { dialog, openNew, pasteList, readPeople, waitForClosedDialog } from './workers-steps'

const cells = (...values: (string | number | null)[]) =>
  values.map((value) =>
    value === null ? null : { value, ...(typeof value === 'number' && { type: Number }) },
  )

/** Creates a certificate of an insurer: a cover, then a sheet with titles, the list, totals and a signature. */
const certificate = async (name: string, rows: SheetData) => {
  const titles: SheetData = [
    [{ value: 'Galeno ART S.A.', columnSpan: 3 }, null, null],
    cells('Contratante', 'Construcciones del Delta S.R.L.', null),
    cells('CUIT', '30-71234567-1', null),
    cells('Póliza', 4_501_098, null),
    [],
    cells('Nº', 'CUIL', 'Apellido y Nombre'),
  ]
  const end: SheetData = [[], cells(null, null, `Total: ${rows.length}`), cells('Firma y sello', null, null)]
  const bytes = await writeExcelFile([
    { sheet: 'Carátula', data: [cells('Certificado de cobertura')] },
    { sheet: 'Nómina', data: [...titles, ...rows, ...end] },
  ]).toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

async function openFile(user: UserEvent, file: File) {
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const list = await dialog('Agregar una lista')
  await user.upload(list.getByLabelText(/^Archivo$/), file)
  return list
}

const rowIn = async (name: RegExp, list: Awaited<ReturnType<typeof dialog>>) =>
  within((await list.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

test('reads, summarises, completes and adds the list of an insurer', async () => {
  const { user, mock } = await openNew('seguros')
  const file = await certificate('nomina.xlsx', [
    cells(1, '23-33444777-4', 'DOMÍNGUEZ, ROCÍO'),
    cells(2, '20264180733', 'Acuña Marcos'),
    cells(3, 27_276_509_131, 'Ñancupil Élida Rosa'),
    cells(4, '23-33444777-4', 'DOMÍNGUEZ, ROCÍO'),
    cells(5, '20-41987023-4', 'QUIROGA, JUAN'),
  ])
  const list = await openFile(user, file)
  expect(await list.findByText('2 entran · 2 por completar · 1 repetida')).toBeVisible()
  expect(list.getByText(/^No se tuvieron en cuenta 2 filas/)).toBeVisible()
  const fresh = await rowIn(/ÉLIDA ROSA ÑANCUPIL/, list)
  expect(fresh.getByText('Por completar')).toBeVisible()
  expect(fresh.getByText('Falta el género: no está registrada en el barrio.')).toBeVisible()
  expect(fresh.queryByText('Se registra y se agrega')).toBeNull()
  expect(fresh.getByText('Apellido: ÑANCUPIL · Nombre: ÉLIDA ROSA')).toBeVisible()
  await user.click(fresh.getByRole('radio', { name: 'Fem.' }))
  expect(await list.findByText('3 entran · 1 por completar · 1 repetida')).toBeVisible()

  const wrong = await rowIn(/JUAN QUIROGA/, list)
  expect(wrong.getByText('El CUIL 20-41987023-4 no es válido: revisá sus números.')).toBeVisible()
  await user.click(wrong.getByRole('button', { name: /^Corregir/ }))
  expect(list.getByText('En la lista: 5 · 20-41987023-4 · QUIROGA, JUAN')).toBeVisible()
  const document = list.getByRole('textbox', { name: /^DNI o CUIL/ })
  await user.clear(document)
  await user.click(list.getByRole('button', { name: 'Guardar' }))
  expect((await list.findAllByText('Falta el DNI.'))[0]).toBeVisible()
  await user.type(document, '41.987.023')
  await user.click(list.getByRole('radio', { name: 'Masculino' }))
  await user.selectOptions(list.getByRole('combobox', { name: 'Nacionalidad' }), 'Paraguay')
  await user.click(list.getByRole('button', { name: 'Guardar' }))
  expect(await list.findByText('4 entran · 1 repetida')).toBeVisible()

  await user.click(list.getByRole('button', { name: 'Agregar 4 personas' }))
  await user.click(await list.findByRole('button', { name: 'Listo' }))
  await waitForClosedDialog()
  expect(await screen.findByText('4 personas')).toBeVisible()
  expect(readPeople(mock, '27650913')).toMatchObject([
    { last_name: 'ÑANCUPIL', first_name: 'ÉLIDA ROSA', gender: 'F' },
  ])
  expect(readPeople(mock, '41987023')).toMatchObject([
    { last_name: 'QUIROGA', gender: 'M', nationality: 'PY' },
  ])
})

test('requires the columns of an unclear list and changes them later', async () => {
  const { user } = await openNew('seguros')
  const list = await pasteList(
    user,
    'Listado de operarios\n\nFicha\tQuién\tClave\n7\tRocío Domínguez\t23-33444777-4\n8\tMarcos Acuña\t20-26418073-3',
  )
  expect(await list.findByText('Decinos qué hay en cada columna')).toBeVisible()
  const column = (letter: string) => list.getByRole('combobox', { name: `Columna ${letter}` })
  expect(column('A')).toHaveFocus()
  expect([column('B'), column('C')].map((field) => (field as HTMLSelectElement).value)).toEqual([
    'fullName',
    'document',
  ])
  await user.selectOptions(column('C'), 'No usar')
  await user.click(list.getByRole('button', { name: 'Continuar' }))
  expect(await list.findByText('Elegí en qué columna está el documento o el CUIL.')).toBeVisible()
  await user.selectOptions(column('C'), 'CUIL o CUIT')
  await user.selectOptions(column('B'), 'CUIL o CUIT')
  await user.click(list.getByRole('button', { name: 'Continuar' }))
  expect(await list.findByText('Elegiste «CUIL o CUIT» en más de una columna.')).toBeVisible()
  await user.selectOptions(column('B'), 'Nombre y apellido')
  await user.click(list.getByRole('button', { name: 'Continuar' }))
  expect(await list.findByText('2 entran')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Elegir las columnas' }))
  expect(await list.findByRole('combobox', { name: 'Columna B' })).toHaveValue('firstLast')
})
