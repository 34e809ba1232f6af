import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import {
  clickSave,
  openBackgroundCheckForm,
  readBackgroundCheck,
  recordDecision,
  waitForClosedDrawer,
} from './edit-steps'
import { openList } from './list-steps'
import {
  addWorker,
  attachFiles,
  createFile,
  fillEntry,
  findAllWithText,
  getSection,
  typeDay,
} from './new-steps'

/** The document of Jonathan Bogado, whose pending entry is in a background check with two decided entries. */
const documentNumber = '40285719'

test('sends only an added, a changed and a removed worker, and counts the changes in the toast', async () => {
  const { user, mock } = await openBackgroundCheckForm('24718305')
  const before = readBackgroundCheck(mock, '24718305')
  expect(before.people).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Quitar Ramiro Güiraldes' }))
  await user.click(screen.getByRole('button', { name: 'Editar Néstor Ñancucheo' }))
  await typeDay(user, getSection('Néstor Ñancucheo'), /^Fecha de fin/, '30/09/2026')
  await addWorker(user, '40285719')
  await fillEntry(user, 'Jonathan Bogado', createFile('bogado.pdf'))
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), 'Cambia un ayudante.')
  await clickSave(user)
  await waitForClosedDrawer()

  await findAllWithText('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregó 1 persona/)
  expect(toast).toHaveTextContent(/Se modificó 1 persona/)
  expect(toast).toHaveTextContent(/Se eliminó 1 persona/)
  expect(toast).toHaveTextContent(/Se agregó 1 adjunto/)
  const after = readBackgroundCheck(mock, '24718305')
  expect(after.people.map((row) => [row.documentNumber, row.to_date, row.files])).toEqual([
    ['24718305', '2026-09-30', before.people[0]?.files],
    ['40285719', '2026-09-10', ['bogado.pdf']],
  ])
  expect(after.people[0]?.id).toBe(before.people[0]?.id)
  expect(after.submission.description).toBe('Cambia un ayudante.')
})

test('disables the edit button of decided entries, and saves a change of the observations', async () => {
  const { user, mock } = await openBackgroundCheckForm(documentNumber)
  const approvedEntry = getSection('Gladys Cárdenas')
  expect(approvedEntry.getByText('Aprobado')).toBeVisible()
  const rejectedEntry = getSection('Crispín Villalba Ortellado')
  expect(rejectedEntry.getByText('Rechazado')).toBeVisible()
  expect(rejectedEntry.getByText('Falta la traducción.')).toBeVisible()
  const editButton = approvedEntry.getByRole('button', { name: 'Editar Gladys Cárdenas' })
  expect(editButton).toHaveAccessibleDescription('Ya fue resuelto: no se puede cambiar.')
  await user.click(editButton)
  expect(approvedEntry.queryByRole('textbox')).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), ' Y sellado.')
  await clickSave(user)
  await waitForClosedDrawer()
  expect(readBackgroundCheck(mock, documentNumber).submission.description).toBe(
    'El de Crispín está apostillado. Y sellado.',
  )
  expect(readBackgroundCheck(mock, documentNumber).people).toHaveLength(3)
})

test('shows missing days and a missing file at their fields and in the summary', async () => {
  const { user, drawer, mock } = await openBackgroundCheckForm(documentNumber)
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = getSection('Jonathan Bogado')
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de inicio/ }))
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de fin/ }))
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await clickSave(user)
  expect(await findAllWithText('Por favor complete todos los campos obligatorios')).not.toHaveLength(0)
  for (const sentence of [
    'Seleccione fecha de inicio',
    'Seleccione fecha de fin',
    'Por favor adjunte el archivo',
  ])
    expect((await drawer.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(
    readBackgroundCheck(mock, documentNumber).people.find((row) => row.documentNumber === documentNumber)
      ?.files,
  ).toEqual(['bogado.png'])
})

test('replaces the file of a worker, and retries only the new file after a failure', async () => {
  const { user, mock, drawer } = await openBackgroundCheckForm(documentNumber, {
    faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500, times: 1 }],
  })
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = getSection('Jonathan Bogado')
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await attachFiles(entry, /^Archivo adjunto/, createFile('nuevo.pdf'))
  await clickSave(user)
  expect(await findAllWithText(/No se pudo subir el adjunto "nuevo\.pdf"\./)).not.toHaveLength(0)
  await setFaults(mock, [])
  await user.click(drawer.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDrawer()
  expect(
    readBackgroundCheck(mock, documentNumber).people.find((row) => row.documentNumber === documentNumber)
      ?.files,
  ).toEqual(['nuevo.pdf'])
})

test('keeps a saved entry when the user gives up the upload of its only file, and requires another file', async () => {
  const { user, mock, drawer } = await openBackgroundCheckForm(documentNumber, {
    faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500 }],
  })
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = getSection('Jonathan Bogado')
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await attachFiles(entry, /^Archivo adjunto/, createFile('nuevo.pdf'))
  await clickSave(user)
  await user.click(await drawer.findByRole('button', { name: /^Dejar afuera/ }))
  expect((await drawer.findAllByText('Por favor adjunte el archivo')).length).toBeGreaterThan(0)
  expect(readBackgroundCheck(mock, documentNumber).people.map((row) => row.documentNumber)).toContain(
    documentNumber,
  )
})

test.each([
  ['updateBackgroundCheckPerson', /No se pudo modificar a "Jonathan Bogado"\./],
  ['deleteBackgroundCheckPerson', /No se pudo eliminar a "Jonathan Bogado"\./],
] as const)('names the worker in the message when %s fails', async (operationId, sentence) => {
  const { user, mock } = await openBackgroundCheckForm(documentNumber, {
    faults: [{ operationId, status: 500 }],
  })
  if (operationId === 'deleteBackgroundCheckPerson') {
    await user.click(screen.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  } else {
    await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
    await typeDay(user, getSection('Jonathan Bogado'), /^Fecha de fin/, '30-09-2026')
  }
  await clickSave(user)
  expect(await findAllWithText(sentence)).not.toHaveLength(0)
  const savedEntry = readBackgroundCheck(mock, documentNumber).people.find(
    (row) => row.documentNumber === documentNumber,
  )
  expect(savedEntry?.to_date).toBe('2026-09-09')
})

test('explains that the Administration rejected the submission during the edit, and preserves the typed values', async () => {
  const { user, mock, drawer } = await openBackgroundCheckForm(documentNumber)
  const field = screen.getByRole('textbox', { name: /^Observaciones/ })
  await user.type(field, ' Más.')
  await recordDecision(mock, {
    submission: readBackgroundCheck(mock, documentNumber).submission.id,
    status: 'REJECTED',
    comment: 'Ilegible.',
  })
  await clickSave(user)
  expect(
    await drawer.findByText(
      'La Administración ya rechazó esta presentación: no se pueden enviar más cambios.',
    ),
  ).toBeVisible()
  expect(field).toHaveValue('El de Crispín está apostillado. Más.')
  expect(readBackgroundCheck(mock, documentNumber).submission.description).toBe('Ilegible.')
})

test('shows a decided background check read-only, even if the address requests the form', async () => {
  const { mock } = await openList('?tipo=antecedentes')
  const decidedSubmission = mock.db.backgroundCheckSubmissions
    .all()
    .find(({ description }) => description === 'Las imágenes están cortadas.')
  window.history.pushState(
    null,
    '',
    `/submissions?tipo=antecedentes&vista=editar&id=${decidedSubmission?.id}`,
  )
  window.dispatchEvent(new PopStateEvent('popstate'))
  const drawer = within(
    await screen.findByRole('dialog', { name: /^Detalles de presentación de antecedente/ }),
  )
  expect(await drawer.findByText('Solo se pueden editar solicitudes en estado PENDIENTE')).toBeVisible()
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument()
})
