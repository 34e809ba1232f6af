import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  addByDocumentNumber,
  findPeopleByDocumentNumber,
  openNewSubmission,
  pasteList,
  waitForClosedDialog,
} from './workers-steps'

const findRowIn = async (name: RegExp, container: Pick<typeof screen, 'findByRole'> = screen) =>
  within((await container.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

const chooseListFile = (user: UserEvent, file: File) => user.upload(screen.getByLabelText(/^Archivo$/), file)

test('previews pasted rows, registers unknown people, and adds only the people of valid rows', async () => {
  const { user, mock } = await openNewSubmission('seguros')
  await addByDocumentNumber(user, '26418073')
  const dialog = await pasteList(
    user,
    [
      'DNI\tApellido\tNombre\tSexo',
      '33.444.777\tDomínguez\tRocío\tF',
      '27650913\tÑancupil\tÉlida\tF',
      '26418073\tAcuña\tMarcos\tM',
      '33444777\tDomínguez\tRocío\tF',
      '12\tCorto\tJuan\tM',
      '41987023\t\t\t',
    ].join('\n'),
  )
  expect(await dialog.findByText('2 entran · 2 por completar · 2 repetidas')).toBeVisible()
  expect(await dialog.findByRole('radio', { name: 'Todas (6)' })).toBeChecked()
  expect((await findRowIn(/Rocío Domínguez/, dialog)).getByText('Se agrega')).toBeVisible()
  expect((await findRowIn(/ÉLIDA ÑANCUPIL/, dialog)).getByText('Se registra y se agrega')).toBeVisible()
  expect(
    dialog.getByText(
      /^La persona .* con documento 26418073 ya se encuentra registrada en la presentación\.$/,
    ),
  ).toBeVisible()
  expect(dialog.getByText('Repetida: ya está en la fila 2.')).toBeVisible()
  expect(dialog.getByText('El DNI debe contener entre 7 y 12 caracteres.')).toBeVisible()
  expect(dialog.getByText('No está registrada en el barrio: completá el apellido y el nombre.')).toBeVisible()
  expect(findPeopleByDocumentNumber(mock, '27650913')).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Agregar 2 personas' }))
  expect(
    await dialog.findByText(/Se agregaron 2 personas a la presentación\. 4 filas quedaron afuera\./),
  ).toBeVisible()
  expect(findPeopleByDocumentNumber(mock, '27650913')).toMatchObject([
    { last_name: 'ÑANCUPIL', first_name: 'ÉLIDA', gender: 'F' },
  ])
  await user.click(dialog.getByRole('button', { name: 'Listo' }))
  await waitForClosedDialog()
  expect(await screen.findByText('3 personas')).toBeVisible()
  expect(await findRowIn(/ÉLIDA ÑANCUPIL/)).toBeDefined()
})

test.runIf(isFullRun)('requires the gender of new people, in each row or once for all rows', async () => {
  const { user, mock } = await openNewSubmission('seguros')
  const dialog = await pasteList(
    user,
    '27650913\tÑancupil\tÉlida\n41987023\tQuiroga\tJuan\n42630981\tSosa\tLuis',
  )
  expect(await dialog.findAllByText('Falta el género: no está registrada en el barrio.')).toHaveLength(3)
  expect(dialog.getByRole('button', { name: 'Agregar 0 personas' })).toHaveAccessibleDescription(
    'No hay filas para agregar.',
  )
  const genderChoice = within(dialog.getByRole('radiogroup', { name: 'Género de ÉLIDA ÑANCUPIL' }))
  await user.click(genderChoice.getByRole('radio', { name: 'Fem.' }))
  expect(await dialog.findByRole('button', { name: 'Agregar 1 persona' })).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Masculino' }))
  await user.click((await findRowIn(/LUIS SOSA/, dialog)).getByRole('button', { name: /^Quitar/ }))
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  await user.click(await dialog.findByRole('button', { name: 'Listo' }))
  expect(await screen.findByText('2 personas')).toBeVisible()
  expect(findPeopleByDocumentNumber(mock, '27650913')).toMatchObject([{ gender: 'F' }])
  expect(findPeopleByDocumentNumber(mock, '41987023')).toMatchObject([{ gender: 'M' }])
  expect(findPeopleByDocumentNumber(mock, '42630981')).toEqual([])
})

test('reads the first and last day of a background check from an .xlsx', async () => {
  const { user } = await openNewSubmission('antecedentes')
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const bytes = await writeExcelFile([
    [{ value: 'Documento' }, { value: 'Fecha de inicio' }, { value: 'Vencimiento' }],
    [
      { value: 33_444_777, type: Number },
      { value: new Date('2026-03-01T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 46_387, type: Number },
    ],
  ]).toBuffer()
  await chooseListFile(user, new File([new Uint8Array(bytes)], 'personal.xlsx'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una lista' }))
  const row = await findRowIn(/Rocío Domínguez/, dialog)
  expect(row.getByText('01-03-2026')).toBeVisible()
  expect(row.getByText('31-12-2026')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 persona' }))
  await waitForClosedDialog()
  expect(await screen.findByRole('textbox', { name: /^Fecha de inicio/ })).toHaveValue('01-03-2026')
  expect(screen.getByRole('textbox', { name: /^Fecha de fin/ })).toHaveValue('31-12-2026')
})

test('explains at the text box or at the file input why a list cannot be read', async () => {
  const { user } = await openNewSubmission('seguros')
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una lista' }))
  await user.click(dialog.getByRole('button', { name: 'Revisar la lista' }))
  expect(await dialog.findByText('Pegá las filas o elegí un archivo.')).toBeVisible()
  // A paste would open the next step at once.
  await user.click(dialog.getByRole('textbox', { name: /^Filas copiadas/ }))
  await user.keyboard('Apellido;Nombre')
  await user.click(dialog.getByRole('button', { name: 'Revisar la lista' }))
  expect(await dialog.findByText(/^La lista no tiene una columna DNI/)).toBeVisible()
  const rejectedFiles: [File, RegExp][] = [
    [
      new File([new Uint8Array(20_000_000)], 'enorme.csv'),
      /^No se ha podido subir el archivo enorme\.csv ya que excede el límite de 2MB\.$/,
    ],
    [new File(['MZ'], 'virus.exe'), /^Formato exe no soportado\. Sólo se admiten: csv, xlsx, txt$/],
    [
      new File(['x'], 'lista'),
      /^No se pudo definir el formato del archivo\. Subí uno de los siguientes formatos: csv, xlsx, txt\.$/,
    ],
    [new File([], 'vacia.csv'), /^El archivo vacia\.csv está vacío: elegí otro\.$/],
    [new File([Uint8Array.of(1, 2, 3, 0)], 'binario.csv'), /^binario\.csv: Este archivo no es una lista\./],
    [new File(['PK no'], 'roto.xlsx'), /^roto\.xlsx: No pudimos abrir el archivo/],
    [
      new File(['30123456\n'.repeat(50_000)], 'larga.csv'),
      /^larga\.csv: La lista tiene demasiadas filas\. Puede tener hasta 500 filas/,
    ],
    [new File(['Apellido;Nombre\nA;B'], 'sin.csv'), /^sin\.csv: La lista no tiene una columna DNI ni CUIL\./],
  ]
  for (const [file, sentence] of rejectedFiles) {
    await chooseFileOfAnyFormat(user, file)
    expect(await dialog.findByText(sentence)).toBeVisible()
  }
})

/** Browsers permit the user to choose a file that the attribute `accept` excludes. */
async function chooseFileOfAnyFormat(user: UserEvent, file: File) {
  const input = screen.getByLabelText(/^Archivo$/)
  input.removeAttribute('accept')
  await user.upload(input, file)
}

test('retries only failed searches and failed registrations', async () => {
  const { user, mock } = await openNewSubmission('seguros')
  await screen.findByRole('button', { name: 'Agregar una lista' })
  await setFaults(mock, [{ operationId: 'searchPersons', status: 500, times: 1 }])
  const dialog = await pasteList(
    user,
    '33444777\tDomínguez\tRocío\tF\n27650913\tÑancupil\tÉlida\t\t\tF\n41987023\tQuiroga\tJuan\t\t\tM',
  )
  const retryButton = await dialog.findByRole('button', { name: 'Reintentar' })
  const countSearches = () => mock.requests.filter(({ path }) => path.includes('/persons/?')).length
  expect(countSearches()).toBe(3)
  await user.click(retryButton)
  const addButton = await dialog.findByRole('button', { name: 'Agregar 3 personas' })
  expect(countSearches()).toBe(4)
  await setFaults(mock, [{ operationId: 'createPerson', status: 500, times: 1 }])
  await user.click(addButton)
  expect(
    await dialog.findByText(/Se agregaron 2 personas a la presentación\. 1 fila quedó afuera\./),
  ).toBeVisible()
  expect(await dialog.findByText('Ha ocurrido un error al crear la persona.')).toBeVisible()
  const countRegistrations = () => listWrites(mock).filter((write) => write.endsWith('/persons/')).length
  expect(countRegistrations()).toBe(2)
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('3 personas')).toBeVisible()
  expect(countRegistrations()).toBe(3)
  for (const documentNumber of ['27650913', '41987023'])
    expect(findPeopleByDocumentNumber(mock, documentNumber)).toHaveLength(1)
})

test('does not register a person again if the response to the registration was lost', async () => {
  const { user, mock } = await openNewSubmission('seguros')
  const dialog = await pasteList(user, '27650913\tÑancupil\tÉlida\t\t\tF')
  const addButton = await dialog.findByRole('button', { name: 'Agregar 1 persona' })
  await setFaults(mock, [{ operationId: 'createPerson', status: 'lost', times: 1 }])
  await user.click(addButton)
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('1 persona')).toBeVisible()
  expect(findPeopleByDocumentNumber(mock, '27650913')).toHaveLength(1)
})

test('warns if the name in the list differs from the name of the registered person', async () => {
  const { user } = await openNewSubmission('seguros')
  const dialog = await pasteList(user, '33444777\tGómez\tJosé\n26418073\tACUÑA\t')
  expect(await dialog.findByText('En tu lista figura como JOSÉ GÓMEZ.')).toBeVisible()
  expect(dialog.queryByText(/figura como ACUÑA/)).toBeNull()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Agregar 2 personas' })).toBeVisible())
})

test('saves a corrected row without names for a registered person, and reports that its days are reversed', async () => {
  const { user } = await openNewSubmission('antecedentes')
  const dialog = await pasteList(user, 'DNI\tDesde\tHasta\n33444777\tnunca\t31-12-2026')
  await user.click(await dialog.findByRole('button', { name: /^Corregir/ }))
  const firstDay = dialog.getByRole('textbox', { name: /^Desde/ })
  await user.clear(firstDay)
  await user.type(firstDay, '01-01-2027')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const table = within(await dialog.findByRole('table'))
  expect(table.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
})

test('requires the names of an unregistered person when the user corrects a row', async () => {
  const { user } = await openNewSubmission('seguros')
  const dialog = await pasteList(user, 'DNI\n41987023')
  await user.click(await dialog.findByRole('button', { name: /^Corregir/ }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Apellido' })).toHaveAccessibleDescription(
      'No está registrada en el barrio: completá el apellido y el nombre.',
    ),
  )
})

test('moves the focus to the result of the preview, and to the field of the first step', async () => {
  const { user } = await openNewSubmission('seguros')
  const dialog = await pasteList(user, '33444777\tDomínguez\tRocío')
  expect(await dialog.findByText('1 entra')).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Cambiar la lista' }))
  expect(await dialog.findByRole('textbox', { name: /^Filas copiadas/ })).toHaveFocus()
})
