import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { isFullRun } from '../../support/scope'
import {
  addWorker,
  attachFiles,
  chooseKind,
  clickSend,
  createFile,
  fillPolicy,
  findAllWithText,
  getSection,
  openNewSubmission,
  typeDay,
} from './new-steps'

const formats = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'

test('shows an error for each empty required field, and sends no request', async () => {
  const { user, mock } = await openNewSubmission()
  await clickSend(user)
  for (const sentence of [
    'Por favor agregue trabajadores',
    'Por favor seleccione compañía de seguro',
    'Por favor ingrese número de póliza',
    'Por favor seleccione fecha de inicio',
    'Por favor seleccione fecha de fin',
    'Por favor adjunte los documentos',
  ])
    expect((await findAllWithText(sentence)).length).toBeGreaterThan(0)
  const search = screen.getByRole('combobox', { name: /^Trabajador/ })
  await waitFor(() => expect(search).toHaveFocus())
  expect(search).toHaveAccessibleDescription(expect.stringContaining('Por favor agregue trabajadores'))
  expect(listWrites(mock)).toEqual([])
})

test('explains why it rejects each invalid file, and lists only the valid files', async () => {
  await openNewSubmission()
  const documents = getSection('Documentos')
  await attachFiles(
    documents,
    /^Documentos/,
    createFile('justo.pdf', 2_097_151),
    createFile('grande.pdf', 2_097_152),
    createFile('virus.EXE'),
    createFile('sin-extension'),
    createFile('vacio.pdf', 0),
    createFile('Foto.JPG'),
  )
  for (const sentence of [
    'No se ha podido subir el archivo grande.pdf ya que excede el límite de 2MB.',
    `Formato exe no soportado. Sólo se admiten: ${formats}`,
    `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formats}.`,
    'El archivo vacio.pdf está vacío: elegí otro.',
  ])
    expect(documents.getByText(sentence)).toBeVisible()
  const listedFiles = documents.getAllByRole('listitem').map((row) => row.textContent)
  expect(listedFiles).toEqual([
    expect.stringContaining('justo.pdf2 MB'),
    expect.stringContaining('Foto.JPG1 KB'),
  ])
  expect(documents.getByRole('listitem', { name: 'Foto.JPG' }).querySelector('img')).not.toBeNull()
})

test.runIf(isFullRun)(
  'accepts three date formats; rejects a last day that is invalid, before the first day or in the past',
  async () => {
    const { user } = await openNewSubmission()
    const policy = getSection('Datos del seguro A.R.T.')
    const from = policy.getByRole('textbox', { name: /^Fecha de inicio de póliza/ })
    const to = policy.getByRole('textbox', { name: /^Fecha de fin de póliza/ })
    for (const text of ['20-03-2026', '20/03/2026', '20032026']) {
      await typeDay(user, policy, /^Fecha de inicio de póliza/, text)
      expect(from).toHaveValue('20-03-2026')
    }
    await typeDay(user, policy, /^Fecha de fin de póliza/, '31-02-2026')
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription(expect.stringContaining('Escribí una fecha como 31-12-2026.')),
    )
    await typeDay(user, policy, /^Fecha de fin de póliza/, '19-03-2026')
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription(
        expect.stringContaining('La fecha de fin no puede ser anterior a la de inicio.'),
      ),
    )
    await typeDay(user, policy, /^Fecha de inicio de póliza/, '01-01-2026')
    await typeDay(user, policy, /^Fecha de fin de póliza/, '15-03-2026')
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription(
        expect.stringContaining('La fecha de fin no puede ser anterior a hoy.'),
      ),
    )
  },
)

test.runIf(isFullRun)('keeps the values of both forms when the user switches between the forms', async () => {
  const { user } = await openNewSubmission()
  await addWorker(user, '21935593')
  await fillPolicy(user)
  await chooseKind(user, 'Antecedente penal')
  expect(window.location.search).toBe('?tipo=antecedentes')
  expect(screen.getByText('No se agregaron trabajadores.')).toBeVisible()
  await addWorker(user, '43932439')
  await chooseKind(user, 'Seguro A.R.T.')
  expect(await screen.findByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-77')
  expect(screen.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  await chooseKind(user, 'Antecedente penal')
  expect(screen.getByText('Rubén Peralta')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'))
  expect(window.location.search).toContain('tipo=antecedentes')
})

test('keeps the company field if the companies fail to load, and loads the companies on a retry', async () => {
  const { user } = await openNewSubmission('seguros', {
    faults: [{ operationId: 'listInsuranceCompanies', status: 500, times: 1 }],
  })
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  // Without companies, the field still has its label and shows its error.
  const companySelect = screen.getByRole('combobox', { name: /^Compañía/ })
  await clickSend(user)
  await waitFor(() =>
    expect(companySelect).toHaveAccessibleDescription(
      expect.stringContaining('Por favor seleccione compañía de seguro'),
    ),
  )
  await user.click(retryButton)
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Compañía/ })).toHaveTextContent('Galeno ART'),
  )
})
