import type { Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import { expectAlert, findSuccessHeading, requireAuthorizationId } from './form-steps'
import { findGuest, findSaveButton, getSeatsField, noEffectWarning, openInvitation } from './invitation-steps'

/** Registers a guest through the link of an invitation, as the guest does. */
async function confirmGuest(mock: Mock, id: number, guest: { first_name: string; id_number: string }) {
  const key = mock.db.authorizations.require(id).invitation_key
  const response = await mock.request(`/public/invitation/${key}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...guest,
      last_name: 'Ñandubay',
      email: 'lucia@example.com',
      mobile_phone_number: null,
      date_of_birth: null,
    }),
  })
  expect(response.ok).toBe(true)
}

test('warns that an invitation without confirmed guests has no effect', async () => {
  await openInvitation('Cumpleaños de Sofi')
  expect(await screen.findByText(noEffectWarning)).toBeVisible()
  expect(await screen.findByText('Todavía nadie confirmó.')).toBeVisible()
  expect(screen.getByText('0 / 40')).toBeVisible()
})

test("'Deshacer' restores the removed guests, and the save button is disabled again", async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  const saveButton = await findSaveButton()
  await user.click(await findGuest('Celeste Guerra'))
  await user.click(await findGuest('Lucía Flores'))
  expect(saveButton).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await findGuest('Celeste Guerra')).toBeVisible()
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(saveButton).toHaveAccessibleDescription('Todavía no cambiaste nada.')
})

test('warns that the invitation has no effect after the user removes all guests', async () => {
  const { user } = await openInvitation('Café de vecinas')
  await user.click(await findGuest('Graciela Mansilla'))
  await user.click(await findGuest('Olga Villalba'))
  expect(await screen.findByText(noEffectWarning)).toBeVisible()
  expect(screen.getByText('0 / 2')).toBeVisible()
})

test('warns about fewer seats than confirmed guests until the user removes a guest', async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
  await findGuest('Joaquín Domínguez')
  await user.clear(getSeatsField())
  await user.type(getSeatsField(), '3')
  expect(
    await screen.findByText(
      'Ya hay 4 confirmados y pediste 3 lugares. Aumentá la cantidad o quitá invitados.',
    ),
  ).toBeVisible()
  await user.click(await findSaveButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la invitación. Verifique que todos los datos estén correctos.',
  )
  expect(getSeatsField()).toHaveAccessibleDescription(
    'La cantidad máxima no puede ser menor que 4, las personas ya confirmadas.',
  )
  await user.click(await findGuest('Celeste Guerra'))
  expect(screen.queryByText(/Ya hay/)).not.toBeInTheDocument()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación modificada exitosamente')
  expect(mock.db.authorizations.require(id).max_people).toBe(3)
})

test("shows newly confirmed guests after 'Actualizar' and in the reopened form", async () => {
  const { user, mock, id } = await openInvitation('Cumpleaños de Sofi')
  await screen.findByText('Todavía nadie confirmó.')
  await confirmGuest(mock, id, { first_name: 'Lucía', id_number: '38555112' })
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(await findGuest('Lucía Ñandubay')).toBeVisible()
  expect(screen.getByText('1 / 40')).toBeVisible()
  expect(screen.queryByText(noEffectWarning)).not.toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await confirmGuest(mock, id, { first_name: 'Teo', id_number: '39666223' })
  await user.type(
    await screen.findByRole('searchbox', { name: 'Buscar por evento o invitado' }),
    'Cumpleaños{Enter}',
  )
  await user.click(await screen.findByRole('link', { name: 'Editar Cumpleaños de Sofi' }))
  expect(await findGuest('Teo Ñandubay')).toBeVisible()
  expect(screen.getByText('2 / 40')).toBeVisible()
})

test.runIf(isFullRun)(
  'lists 100 guests per page, names five of six removed guests, and finds guests by name or document number',
  async () => {
    const { user } = await openInvitation('Asado de fin de verano', {
      prepare: async (mock) => {
        const id = requireAuthorizationId(mock, 'Asado de fin de verano')
        const authorizedIds = new Set(
          mock.db.authorizedPeople.by('authorization_id', id).map(({ person_id }) => person_id),
        )
        const contacts = mock.db.contacts
          .by('owner_id', 301)
          .filter(({ person_id }) => !authorizedIds.has(person_id))
        for (const [index, { person_id }] of contacts.entries())
          await mock.db.authorizedPeople.insert({ id: 50_000 + index, authorization_id: id, person_id })
      },
    })
    await findGuest('Abril Cardozo')
    const getRemoveButtons = () => screen.getAllByRole('button', { name: /^Quitar a / })
    expect(getRemoveButtons()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Cargar más' }))
    await waitFor(() => expect(getRemoveButtons().length).toBeGreaterThan(140))
    for (let clickCount = 0; clickCount < 6; clickCount += 1)
      await user.click(getRemoveButtons()[0] as HTMLElement)
    expect(screen.getByText(/^Al guardar salen de la invitación: (.+, ){4}.+ y 1 más\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    const search = screen.getByRole('searchbox', { name: 'Buscar confirmados por nombre o DNI' })
    await user.type(search, 'nunez{Enter}')
    await waitFor(() => expect(getRemoveButtons()).toHaveLength(1))
    expect(await findGuest('Íñigo Núñez')).toBeVisible()
    await user.clear(search)
    await user.type(search, '30.999{Enter}')
    expect(await findGuest('Juana Pérez')).toBeVisible()
    await user.clear(search)
    await user.type(search, 'nadie que exista{Enter}')
    expect(await screen.findByText('No hay confirmados con ese nombre o DNI.')).toBeVisible()
  },
)

test("'Reintentar' loads the confirmed guests after a failed load", async () => {
  const { user, mock } = await openInvitation('Asado de fin de verano', {
    faults: [{ operationId: 'listAuthorizedPeople', status: 500 }],
  })
  await findSaveButton()
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByText('4 / 25')).toBeVisible()
  await setFaults(mock, [])
  await user.click(retryButton)
  expect(await findGuest('Joaquín Domínguez')).toBeVisible()
})
