import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { buildVehiclesPath, chooseOption, clickSave, findButton } from './lot-steps'

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
