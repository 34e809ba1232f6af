import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  expectAlert,
  fromField,
  idOf,
  noteField,
  openEdit,
  peopleIn,
  segment,
  success,
  tab,
} from './form-steps'
import { guest, nameField, noEffect, openInvitation, saveButton, seatsField } from './invitation-steps'

const shareButton = () => screen.findByRole('button', { name: 'Compartir' })

test('an invitation is loaded with who confirmed, changed, saved and shared', async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
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
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje para compartir' }).value,
  ).toContain('/invite/demo-invitation')
  await user.click(screen.getByRole('link', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  expect(nameField()).toHaveValue('')
})

test('taking somebody out can be undone, and then nothing was changed', async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  const save = await saveButton()
  await user.click(await guest('Celeste Guerra'))
  await user.click(await guest('Lucía Flores'))
  expect(save).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await guest('Celeste Guerra')).toBeVisible()
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(save).toHaveAccessibleDescription('Todavía no cambiaste nada.')
})

test("'Compartir' copies the message that is there, but not while changes are unsaved", async () => {
  const { user } = await openInvitation('Asado de fin de verano')
  await user.click(await shareButton())
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('/invite/demo-invitation')
  await user.type(nameField(), ' (cambió)')
  expect(await shareButton()).toHaveAccessibleDescription(
    'Hay cambios sin guardar: usá "Guardar y compartir".',
  )
})

test('while nobody has confirmed it has no effect, and says so', async () => {
  await openInvitation('Cumpleaños de Sofi')
  expect(await screen.findByText(noEffect)).toBeVisible()
  expect(await screen.findByText('Todavía nadie confirmó.')).toBeVisible()
  expect(screen.getByText('0 / 40')).toBeVisible()
})

test('taking out the last one warns, too', async () => {
  const { user } = await openInvitation('Café de vecinas')
  await user.click(await guest('Graciela Mansilla'))
  await user.click(await guest('Olga Villalba'))
  expect(await screen.findByText(noEffect)).toBeVisible()
  expect(screen.getByText('0 / 2')).toBeVisible()
})

test('fewer seats than have confirmed is warned of; the backend has the last word', async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
  await guest('Joaquín Domínguez')
  await user.clear(seatsField())
  await user.type(seatsField(), '3')
  expect(
    await screen.findByText(
      'Ya hay 4 confirmados y pediste 3 lugares. Aumentá la cantidad o quitá invitados.',
    ),
  ).toBeVisible()
  await user.click(await saveButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la invitación. Verifique que todos los datos estén correctos.',
  )
  expect(seatsField()).toHaveAccessibleDescription(
    'La cantidad máxima no puede ser menor que 4, las personas ya confirmadas.',
  )
  await user.click(await guest('Celeste Guerra'))
  expect(screen.queryByText(/Ya hay/)).not.toBeInTheDocument()
  await user.click(await saveButton())
  await success('Invitación modificada exitosamente')
  expect(mock.db.authorizations.require(id).max_people).toBe(3)
})

test('who confirms meanwhile is there when asked for', async () => {
  const { user, mock, id } = await openInvitation('Cumpleaños de Sofi')
  await screen.findByText('Todavía nadie confirmó.')
  const key = mock.db.authorizations.require(id).invitation_key
  const answer = await mock.request(`/public/invitation/${key}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Lucía',
      last_name: 'Ñandubay',
      id_number: '38555112',
      email: 'lucia@example.com',
      mobile_phone_number: null,
      date_of_birth: null,
    }),
  })
  expect(answer.ok).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(await guest('Lucía Ñandubay')).toBeVisible()
  expect(screen.getByText('1 / 40')).toBeVisible()
  expect(screen.queryByText(noEffect)).not.toBeInTheDocument()
})

test('the confirmed come a hundred a page, and are searched by name or document', async () => {
  const { user } = await openInvitation('Asado de fin de verano', {
    before: async (mock) => {
      const id = idOf(mock, 'Asado de fin de verano')
      const there = new Set(
        mock.db.authorizedPeople.by('authorization_id', id).map(({ person_id }) => person_id),
      )
      const others = mock.db.contacts.by('owner_id', 301).filter(({ person_id }) => !there.has(person_id))
      for (const [place, { person_id }] of others.entries())
        await mock.db.authorizedPeople.insert({ id: 50_000 + place, authorization_id: id, person_id })
    },
  })
  await guest('Abril Cardozo')
  const rows = () => screen.getAllByRole('button', { name: /^Quitar a / })
  expect(rows()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Cargar más' }))
  await waitFor(() => expect(rows().length).toBeGreaterThan(140))
  const search = screen.getByRole('searchbox', { name: 'Buscar confirmados por nombre o DNI' })
  await user.type(search, 'nunez{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(await guest('Íñigo Núñez')).toBeVisible()
  await user.clear(search)
  await user.type(search, '30.999{Enter}')
  expect(await guest('Juana Pérez')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'nadie que exista{Enter}')
  expect(await screen.findByText('No hay confirmados con ese nombre o DNI.')).toBeVisible()
})

test('an expired one explains itself, shows who came, and cannot be changed or shared', async () => {
  const { user } = await openInvitation('Cena de fin de año')
  const save = await saveButton()
  expect(
    screen.getByText('Venció el 31-12-2025. Podés ver sus datos, pero ya no se puede modificar.'),
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

test('an authorization at the address of invitations opens in its own form', async () => {
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
])('%s leads nowhere, and home from there', async (address) => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta invitación' })
  await user.click(screen.getByRole('link', { name: 'Ir a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test('a modification that fails says so in its own words', async () => {
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

test('who confirmed and fails to load can be tried again', async () => {
  const { user, mock } = await openInvitation('Asado de fin de verano', {
    faults: [{ operationId: 'listAuthorizedPeople', status: 500 }],
  })
  await saveButton()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByText('4 / 25')).toBeVisible()
  await setFaults(mock, [])
  await user.click(retry)
  expect(await guest('Joaquín Domínguez')).toBeVisible()
})

test('who is no resident here has no invitations', async () => {
  await renderScreen(paths.newInvitation(), { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})
