import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { listWrites } from '../../support/list-writes'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  clearFaultsAndRetry,
  expectAlert,
  findSuccessHeading,
  getFromDateField,
  getNoteField,
  getSegment,
  getTab,
  listPeopleNames,
  openAuthorization,
  requireAuthorizationId,
} from './form-steps'
import {
  findGuest,
  findSaveButton,
  getMessageToShare,
  getNameField,
  getSeatsField,
  noEffectWarning,
  openInvitation,
} from './invitation-steps'

const findShareButton = () => screen.findByRole('button', { name: 'Compartir' })

test('loads an invitation with its confirmed guests', async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Invitación' })).toBeVisible()
  expect(await findSaveButton()).toHaveAccessibleDescription('Todavía no cambiaste nada.')
  expect(getNameField()).toHaveValue('Asado de fin de verano')
  expect(getSeatsField()).toHaveValue('25')
  expect(getSegment('Un día')).toBeChecked()
  expect(getFromDateField()).toHaveValue('21-03-2026')
  await user.click(getTab('Horario'))
  expect(screen.getByRole('combobox', { name: /Horario de ingreso/ })).toHaveValue('12:00')
  expect(getSegment('Al lote')).toBeChecked()
  await findGuest('Joaquín Domínguez')
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(screen.getByText('4 confirmados de 25 lugares')).toBeInTheDocument()
  expect(screen.queryByText(noEffectWarning)).not.toBeInTheDocument()
})

test("saves a changed invitation and shows the message to share; then 'Crear otra' opens an empty form", async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
  await user.click(await findGuest('Celeste Guerra'))
  expect(screen.queryByRole('button', { name: /^Quitar a Celeste Guerra/ })).not.toBeInTheDocument()
  expect(screen.getByText('3 / 25')).toBeVisible()
  expect(screen.getByText('Al guardar salen de la invitación: Celeste Guerra.')).toBeVisible()
  await user.clear(getSeatsField())
  await user.type(getSeatsField(), '30')
  await user.type(getNoteField(), ' Entran por atrás.')
  await user.click(await findSaveButton())

  await findSuccessHeading('Invitación modificada exitosamente')
  expect(mock.db.authorizations.require(id)).toMatchObject({
    name: 'Asado de fin de verano',
    preauthorization_type: 'INVITE',
    description: 'Estacionan en la calle de atrás. Entran por atrás.',
    max_people: 30,
    from_date: '2026-03-21',
    start_time: '12:00:00',
  })
  expect(listPeopleNames(mock, id).sort()).toEqual(['Joaquín Domínguez', 'Lucía Flores', 'Nahuel Ávila'])
  expect(getMessageToShare()).toHaveTextContent('/invite/demo-invitation')
  await user.click(screen.getByRole('link', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  expect(getNameField()).toHaveValue('')
})

test.runIf(isFullRun)(
  "'Compartir' copies the message of the stored invitation, and unsaved changes disable sharing",
  async () => {
    const { user } = await openInvitation('Asado de fin de verano')
    await user.click(await findShareButton())
    expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain('/invite/demo-invitation')
    const moreButton = screen.getByRole('button', { name: 'Más formas de compartir' })
    await user.click(moreButton)
    expect(await screen.findByRole('menuitem', { name: 'Enviar por WhatsApp' })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Agregar al calendario' }))
    expect(await screen.findByText(/^Se descargó un archivo para tu calendario/)).toBeVisible()
    await user.type(getNameField(), ' (cambió)')
    const unsaved = 'Hay cambios sin guardar: usá "Guardar y compartir".'
    expect(await findShareButton()).toHaveAccessibleDescription(unsaved)
    await user.click(moreButton)
    expect(await screen.findByRole('menuitem', { name: /^Enviar por WhatsApp/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

test('shows an expired invitation and its guests read-only, and does not offer to share it', async () => {
  const { user, mock } = await openInvitation('Cena de fin de año')
  const saveButton = await findSaveButton()
  expect(
    screen.getByText(
      matchWholeText('Venció el 31-12-2025. Podés ver sus datos, pero ya no se puede modificar.'),
    ),
  ).toBeVisible()
  expect(saveButton).toHaveAccessibleDescription('La invitación está vencida y ya no se puede modificar.')
  for (const field of [getNameField(), getSeatsField(), getFromDateField(), getNoteField()])
    expect(field).toBeDisabled()
  expect(await screen.findByText('Julieta Galván')).toBeVisible()
  expect(screen.getByText('3 / 12')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Quitar a/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument()
  await user.click(saveButton)
  expect(getNameField()).toHaveValue('Cena de fin de año')
  expect(listWrites(mock)).toEqual([])
})

test('redirects from the invitation form to the authorization form if the authorization is not an invitation', async () => {
  const { id } = await openAuthorization('Jardinero')
  await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })
  window.history.pushState(null, '', paths.editInvitation(id))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(window.location.pathname).toBe(`/preauthorization/edit/${id}`))
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })).toBeVisible()
})

test.each(
  chooseCases(
    [
      '/preauthorization/invite/edit/abc',
      '/preauthorization/invite/edit/2.5',
      '/preauthorization/invite/edit/1e9',
      paths.editInvitation(99_999),
    ],
    1,
  ),
)('shows the not-found page, with a link to the authorizations, at the address %s', async (address) => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta invitación' })
  await user.click(screen.getByRole('link', { name: 'Ir a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test.each([
  ['belongs to a lot of another user', { property_id: 203 }],
  ['was deleted', { is_cancelled: true }],
])('shows the not-found page for an invitation that %s', async (_state, overrides) => {
  await openInvitation('Cumpleaños de Sofi', {
    prepare: async ({ db }) => {
      await db.authorizations.save({
        ...db.authorizations.require(requireAuthorizationId({ db }, 'Cumpleaños de Sofi')),
        ...overrides,
      })
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta invitación' })
  expect(document.title).toBe('No encontramos esta invitación – Los Álamos')
})

test("'Reintentar' loads the invitation after a failed load", async () => {
  const { user, mock } = await openInvitation('Cumpleaños de Sofi', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  await clearFaultsAndRetry({ user, mock })
  await findSaveButton()
  expect(getNameField()).toHaveValue('Cumpleaños de Sofi')
})

test("shows the backend's message after a failed save, and keeps the typed name", async () => {
  const { user } = await openInvitation('Asado de fin de verano', {
    faults: [
      { operationId: 'updateAuthorization', status: 409, times: 1, body: { message: 'Ya no existe.' } },
    ],
  })
  await findSaveButton()
  await user.type(getNameField(), '!')
  await user.click(await findSaveButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la invitación. Verifique que todos los datos estén correctos.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Ya no existe.')
  expect(getNameField()).toHaveValue('Asado de fin de verano!')
})

test('redirects a user who is not a resident from the invitation form to the list of works', async () => {
  await renderScreen(paths.newInvitation(), { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})
