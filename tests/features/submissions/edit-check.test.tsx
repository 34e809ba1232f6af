import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  clickSave,
  openBackgroundCheckSubmissionForm,
  readBackgroundCheckSubmission,
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

/** The document number of Jonathan Bogado. His submission has three entries: his own is pending, two are decided. */
const documentNumber = '40285719'

test('saves an added, a changed and a removed entry together, and counts the changes in the toast', async () => {
  const { user, mock } = await openBackgroundCheckSubmissionForm('24718305')
  const before = readBackgroundCheckSubmission(mock, '24718305')
  expect(before.entries).toHaveLength(2)
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
  const after = readBackgroundCheckSubmission(mock, '24718305')
  expect(after.entries.map((row) => [row.documentNumber, row.to_date, row.files])).toEqual([
    ['24718305', '2026-09-30', before.entries[0]?.files],
    ['40285719', '2026-09-10', ['bogado.pdf']],
  ])
  expect(after.entries[0]?.id).toBe(before.entries[0]?.id)
  expect(after.submission.description).toBe('Cambia un ayudante.')
  const [changedEntry, removedEntry] = before.entries
  expect(listWrites(mock)).toEqual(
    [
      `PUT background-check/${after.submission.id}/`,
      `DELETE background-check-people/${removedEntry?.id}/`,
      `PUT background-check-people/${changedEntry?.id}/`,
      'POST background-check-people/',
      'POST background-check-attachments/',
    ].map((write) => write.replace(' ', ' /fapi/customer/101/submissions/')),
  )
})

test.runIf(isFullRun)(
  'disables the edit button of decided entries, and saves changed observations',
  async () => {
    const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber)
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
    expect(readBackgroundCheckSubmission(mock, documentNumber).submission.description).toBe(
      'El de Crispín está apostillado. Y sellado.',
    )
    expect(readBackgroundCheckSubmission(mock, documentNumber).entries).toHaveLength(3)
  },
)

test('shows the errors of missing days and a missing file, and keeps the saved file in the backend', async () => {
  const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber)
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = getSection('Jonathan Bogado')
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de inicio/ }))
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de fin/ }))
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await clickSave(user)
  expect(await findAllWithText('Por favor complete todos los campos obligatorios')).not.toHaveLength(0)
  for (const [field, sentence] of [
    [entry.getByRole('textbox', { name: /^Fecha de inicio/ }), 'Seleccione fecha de inicio'],
    [entry.getByRole('textbox', { name: /^Fecha de fin/ }), 'Seleccione fecha de fin'],
    [entry.getByLabelText(/^Archivo adjunto/), 'Por favor adjunte el archivo'],
  ] as const)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(
    readBackgroundCheckSubmission(mock, documentNumber).entries.find(
      (row) => row.documentNumber === documentNumber,
    )?.files,
  ).toEqual(['bogado.png'])
})

test.runIf(isFullRun)(
  'replaces the file of a worker when the user retries the failed upload of the new file',
  async () => {
    const { user, mock, drawer } = await openBackgroundCheckSubmissionForm(documentNumber, {
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
      readBackgroundCheckSubmission(mock, documentNumber).entries.find(
        (row) => row.documentNumber === documentNumber,
      )?.files,
    ).toEqual(['nuevo.pdf'])
  },
)

test.runIf(isFullRun)(
  'keeps a saved entry whose only file the user leaves out, but requires a file',
  async () => {
    const { user, mock, drawer } = await openBackgroundCheckSubmissionForm(documentNumber, {
      faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500 }],
    })
    await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
    const entry = getSection('Jonathan Bogado')
    await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
    await attachFiles(entry, /^Archivo adjunto/, createFile('nuevo.pdf'))
    await clickSave(user)
    await user.click(await drawer.findByRole('button', { name: /^Dejar afuera/ }))
    expect((await drawer.findAllByText('Por favor adjunte el archivo')).length).toBeGreaterThan(0)
    expect(
      readBackgroundCheckSubmission(mock, documentNumber).entries.map((row) => row.documentNumber),
    ).toContain(documentNumber)
  },
)

test.each([
  ['updateBackgroundCheckPerson', /No se pudo modificar a "Jonathan Bogado"\./],
  ['deleteBackgroundCheckPerson', /No se pudo eliminar a "Jonathan Bogado"\./],
] as const)('names the worker in the message when %s fails', async (operationId, sentence) => {
  const { user, mock } = await openBackgroundCheckSubmissionForm(documentNumber, {
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
  const savedEntry = readBackgroundCheckSubmission(mock, documentNumber).entries.find(
    (row) => row.documentNumber === documentNumber,
  )
  expect(savedEntry?.to_date).toBe('2026-09-09')
})

test('keeps the typed values if the Administration rejects the submission before the user saves', async () => {
  const { user, mock, drawer } = await openBackgroundCheckSubmissionForm(documentNumber)
  const field = screen.getByRole('textbox', { name: /^Observaciones/ })
  await user.type(field, ' Más.')
  await recordDecision(mock, {
    submission: readBackgroundCheckSubmission(mock, documentNumber).submission.id,
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
  expect(readBackgroundCheckSubmission(mock, documentNumber).submission.description).toBe('Ilegible.')
})

test('shows a decided background-check submission read-only, even if the address requests the form', async () => {
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
