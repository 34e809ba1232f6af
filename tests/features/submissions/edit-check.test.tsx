import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { decide, openCheck, readBackgroundCheck, save, waitForClosedDrawer } from './edit-steps'
import { openList } from './list-steps'
import { addWorker, attach, fileOf, fillEntry, findTexts, section, typeDay } from './new-steps'

/** The pending entry of Jonathan Bogado is in a background check with two decided entries. */
const document = '40285719'

test('sends only an added, a changed and a removed worker, and counts them in the summary', async () => {
  const { user, mock } = await openCheck('24718305')
  const before = readBackgroundCheck(mock, '24718305')
  expect(before.people).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Quitar Ramiro Güiraldes' }))
  await user.click(screen.getByRole('button', { name: 'Editar Néstor Ñancucheo' }))
  await typeDay(user, section('Néstor Ñancucheo'), /^Fecha de fin/, '30/09/2026')
  await addWorker(user, '40285719')
  await fillEntry(user, 'Jonathan Bogado', fileOf('bogado.pdf'))
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), 'Cambia un ayudante.')
  await save(user)
  await waitForClosedDrawer()

  await findTexts('Se han guardado los cambios.')
  const toast = await screen.findByText(/Se agregó 1 persona/)
  expect(toast).toHaveTextContent(/Se modificó 1 persona/)
  expect(toast).toHaveTextContent(/Se eliminó 1 persona/)
  expect(toast).toHaveTextContent(/Se agregó 1 adjunto/)
  const after = readBackgroundCheck(mock, '24718305')
  expect(after.people.map((row) => [row.document, row.to_date, row.files])).toEqual([
    ['24718305', '2026-09-30', before.people[0]?.files],
    ['40285719', '2026-09-10', ['bogado.pdf']],
  ])
  expect(after.people[0]?.id).toBe(before.people[0]?.id)
  expect(after.submission.description).toBe('Cambia un ayudante.')
})

test('locks decided workers and edits pending ones', async () => {
  const { user, mock } = await openCheck(document)
  const decided = section('Gladys Cárdenas')
  expect(decided.getByText('Aprobado')).toBeVisible()
  const rejected = section('Crispín Villalba Ortellado')
  expect(rejected.getByText('Rechazado')).toBeVisible()
  expect(rejected.getByText('Falta la traducción.')).toBeVisible()
  const edit = decided.getByRole('button', { name: 'Editar Gladys Cárdenas' })
  expect(edit).toHaveAccessibleDescription('Ya fue resuelto: no se puede cambiar.')
  await user.click(edit)
  expect(decided.queryByRole('textbox')).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), ' Y sellado.')
  await save(user)
  await waitForClosedDrawer()
  expect(readBackgroundCheck(mock, document).submission.description).toBe(
    'El de Crispín está apostillado. Y sellado.',
  )
  expect(readBackgroundCheck(mock, document).people).toHaveLength(3)
})

test('shows missing days and a missing file at their fields and in the summary', async () => {
  const { user, drawer, mock } = await openCheck(document)
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = section('Jonathan Bogado')
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de inicio/ }))
  await user.clear(entry.getByRole('textbox', { name: /^Fecha de fin/ }))
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await save(user)
  expect(await findTexts('Por favor complete todos los campos obligatorios')).not.toHaveLength(0)
  for (const sentence of [
    'Seleccione fecha de inicio',
    'Seleccione fecha de fin',
    'Por favor adjunte el archivo',
  ])
    expect((await drawer.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(readBackgroundCheck(mock, document).people.find((row) => row.document === document)?.files).toEqual([
    'bogado.png',
  ])
})

test('replaces the file of a worker, and retries only the new file after a failure', async () => {
  const { user, mock, drawer } = await openCheck(document, {
    faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500, times: 1 }],
  })
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = section('Jonathan Bogado')
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await attach(entry, /^Archivo adjunto/, fileOf('nuevo.pdf'))
  await save(user)
  expect(await findTexts(/No se pudo subir el adjunto "nuevo\.pdf"\./)).not.toHaveLength(0)
  await setFaults(mock, [])
  await user.click(drawer.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDrawer()
  expect(readBackgroundCheck(mock, document).people.find((row) => row.document === document)?.files).toEqual([
    'nuevo.pdf',
  ])
})

test('keeps a known worker when the only file is left out, and requires another file', async () => {
  const { user, mock, drawer } = await openCheck(document, {
    faults: [{ operationId: 'uploadBackgroundCheckAttachment', status: 500 }],
  })
  await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
  const entry = section('Jonathan Bogado')
  await user.click(entry.getByRole('button', { name: 'Quitar bogado.png' }))
  await attach(entry, /^Archivo adjunto/, fileOf('nuevo.pdf'))
  await save(user)
  await user.click(await drawer.findByRole('button', { name: /^Dejar afuera/ }))
  expect((await drawer.findAllByText('Por favor adjunte el archivo')).length).toBeGreaterThan(0)
  expect(readBackgroundCheck(mock, document).people.map((row) => row.document)).toContain(document)
})

test.each([
  ['updateBackgroundCheckPerson', /No se pudo modificar a "Jonathan Bogado"\./],
  ['deleteBackgroundCheckPerson', /No se pudo eliminar a "Jonathan Bogado"\./],
] as const)('names the worker after a failure of %s', async (operationId, sentence) => {
  const { user, mock } = await openCheck(document, { faults: [{ operationId, status: 500 }] })
  if (operationId === 'deleteBackgroundCheckPerson') {
    await user.click(screen.getByRole('button', { name: 'Quitar Jonathan Bogado' }))
  } else {
    await user.click(screen.getByRole('button', { name: 'Editar Jonathan Bogado' }))
    await typeDay(user, section('Jonathan Bogado'), /^Fecha de fin/, '30-09-2026')
  }
  await save(user)
  expect(await findTexts(sentence)).not.toHaveLength(0)
  const savedEntry = readBackgroundCheck(mock, document).people.find((row) => row.document === document)
  expect(savedEntry?.to_date).toBe('2026-09-09')
})

test('explains a rejection meanwhile and preserves the typed values', async () => {
  const { user, mock, drawer } = await openCheck(document)
  const field = screen.getByRole('textbox', { name: /^Observaciones/ })
  await user.type(field, ' Más.')
  await decide(mock, {
    submission: readBackgroundCheck(mock, document).submission.id,
    status: 'REJECTED',
    comment: 'Ilegible.',
  })
  await save(user)
  expect(
    await drawer.findByText(
      'La Administración ya rechazó esta presentación: no se pueden enviar más cambios.',
    ),
  ).toBeVisible()
  expect(field).toHaveValue('El de Crispín está apostillado. Más.')
  expect(readBackgroundCheck(mock, document).submission.description).toBe('Ilegible.')
})

test('shows a decided check read-only, also by its address', async () => {
  const { mock } = await openList('?tipo=antecedentes')
  const decided = mock.db.backgroundCheckSubmissions
    .all()
    .find(({ description }) => description === 'Las imágenes están cortadas.')
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=editar&id=${decided?.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const drawer = within(
    await screen.findByRole('dialog', { name: /^Detalles de presentación de antecedente/ }),
  )
  expect(await drawer.findByText('Solo se pueden editar solicitudes en estado PENDIENTE')).toBeVisible()
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument()
})
