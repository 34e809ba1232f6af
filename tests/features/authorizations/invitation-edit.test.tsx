import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import {
  expectAlert,
  fromField,
  idOf,
  noteField,
  openEdit,
  peopleIn,
  retry,
  segment,
  success,
  tab,
} from './form-steps'
import {
  guest,
  messageToShare,
  nameField,
  noEffect,
  openInvitation,
  saveButton,
  seatsField,
} from './invitation-steps'

const shareButton = () => screen.findByRole('button', { name: 'Compartir' })

test('loads an invitation with its confirmed guests', async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Invitación' })).toBeVisible()
  expect(await saveButton()).toHaveAccessibleDescription('Todavía no cambiaste nada.')
  expect(nameField()).toHaveValue('Asado de fin de verano')
  expect(seatsField()).toHaveValue('25')
  expect(segment('Un día')).toBeChecked()
  expect(fromField()).toHaveValue('21-03-2026')
  await user.click(tab('Horario'))
  expect(screen.getByRole('combobox', { name: /Horario de ingreso/ })).toHaveValue('12:00')
  expect(segment('Al lote')).toBeChecked()
  await guest('Joaquín Domínguez')
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(screen.getByText('4 confirmados de 25 lugares')).toBeInTheDocument()
  expect(screen.queryByText(noEffect)).not.toBeInTheDocument()
})

test('saves a changed invitation, offers its message, and begins the next one empty', async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
  await user.click(await guest('Celeste Guerra'))
  expect(screen.queryByRole('button', { name: /^Quitar a Celeste Guerra/ })).not.toBeInTheDocument()
  expect(screen.getByText('3 / 25')).toBeVisible()
  expect(screen.getByText('Al guardar salen de la invitación: Celeste Guerra.')).toBeVisible()
  await user.clear(seatsField())
  await user.type(seatsField(), '30')
  await user.type(noteField(), ' Entran por atrás.')
  await user.click(await saveButton())

  await success('Invitación modificada exitosamente')
  expect(mock.db.authorizations.require(id)).toMatchObject({
    name: 'Asado de fin de verano',
    preauthorization_type: 'INVITE',
    description: 'Estacionan en la calle de atrás. Entran por atrás.',
    max_people: 30,
    from_date: '2026-03-21',
    start_time: '12:00:00',
  })
  expect(peopleIn(mock, id).sort()).toEqual(['Joaquín Domínguez', 'Lucía Flores', 'Nahuel Ávila'])
  expect(messageToShare()).toHaveTextContent('/invite/demo-invitation')
  await user.click(screen.getByRole('link', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  expect(nameField()).toHaveValue('')
})

test("copies the stored message with 'Compartir', but not with unsaved changes", async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  await user.click(await shareButton())
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('/invite/demo-invitation')
  const more = screen.getByRole('button', { name: 'Más formas de compartir' })
  await user.click(more)
  expect(await screen.findByRole('menuitem', { name: 'Enviar por WhatsApp' })).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Agregar al calendario' }))
  expect(await screen.findByText(/^Se descargó un archivo para tu calendario/)).toBeVisible()
  await user.type(nameField(), ' (cambió)')
  const unsaved = 'Hay cambios sin guardar: usá "Guardar y compartir".'
  expect(await shareButton()).toHaveAccessibleDescription(unsaved)
  await user.click(more)
  expect(await screen.findByRole('menuitem', { name: /^Enviar por WhatsApp/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('shows an expired invitation with its guests read-only, without sharing', async () => {
  const { user } = await openInvitation('Cena de fin de año')
  const save = await saveButton()
  expect(
    screen.getByText(wholeText('Venció el 31-12-2025. Podés ver sus datos, pero ya no se puede modificar.')),
  ).toBeVisible()
  expect(save).toHaveAccessibleDescription('La invitación está vencida y ya no se puede modificar.')
  for (const field of [nameField(), seatsField(), fromField(), noteField()]) expect(field).toBeDisabled()
  expect(await screen.findByText('Julieta Galván')).toBeVisible()
  expect(screen.getByText('3 / 12')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Quitar a/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument()
  await user.click(save)
  expect(nameField()).toHaveValue('Cena de fin de año')
})

test('opens an authorization at the address of invitations in its own form', async () => {
  const { id } = await openEdit('Jardinero')
  await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })
  window.history.pushState(null, '', paths.editInvitation(id))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(window.location.pathname).toBe(`/preauthorization/edit/${id}`))
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })).toBeVisible()
})

test.each([
  '/preauthorization/invite/edit/abc',
  '/preauthorization/invite/edit/2.5',
  '/preauthorization/invite/edit/1e9',
  paths.editInvitation(99_999),
])('shows the missing page with a link home for %s', async (address) => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta invitación' })
  await user.click(screen.getByRole('link', { name: 'Ir a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test.each([
  ['of another lot', { property_id: 203 }],
  ['deleted', { is_cancelled: true }],
])('shows the missing page for an invitation that is %s', async (_what, change) => {
  await openInvitation('Cumpleaños de Sofi', {
    before: async ({ db }) => {
      await db.authorizations.save({
        ...db.authorizations.require(idOf({ db }, 'Cumpleaños de Sofi')),
        ...change,
      })
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta invitación' })
  expect(document.title).toBe('No encontramos esta invitación – Los Álamos')
})

test('retries a failed load', async () => {
  const { user, mock } = await openInvitation('Cumpleaños de Sofi', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  await retry({ user, mock })
  await saveButton()
  expect(nameField()).toHaveValue('Cumpleaños de Sofi')
})

test('shows the sentence of a failed edit', async () => {
  const { user } = await openInvitation('Asado de fin de verano', {
    faults: [
      { operationId: 'updateAuthorization', status: 409, times: 1, body: { message: 'Ya no existe.' } },
    ],
  })
  await saveButton()
  await user.type(nameField(), '!')
  await user.click(await saveButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la invitación. Verifique que todos los datos estén correctos.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Ya no existe.')
  expect(nameField()).toHaveValue('Asado de fin de verano!')
})

test('redirects a user who is not a resident', async () => {
  await renderScreen(paths.newInvitation(), { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})
