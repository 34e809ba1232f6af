import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dialog, openManagers, press, rowOf } from './managers-steps'

const openTab = async (user: UserEvent, name: string) => user.click(await screen.findByRole('tab', { name }))

test.each([
  [
    'a change',
    async (user: UserEvent) => {
      await user.click((await rowOf('Montes')).getByRole('button', { name: /^Editar/ }))
      await user.click((await dialog('Editar responsable')).getByRole('radio', { name: 'No vigente' }))
      await press(user, 'Guardar')
      await screen.findByText('Ricardo Montes se modificó exitosamente.')
    },
  ],
  [
    'an invitation',
    async (user: UserEvent) => {
      await user.click((await rowOf('Dufour')).getByRole('button', { name: /^Enviar/ }))
      await screen.findByText('Invitación enviada al responsable de obra.')
    },
  ],
])('after %s of a manager the roster and the groups are read again, too', async (_, act) => {
  const { user, mock } = await openManagers()
  await openTab(user, 'Nómina')
  expect(within(await screen.findByRole('row', { name: /Acuña/ })).getByText('Activo')).toBeVisible()
  await openTab(user, 'Autorizaciones')
  expect(await screen.findByRole('heading', { name: 'Herrería' })).toBeVisible()

  const worker = mock.db.workers.require(701)
  await mock.db.workers.save({ ...worker, status: 'SUSPENDED' })
  const group = mock.db.workGroups.first(({ name }) => name === 'Herrería')
  if (group) await mock.db.workGroups.save({ ...group, name: 'Herrería y vidrios' })
  await openTab(user, 'Responsables de Obra')
  await act(user)

  await openTab(user, 'Nómina')
  expect(
    await within(await screen.findByRole('row', { name: /Acuña/ })).findByText('Suspendido'),
  ).toBeVisible()
  await openTab(user, 'Autorizaciones')
  expect(await screen.findByRole('heading', { name: 'Herrería y vidrios' })).toBeVisible()
})
