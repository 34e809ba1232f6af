import type { Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
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
  openAllOptions,
} from './form-steps'

/* The ids of three demo authorizations. The scenario always generates the same ids. */
const paintersId = 7017
const tournamentId = 7010
const partyId = 7018

const notFoundMessage = 'No encontramos la que querías usar de nuevo. Podés completar los datos desde cero.'
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens a creation form at an address whose query string names the authorization to copy. */
async function openForm(address: string, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(address, { as: 'residente', ...options })
}

test('copies the people, hours and length of an expired authorization, and begins the copy on the current day', async () => {
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
  await openAllOptions(user)
  expect(getTitleField()).toHaveValue('')
  expect(getCreateButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
})

test('the menu on the card of a valid authorization offers to copy the authorization', async () => {
  const { user } = await renderScreen('/?buscar=jardinero', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Más Jardinero' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Usar de nuevo' }))
  await findHeading('Crear Autorización')
  await waitFor(() => expect(getTitleField()).toHaveValue('Jardinero'))
  expect(window.location.search).toBe('?usar=7003')
})

/** Adds 230 people to the authorization 'Torneo de truco', so that the API returns its people in several pages. */
async function insertManyPeople({ db }: Mock) {
  const [example] = db.persons.all()
  if (!example) throw new Error('the demo has no persons')
  for (let number = 1; number <= 230; number += 1) {
    const id = 90_000 + number
    await db.persons.insert({ ...example, id, user_id: null, id_number: `X${id}`, last_name: `N${number}` })
    await db.authorizedPeople.insert({ id, authorization_id: tournamentId, person_id: id })
  }
}

test.runIf(isFullRun)(
  'copies all people of an authorization if the API returns them in several pages',
  async () => {
    const { user, mock } = await openForm(paths.newAuthorization(tournamentId), { prepare: insertManyPeople })
    await findHeading('Crear Autorización')
    await screen.findByText('238 personas')
    await user.click(getCreateButton())
    await findSuccessHeading('¡Autorización creada con éxito!')
    const newAuthorization = getLastAuthorization(mock)
    expect(newAuthorization).toMatchObject({ from_date: '2026-03-16', to_date: '2026-03-17' })
    expect(listPeopleNames(mock, newAuthorization?.id ?? 0)).toHaveLength(238)
  },
)

test('redirects to the invitation form for a copy of an invitation, and copies the seats but not the guests', async () => {
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

test('redirects from the invitation form to the authorization form if the copied authorization is no invitation', async () => {
  await openForm(paths.newInvitation(paintersId))
  await findHeading('Crear Autorización')
  await waitFor(() => expect(getTitleField()).toHaveValue('Pintores'))
  expect(window.location.pathname).toBe('/preauthorization/new')
})

test.each(chooseCases(['999999', '1e9', '', '7017%2F..'], 1))(
  'reports that the authorization to copy (%s) is missing, and shows an empty form',
  async (text) => {
    const { user } = await openForm(`/preauthorization/new?usar=${text}`)
    await findHeading('Crear Autorización')
    expect(await screen.findByText(notFoundMessage)).toBeVisible()
    await openAllOptions(user)
    expect(getTitleField()).toHaveValue('')
    await user.type(getTitleField(), 'Asado')
    expect(getTitleField()).toHaveValue('Asado')
  },
)

test('reports the authorization to copy as missing if it belongs to another user', async () => {
  await openForm(paths.newInvitation(paintersId), { as: 'inquilino' })
  await findHeading('Crear Invitación')
  expect(await screen.findByText(notFoundMessage)).toBeVisible()
})

test("'Reintentar' loads the authorization to copy after a failed load", async () => {
  const faults = [{ operationId: 'listAuthorizedPeople' as const, status: 500 }]
  const { user, mock } = await openForm(paths.newAuthorization(paintersId), { faults })
  await clearFaultsAndRetry({ user, mock })
  await waitFor(() => expect(getTitleField()).toHaveValue('Pintores'))
})
