import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import {
  authorized,
  changeDay,
  contact,
  editButton,
  fromField,
  idOf,
  noteField,
  openEdit,
  peopleIn,
  retry,
  segment,
  success,
  tab,
  titleField,
  toField,
  typeField,
} from './form-steps'

test('loads, changes and saves an authorization', async () => {
  const { user, mock, id } = await openEdit('Jardinero')
  expect(await screen.findByRole('heading', { level: 1, name: 'Editar Autorización' })).toBeVisible()
  await editButton()
  expect(titleField()).toHaveValue('Jardinero')
  expect(typeField()).toHaveValue('OTHER')
  expect(fromField()).toHaveValue('04-02-2026')
  expect(segment('Algunos días')).toBeChecked()
  expect(screen.getByRole('button', { name: 'martes' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'lunes' })).toHaveAttribute('aria-pressed', 'false')
  expect(segment('Al barrio')).toBeChecked()
  await user.click(tab('Horario'))
  expect(screen.getByRole('combobox', { name: /Horario de egreso/ })).toHaveValue('12:30')

  await user.click(await authorized('Ramón Aráoz'))
  await user.click(await contact('Juana Pérez'))
  await user.type(noteField(), 'Cambió de jardinero.')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id)).toMatchObject({
    name: 'Jardinero',
    description: 'Cambió de jardinero.',
    from_date: '2026-02-04',
    tuesday_flag: true,
    monday_flag: false,
  })
  expect(peopleIn(mock, id)).toEqual(['Juana Pérez'])
  await user.click(screen.getByRole('link', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  expect(titleField()).toHaveValue('')
})

test('keeps a past first day, but refuses another past day', async () => {
  const { user, mock, id } = await openEdit('Jardinero')
  await editButton()
  await changeDay(user, fromField(), '05-02-2026')
  await user.click(await editButton())
  await waitFor(() =>
    expect(fromField()).toHaveAccessibleDescription(
      expect.stringContaining('La fecha de ingreso no puede ser anterior a hoy.'),
    ),
  )
  await changeDay(user, fromField(), '04-02-2026')
  await changeDay(user, toField(), '30-09-2026')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id)).toMatchObject({ from_date: '2026-02-04', to_date: '2026-09-30' })
})

test('updates the default title with the people', async () => {
  const { user, mock, id } = await openEdit('Juana Pérez')
  await editButton()
  await user.click(await contact('Horacio Peñaloza'))
  expect(titleField()).toHaveValue('Juana Pérez + 1')
  await user.click(await authorized('Juana Pérez'))
  expect(titleField()).toHaveValue('Horacio Peñaloza')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).name).toBe('Horacio Peñaloza')
})

test('names an authorization without a title after its first person', async () => {
  const { user, mock, id } = await openEdit('Mudanza del piano')
  await editButton()
  await user.clear(titleField())
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).name).toMatch(/ \+ 1$/)
})

test('refuses an authorization without people, and restores a removed person', async () => {
  const { user } = await openEdit('Jardinero')
  const button = await editButton()
  await user.click(await authorized('Ramón Aráoz'))
  expect(button).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await user.click(await contact('Ramón Aráoz'))
  expect(await authorized('Ramón Aráoz')).toBeVisible()
  expect(button).not.toHaveAccessibleDescription()
})

test('lists a hundred authorized people a page, and searches them by name or document', async () => {
  const { user } = await openEdit('Jardinero', {
    before: async (mock) => {
      const id = idOf(mock, 'Jardinero')
      const contacts = mock.db.contacts.by('owner_id', 301).map(({ person_id }) => person_id)
      for (const [index, person_id] of contacts.entries()) {
        if (mock.db.authorizedPeople.by('authorization_id', id).some((link) => link.person_id === person_id))
          continue
        await mock.db.authorizedPeople.insert({ id: 50_000 + index, authorization_id: id, person_id })
      }
    },
  })
  await editButton()
  await authorized('Abril Cardozo')
  const rows = () => screen.getAllByRole('button', { name: /^Quitar a / })
  expect(rows()).toHaveLength(100)
  const more = screen.getAllByRole('button', { name: 'Cargar más' }).at(-1)
  if (!more) throw new Error('there is no more to load')
  await user.click(more)
  await waitFor(() => expect(rows().length).toBeGreaterThan(140))

  const search = screen.getByRole('searchbox', { name: 'Buscar autorizados por nombre o DNI' })
  await user.type(search, 'nunez{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(await authorized('Íñigo Núñez')).toBeVisible()
  // An authorized person outside of the search is not offered again.
  expect(screen.queryByRole('button', { name: /^Autorizar a Juana Pérez,/ })).not.toBeInTheDocument()
  await user.clear(search)
  await user.type(search, '30.999{Enter}')
  expect(await authorized('Juana Pérez')).toBeVisible()
})

test('shows an expired authorization read-only', async () => {
  const { user } = await openEdit('Tasación')
  const button = await editButton()
  expect(
    screen.getByText(wholeText('Venció el 24-02-2026. Podés ver sus datos, pero ya no se puede modificar.')),
  ).toBeVisible()
  expect(button).toHaveAccessibleDescription('La autorización está vencida y ya no se puede modificar.')
  for (const field of [titleField(), typeField(), fromField(), noteField()]) expect(field).toBeDisabled()
  expect(segment('Un día')).toBeDisabled()
  await waitFor(() => expect(screen.getAllByText('Hernán Lucero')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^(Quitar|Autorizar) a/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Agregar nuevo contacto' })).not.toBeInTheDocument()
  await user.click(button)
  expect(titleField()).toHaveValue('Tasación')
})

test('lets an authorization of the Administration be changed', async () => {
  const { user, mock, id } = await openEdit('Control de plagas')
  await editButton()
  await user.type(noteField(), ' Avisan antes.')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).description).toBe(
    'Contratados por la Administración. Avisan antes.',
  )
})

test('opens an invitation in its own form', async () => {
  const { id } = await openEdit('Cumpleaños de Sofi')
  await waitFor(() => expect(window.location.pathname).toBe(`/preauthorization/invite/edit/${id}`))
})

test.each(['/preauthorization/edit/abc', '/preauthorization/edit/0', paths.editAuthorization(99_999)])(
  'shows the missing page with a link home for %s',
  async (address) => {
    const { user } = await renderScreen(address, { as: 'residente' })
    await screen.findByRole('heading', { level: 1, name: 'No encontramos esta autorización' })
    await user.click(screen.getByRole('link', { name: 'Ir a Autorizaciones' }))
    await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
  },
)

test('shows the missing page for an authorization of another user', async () => {
  await openEdit('Asesora contable')
  await screen.findByRole('heading', { level: 1, name: 'No encontramos esta autorización' })
})

test('retries a failed load', async () => {
  const { user, mock } = await openEdit('Jardinero', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  await retry({ user, mock })
  await editButton()
  expect(titleField()).toHaveValue('Jardinero')
})

test('retries a failed load of the people', async () => {
  const { user, mock } = await openEdit('Jardinero', {
    faults: [{ operationId: 'listAuthorizedPeople', status: 500 }],
  })
  await editButton()
  await retry({ user, mock })
  expect(await authorized('Ramón Aráoz')).toBeVisible()
})
