import type { Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import {
  clearFaultsAndRetry,
  findAuthorizedPerson,
  findSuccessHeading,
  getCreateButton,
  getFromDateField,
  getLastAuthorization,
  getNoteField,
  getTitleField,
  getToDateField,
  getTypeField,
  listPeopleNames,
} from './form-steps'

/* The ids of three authorizations of the demo. The scenario always generates the same ids. */
const paintersId = 7017
const tournamentId = 7010
const partyId = 7018

const notFoundMessage = 'No encontramos la que querías usar de nuevo. Podés completar los datos desde cero.'
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens the form of a new authorization that copies another authorization. */
async function openForm(address: string, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(address, { as: 'residente', ...options })
}

test('copies an expired authorization from its card, with the same people, hours and length from the current day', async () => {
  const { user, mock } = await renderScreen('/?ver=todas&buscar=pintores', { as: 'residente' })
  await user.click(await screen.findByRole('link', { name: 'Usar de nuevo Pintores' }))
  await findHeading('Crear Autorización')
  await waitFor(() => expect(getTitleField()).toHaveValue('Pintores'))
  expect(window.location.search).toBe(`?usar=${paintersId}`)
  expect(
    screen.getByText('Trae los datos de "Pintores", con fechas desde hoy. Revisala antes de guardar.'),
  ).toBeVisible()
  expect(getTypeField()).toHaveDisplayValue('Trabajador/Prestador de Servicio')
  expect(getFromDateField()).toHaveValue('16-03-2026')
  expect(getToDateField()).toHaveValue('06-04-2026')
  const original = mock.db.authorizations.require(paintersId)
  expect(getNoteField()).toHaveValue(original.description)
  for (const name of listPeopleNames(mock, paintersId)) await findAuthorizedPerson(name)

  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  const newAuthorization = getLastAuthorization(mock)
  expect(newAuthorization).toMatchObject({
    name: 'Pintores',
    preauthorization_type: original.preauthorization_type,
    from_date: '2026-03-16',
    to_date: '2026-04-06',
    start_time: original.start_time,
    end_time: original.end_time,
    monday_flag: original.monday_flag,
    saturday_flag: original.saturday_flag,
    sunday_flag: original.sunday_flag,
    location_to: original.location_to,
    description: original.description,
  })
  expect(newAuthorization?.id).not.toBe(paintersId)
  expect(listPeopleNames(mock, newAuthorization?.id ?? 0).sort()).toEqual(
    listPeopleNames(mock, paintersId).sort(),
  )

  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await findHeading('Crear Autorización')
  expect(window.location.search).toBe('')
  expect(getTitleField()).toHaveValue('')
  expect(getCreateButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
})

test('copies a valid authorization from the menu of its card', async () => {
  const { user } = await renderScreen('/?buscar=jardinero', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Más Jardinero' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Usar de nuevo' }))
  await findHeading('Crear Autorización')
  await waitFor(() => expect(getTitleField()).toHaveValue('Jardinero'))
  expect(window.location.search).toBe('?usar=7003')
})

/** Adds 230 people to the tournament. */
async function insertManyPeople({ db }: Mock) {
  const [example] = db.persons.all()
  if (!example) throw new Error('the demo has no persons')
  for (let number = 1; number <= 230; number += 1) {
    const id = 90_000 + number
    await db.persons.insert({ ...example, id, user_id: null, id_number: `X${id}`, last_name: `N${number}` })
    await db.authorizedPeople.insert({ id, authorization_id: tournamentId, person_id: id })
  }
}

test('copies the people of all pages', async () => {
  const { user, mock } = await openForm(paths.newAuthorization(tournamentId), { prepare: insertManyPeople })
  await findHeading('Crear Autorización')
  await screen.findByText('238 personas')
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  const newAuthorization = getLastAuthorization(mock)
  expect(newAuthorization).toMatchObject({ from_date: '2026-03-16', to_date: '2026-03-17' })
  expect(listPeopleNames(mock, newAuthorization?.id ?? 0)).toHaveLength(238)
})

test('copies the seats but not the guests of an invitation, and redirects to the form of invitations', async () => {
  const { user, mock } = await openForm(paths.newAuthorization(partyId))
  await findHeading('Crear Invitación')
  expect(window.location.pathname + window.location.search).toBe(
    `/preauthorization/invite/new?usar=${partyId}`,
  )
  const original = mock.db.authorizations.require(partyId)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Nombre|Título/ })).toHaveValue('Cena de fin de año'),
  )
  await user.click(screen.getByRole('button', { name: 'Guardar y compartir' }))
  await findSuccessHeading('Invitación creada exitosamente')
  const newAuthorization = getLastAuthorization(mock)
  expect(newAuthorization).toMatchObject({
    name: 'Cena de fin de año',
    preauthorization_type: 'INVITE',
    max_people: 12,
    from_date: '2026-03-16',
    to_date: '2026-03-16',
    start_time: original.start_time,
    end_time: original.end_time,
  })
  expect(listPeopleNames(mock, newAuthorization?.id ?? 0)).toEqual([])
})

test('redirects a copied authorization from the form of invitations to the form of authorizations', async () => {
  await openForm(paths.newInvitation(paintersId))
  await findHeading('Crear Autorización')
  await waitFor(() => expect(getTitleField()).toHaveValue('Pintores'))
  expect(window.location.pathname).toBe('/preauthorization/new')
})

test.each(['999999', '1e9', '', '7017%2F..'])(
  'reports a missing authorization (%s), and shows an empty form',
  async (text) => {
    const { user } = await openForm(`/preauthorization/new?usar=${text}`)
    await findHeading('Crear Autorización')
    expect(await screen.findByText(notFoundMessage)).toBeVisible()
    expect(getTitleField()).toHaveValue('')
    await user.type(getTitleField(), 'Asado')
    expect(getTitleField()).toHaveValue('Asado')
  },
)

test('reports an authorization of another user as missing', async () => {
  await openForm(paths.newInvitation(paintersId), { as: 'inquilino' })
  await findHeading('Crear Invitación')
  expect(await screen.findByText(notFoundMessage)).toBeVisible()
})

test('retries a failed load of the copied authorization', async () => {
  const faults = [{ operationId: 'listAuthorizedPeople' as const, status: 500 }]
  const { user, mock } = await openForm(paths.newAuthorization(paintersId), { faults })
  await clearFaultsAndRetry({ user, mock })
  await waitFor(() => expect(getTitleField()).toHaveValue('Pintores'))
})
