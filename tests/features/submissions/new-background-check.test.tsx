import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  addWorker,
  clickSend,
  fillEntry,
  findAllWithText,
  getSection,
  openNewSubmission,
  typeDay,
} from './new-steps'

test('asks for workers, instead of sending the background-check submission, if the user added none', async () => {
  const { user, mock } = await openNewSubmission('antecedentes')
  await clickSend(user)
  expect((await findAllWithText('Por favor agregue trabajadores')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Por favor complete todos los campos obligatorios')).toBeVisible()
  expect(listWrites(mock)).toEqual([])
})

test.runIf(isFullRun)(
  'requires the dates and the file of a worker before the user can add another worker or send the submission',
  async () => {
    const { user, mock } = await openNewSubmission('antecedentes')
    await addWorker(user, '21935593')
    const firstEntry = getSection('Héctor Bustos')
    await waitFor(() => expect(firstEntry.getByRole('textbox', { name: /^Fecha de inicio/ })).toHaveFocus())
    await user.click(firstEntry.getByRole('button', { name: 'Listo Héctor Bustos' }))
    expect(
      firstEntry.getByText('Falta la fecha de inicio · Falta la fecha de fin · Falta el archivo'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Agregar persona' })).toHaveAccessibleDescription(
      'Completá las fechas y el archivo del último trabajador para agregar otro.',
    )

    await clickSend(user)
    for (const sentence of [
      'Seleccione fecha de inicio',
      'Seleccione fecha de fin',
      'Por favor adjunte el archivo',
    ])
      expect((await findAllWithText(sentence)).length).toBeGreaterThan(0)
    expect(screen.getByText('Por favor complete todos los campos obligatorios')).toBeVisible()
    await waitFor(() => expect(firstEntry.getByRole('textbox', { name: /^Fecha de inicio/ })).toHaveFocus())
    expect(listWrites(mock)).toEqual([])

    await fillEntry(user, 'Héctor Bustos')
    await typeDay(user, firstEntry, /^Fecha de fin/, '09-03-2026')
    expect(
      (await findAllWithText('La fecha de fin no puede ser anterior a la de inicio.')).length,
    ).toBeGreaterThan(0)
    await typeDay(user, firstEntry, /^Fecha de fin/, '15-03-2026')
    expect((await findAllWithText('La fecha de fin no puede ser anterior a hoy.')).length).toBeGreaterThan(0)
    await typeDay(user, firstEntry, /^Fecha de fin/, '10-09-2026')

    await addWorker(user, '43932439')
    expect(firstEntry.getByText(matchWholeText('Del 10-03-2026 al 10-09-2026'))).toBeVisible()
    expect(firstEntry.getByText('antecedentes.pdf')).toBeVisible()
    expect(screen.getByText('2 personas')).toBeVisible()
  },
)

test.runIf(isFullRun)('lets the user remove a worker and add the same worker again', async () => {
  const { user } = await openNewSubmission('antecedentes')
  await addWorker(user, '21935593')
  await fillEntry(user, 'Héctor Bustos')
  await addWorker(user, '43932439')
  await user.click(getSection('Rubén Peralta').getByRole('button', { name: 'Quitar Rubén Peralta' }))
  expect(screen.getByText('1 persona')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Rubén Peralta' })).toBeNull()
  await addWorker(user, '43932439')
  expect(await screen.findByRole('group', { name: 'Rubén Peralta' })).toBeVisible()
})
