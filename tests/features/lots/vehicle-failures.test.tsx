import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  buildVehiclesPath,
  chooseOption,
  clickSave,
  fillField,
  fillVehicle,
  findButton,
  findRows,
  findVehicle,
} from './lot-steps'

test('shows above the form that the save failed, and saves on a retry', async () => {
  const { user } = await renderScreen(buildVehiclesPath(), {
    as: 'residente',
    faults: [{ operationId: 'updateVehicle', status: 500, times: 1 }],
  })
  await user.click(await findButton('Editar AF 482 QN'))
  await chooseOption(user, /^Color/, 'Negro')
  await clickSave(user)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
  await clickSave(user)
  expect(await screen.findByText('El vehículo se modificó satisfactoriamente.')).toBeVisible()
})

test('keeps the input of a new vehicle that could not be saved, and saves it on a second attempt', async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(201, '&vista=nuevo'), {
    as: 'residente',
    faults: [{ operationId: 'createVehicle', status: 503, times: 1 }],
  })
  await fillField(user, /^Patente/, 'AG731KT')
  await fillVehicle(user)
  await clickSave(user)
  expect(await screen.findByText(/El servicio no está disponible en este momento/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Patente/ })).toHaveDisplayValue(/^AG.?731.?KT$/)
  expect(findVehicle(mock, 'AG731KT')).toBeUndefined()
  await clickSave(user)
  await waitFor(() => expect(findVehicle(mock, 'AG731KT')).toBeDefined())
})

test("shows 'Sin registros para el usuario' and the reason if the list fails to load, and reloads it on request", async () => {
  const { user, mock } = await renderScreen(buildVehiclesPath(), {
    as: 'residente',
    faults: [{ operationId: 'listVehicles', status: 500 }],
  })
  expect(await screen.findByText('Sin registros para el usuario')).toBeVisible()
  expect(screen.getByText(/Tuvimos un problema de nuestro lado/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(await findButton('Reintentar'))
  expect(await findRows()).toHaveLength(6)
})
