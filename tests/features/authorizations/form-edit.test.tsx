import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  clearFaultsAndRetry,
  findAuthorizedPerson,
  findContact,
  findEditButton,
  findSuccessHeading,
  getFromDateField,
  getNoteField,
  getSegment,
  getTab,
  getTitleField,
  getToDateField,
  getTypeField,
  listPeopleNames,
  openAllOptions,
  openAuthorization,
  replaceText,
  requireAuthorizationId,
} from './form-steps'

test('loads, changes and saves an authorization', async () => {
  const { user, mock, id } = await openAuthorization('Jardinero')
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })).toBeVisible()
  await findEditButton()
  expect(getTitleField()).toHaveValue('Jardinero')
  expect(getTypeField()).toHaveValue('OTHER')
  expect(getFromDateField()).toHaveValue('04-02-2026')
  expect(getSegment('Algunos días')).toBeChecked()
  expect(screen.getByRole('button', { name: 'martes' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'lunes' })).toHaveAttribute('aria-pressed', 'false')
  expect(getSegment('Al barrio')).toBeChecked()
  await user.click(getTab('Horario'))
  expect(screen.getByRole('combobox', { name: /Horario de egreso/ })).toHaveValue('12:30')

  await user.click(await findAuthorizedPerson('Ramón Aráoz'))
  await user.click(await findContact('Juana Pérez'))
  await user.type(getNoteField(), 'Cambió de jardinero.')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id)).toMatchObject({
    name: 'Jardinero',
    description: 'Cambió de jardinero.',
    from_date: '2026-02-04',
    tuesday_flag: true,
    monday_flag: false,
  })
  expect(listPeopleNames(mock, id)).toEqual(['Juana Pérez'])
  await user.click(screen.getByRole('link', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  await openAllOptions(user)
  expect(getTitleField()).toHaveValue('')
})

test('accepts the unchanged past first day, and rejects a different past day', async () => {
  const { user, mock, id } = await openAuthorization('Jardinero')
  await findEditButton()
  await replaceText(user, getFromDateField(), '05-02-2026')
  await user.click(await findEditButton())
  await waitFor(() =>
    expect(getFromDateField()).toHaveAccessibleDescription(
      expect.stringContaining('La fecha de ingreso no puede ser anterior a hoy.'),
    ),
  )
  await replaceText(user, getFromDateField(), '04-02-2026')
  await replaceText(user, getToDateField(), '30-09-2026')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id)).toMatchObject({ from_date: '2026-02-04', to_date: '2026-09-30' })
})

test('updates the default title after each change of the authorized people', async () => {
  const { user, mock, id } = await openAuthorization('Juana Pérez')
  await findEditButton()
  await user.click(await findContact('Horacio Peñaloza'))
  expect(getTitleField()).toHaveValue('Juana Pérez + 1')
  await user.click(await findAuthorizedPerson('Juana Pérez'))
  expect(getTitleField()).toHaveValue('Horacio Peñaloza')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).name).toBe('Horacio Peñaloza')
})

test.runIf(isFullRun)(
  'replaces a cleared title with the default title for the authorized people',
  async () => {
    const { user, mock, id } = await openAuthorization('Mudanza del piano')
    await findEditButton()
    await user.clear(getTitleField())
    await user.click(await findEditButton())
    await findSuccessHeading('¡Autorización modificada con éxito!')
    expect(mock.db.authorizations.require(id).name).toMatch(/ \+ 1$/)
  },
)

test('disables the submit button while there is no authorized person', async () => {
  const { user } = await openAuthorization('Jardinero')
  const button = await findEditButton()
  await user.click(await findAuthorizedPerson('Ramón Aráoz'))
  expect(button).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await user.click(await findContact('Ramón Aráoz'))
  expect(await findAuthorizedPerson('Ramón Aráoz')).toBeVisible()
  expect(button).not.toHaveAccessibleDescription()
})

test.runIf(isFullRun)(
  'lists a hundred authorized people per page, and searches them by name or document number',
  async () => {
    const { user } = await openAuthorization('Jardinero', {
      prepare: async (mock) => {
        const id = requireAuthorizationId(mock, 'Jardinero')
        const contactPersonIds = mock.db.contacts.by('owner_id', 301).map(({ person_id }) => person_id)
        for (const [index, person_id] of contactPersonIds.entries()) {
          if (mock.db.authorizedPeople.by('authorization_id', id).some((row) => row.person_id === person_id))
            continue
          await mock.db.authorizedPeople.insert({ id: 50_000 + index, authorization_id: id, person_id })
        }
      },
    })
    await findEditButton()
    await findAuthorizedPerson('Abril Cardozo')
    const getRemoveButtons = () => screen.getAllByRole('button', { name: /^Quitar a / })
    expect(getRemoveButtons()).toHaveLength(100)
    const loadMoreButton = screen.getAllByRole('button', { name: 'Cargar más' }).at(-1)
    if (!loadMoreButton) throw new Error("there is no button 'Cargar más'")
    await user.click(loadMoreButton)
    await waitFor(() => expect(getRemoveButtons().length).toBeGreaterThan(140))

    const search = screen.getByRole('searchbox', { name: 'Buscar autorizados por nombre o DNI' })
    await user.type(search, 'nunez{Enter}')
    await waitFor(() => expect(getRemoveButtons()).toHaveLength(1))
    expect(await findAuthorizedPerson('Íñigo Núñez')).toBeVisible()
    // The search hides the authorized Juana, but the contacts still do not offer her.
    expect(screen.queryByRole('button', { name: /^Autorizar a Juana Pérez,/ })).not.toBeInTheDocument()
    await user.clear(search)
    await user.type(search, '30.999{Enter}')
    expect(await findAuthorizedPerson('Juana Pérez')).toBeVisible()
  },
)

test('shows an expired authorization read-only', async () => {
  const { user } = await openAuthorization('Tasación')
  const button = await findEditButton()
  expect(
    screen.getByText(
      matchWholeText('Venció el 24-02-2026. Podés ver sus datos, pero ya no se puede modificar.'),
    ),
  ).toBeVisible()
  expect(button).toHaveAccessibleDescription('La autorización está vencida y ya no se puede modificar.')
  for (const field of [getTitleField(), getTypeField(), getFromDateField(), getNoteField()])
    expect(field).toBeDisabled()
  expect(getSegment('Un día')).toBeDisabled()
  await waitFor(() => expect(screen.getAllByText('Hernán Lucero')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^(Quitar|Autorizar) a/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Agregar nuevo contacto' })).not.toBeInTheDocument()
  await user.click(button)
  expect(getTitleField()).toHaveValue('Tasación')
})

test.runIf(isFullRun)('edits an authorization that the Administration created', async () => {
  const { user, mock, id } = await openAuthorization('Control de plagas')
  await findEditButton()
  await user.type(getNoteField(), ' Avisan antes.')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).description).toBe(
    'Contratados por la Administración. Avisan antes.',
  )
})

test('redirects to the form for invitations if the authorization is an invitation', async () => {
  const { id } = await openAuthorization('Cumpleaños de Sofi')
  await waitFor(() => expect(window.location.pathname).toBe(`/preauthorization/invite/edit/${id}`))
})

test.each(
  chooseCases(['/preauthorization/edit/abc', '/preauthorization/edit/0', paths.editAuthorization(99_999)], 1),
)('shows the not-found page, with a link to the authorizations, at the address %s', async (address) => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta autorización' })
  await user.click(screen.getByRole('link', { name: 'Ir a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test('shows the not-found page for an authorization of another user', async () => {
  await openAuthorization('Asesora contable')
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta autorización' })
})

test('loads the authorization on a retry after a failure', async () => {
  const { user, mock } = await openAuthorization('Jardinero', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  await clearFaultsAndRetry({ user, mock })
  await findEditButton()
  expect(getTitleField()).toHaveValue('Jardinero')
})

test('loads the authorized people on a retry after a failure', async () => {
  const { user, mock } = await openAuthorization('Jardinero', {
    faults: [{ operationId: 'listAuthorizedPeople', status: 500 }],
  })
  await findEditButton()
  await clearFaultsAndRetry({ user, mock })
  expect(await findAuthorizedPerson('Ramón Aráoz')).toBeVisible()
})

test.runIf(isFullRun)('authorizes a removed person again if the user undoes the removal', async () => {
  const { user, mock, id } = await openAuthorization('Jardinero')
  await user.click(await findAuthorizedPerson('Ramón Aráoz'))
  expect(await screen.findByText('Quitaste a Ramón Aráoz.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await findAuthorizedPerson('Ramón Aráoz')
  await user.type(getNoteField(), 'Viene los martes.')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
  expect(listPeopleNames(mock, id)).toEqual(['Ramón Aráoz'])
})
