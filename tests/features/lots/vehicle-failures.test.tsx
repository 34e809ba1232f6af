import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { button, choose, save, vehicles } from './vehicle-steps'

test('shows above the form that a change failed, and saves again', async () => {
  const { user } = await renderScreen(vehicles(), {
    as: 'residente',
    faults: [{ operationId: 'updateVehicle', status: 500, times: 1 }],
  })
  await user.click(await button('Editar AF 482 QN'))
  await choose(user, /^Color/, 'Negro')
  await save(user)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
  await save(user)
  expect(await screen.findByText('El vehículo se modificó satisfactoriamente.')).toBeVisible()
})
