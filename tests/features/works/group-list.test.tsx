import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { buildGroupsPath, fillField, findButton, listWorkerIds } from './group-steps'
import { pasteWorkerList } from './list-steps'
import { findWorker } from './workers-steps'

const anibal = '26418073\tAcuña\tAníbal\tM'
const olegario = '7620918\tNúñez\tOlegario\tM'
const rocio = '33444777\tDomínguez\tRocío\tF'
const elida = '27650913\tÑancupil\tÉlida\tF'

const openNewGroup = () => renderScreen(buildGroupsPath('&vista=nueva'), { as: 'obra' })

/** Saves the new group under this title. */
async function saveGroup(user: Parameters<typeof pasteWorkerList>[0], title: string) {
  await fillField(user, /^Título/, title)
  await user.click(await findButton('Crear autorización'))
  expect(await screen.findByText('Autorización creada con éxito.')).toBeVisible()
}

test('chooses the workers of a list by their documents, and says which people are not on the roster', async () => {
  const { user, mock } = await openNewGroup()
  const dialog = await pasteWorkerList(user, ['26.418.073\tAcuña\tAníbal\tM', olegario, rocio, elida, anibal])
  expect(await dialog.findByText('1 entra · 1 por completar · 1 repetida · 2 quedan afuera')).toBeVisible()
  expect(await dialog.findAllByText('No está en la nómina.')).toHaveLength(2)
  expect(
    dialog.getByText(
      'Está en la nómina con estado No Vigente: solo los trabajadores activos pueden formar parte de una autorización.',
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 persona' }))
  expect(await dialog.findByText('Se eligió a 1 persona. 4 filas quedaron afuera.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Listo' }))
  await saveGroup(user, 'De una lista')
  expect(listWorkerIds(mock, 'De una lista')).toEqual([findWorker(mock, '26418073')?.id])
  expect(findWorker(mock, '33444777')).toBeUndefined()
})

test('adds those who are missing on the roster, registers the unknown one, and chooses them all', async () => {
  const { user, mock } = await openNewGroup()
  const dialog = await pasteWorkerList(user, [anibal, rocio, elida])
  await user.click(await dialog.findByRole('button', { name: 'Agregar a la nómina a las 2 que faltan' }))
  const addButton = await dialog.findByRole('button', { name: 'Agregar 3 personas' })
  expect(await dialog.findAllByText('También se agrega a la nómina.')).toHaveLength(2)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(25)
  await setFaults(mock, [{ operationId: 'addWorker', status: 'lost', times: 1 }])
  await user.click(addButton)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Agregar una lista' })).toBeNull())
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(27)
  expect(await screen.findByRole('button', { name: 'Quitar a Rocío Domínguez' })).toBeVisible()
  await saveGroup(user, 'Con los que faltan')
  const ids = ['26418073', '33444777', '27650913'].map((number) => findWorker(mock, number)?.id)
  expect(listWorkerIds(mock, 'Con los que faltan').sort()).toEqual(ids.sort())
})

test('does not choose a chosen worker again', async () => {
  const { user } = await openNewGroup()
  const dialog = await pasteWorkerList(user, [anibal])
  await user.click(await dialog.findByRole('button', { name: 'Agregar 1 persona' }))
  await screen.findByRole('button', { name: 'Quitar a Aníbal Acuña' })
  const secondDialog = await pasteWorkerList(user, [anibal])
  expect(await secondDialog.findByText('Aníbal Acuña ya está en esta autorización.')).toBeVisible()
  expect(secondDialog.getByRole('button', { name: 'Agregar 0 personas' })).toHaveAccessibleDescription(
    'No hay filas para agregar.',
  )
})
