import type { Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import {
  authorized,
  createButton,
  fromField,
  lastAuthorization,
  noteField,
  peopleIn,
  retry,
  success,
  titleField,
  toField,
  typeField,
} from './form-steps'

/* Of the demo, by the same numbers each time. */
const painters = 7017
const jury = 7010
const party = 7018

const gone = 'No encontramos la que querías usar de nuevo. Podés completar los datos desde cero.'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens the form of a copy. */
async function openReused(address: string, options: Parameters<typeof renderScreen>[1] = {}) {
  return renderScreen(address, { as: 'residente', ...options })
}

test('copies an expired authorization from its card: same people and pattern, from today, same length', async () => {
  const { user, mock } = await renderScreen('/?ver=todas&buscar=pintores', { as: 'residente' })
  await user.click(await screen.findByRole('link', { name: 'Usar de nuevo Pintores' }))
  await heading('Crear Autorización')
  await waitFor(() => expect(titleField()).toHaveValue('Pintores'))
  expect(window.location.search).toBe(`?usar=${painters}`)
  expect(
    screen.getByText('Trae los datos de "Pintores", con fechas desde hoy. Revisala antes de guardar.'),
  ).toBeVisible()
  expect(typeField()).toHaveDisplayValue('Trabajador/Prestador de Servicio')
  expect(fromField()).toHaveValue('16-03-2026')
  expect(toField()).toHaveValue('06-04-2026')
  const before = mock.db.authorizations.require(painters)
  expect(noteField()).toHaveValue(before.description)
  for (const name of peopleIn(mock, painters)) await authorized(name)

  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    name: 'Pintores',
    preauthorization_type: before.preauthorization_type,
    from_date: '2026-03-16',
    to_date: '2026-04-06',
    start_time: before.start_time,
    end_time: before.end_time,
    monday_flag: before.monday_flag,
    saturday_flag: before.saturday_flag,
    sunday_flag: before.sunday_flag,
    location_to: before.location_to,
    description: before.description,
  })
  expect(created?.id).not.toBe(painters)
  expect(peopleIn(mock, created?.id ?? 0).sort()).toEqual(peopleIn(mock, painters).sort())

  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await heading('Crear Autorización')
  expect(window.location.search).toBe('')
  expect(titleField()).toHaveValue('')
  expect(createButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
})

test('copies a valid authorization from the menu of its card', async () => {
  const { user } = await renderScreen('/?buscar=jardinero', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Más Jardinero' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Usar de nuevo' }))
  await heading('Crear Autorización')
  await waitFor(() => expect(titleField()).toHaveValue('Jardinero'))
  expect(window.location.search).toBe('?usar=7003')
})

/** Adds 230 people. */
async function crowd({ db }: Mock) {
  const [example] = db.persons.all()
  if (!example) throw new Error('nobody')
  for (let number = 1; number <= 230; number += 1) {
    const id = 90_000 + number
    await db.persons.insert({ ...example, id, user_id: null, id_number: `X${id}`, last_name: `N${number}` })
    await db.authorizedPeople.insert({ id, authorization_id: jury, person_id: id })
  }
}

test('copies all people, also of several pages', async () => {
  const { user, mock } = await openReused(paths.newAuthorization(jury), { before: crowd })
  await heading('Crear Autorización')
  await screen.findByText('238 personas')
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({ from_date: '2026-03-16', to_date: '2026-03-17' })
  expect(peopleIn(mock, created?.id ?? 0)).toHaveLength(238)
})

test('copies an invitation with its seats and without its guests, also from the other address', async () => {
  const { user, mock } = await openReused(paths.newAuthorization(party))
  await heading('Crear Invitación')
  expect(window.location.pathname + window.location.search).toBe(`/preauthorization/invite/new?usar=${party}`)
  const before = mock.db.authorizations.require(party)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Nombre|Título/ })).toHaveValue('Cena de fin de año'),
  )
  await user.click(screen.getByRole('button', { name: 'Guardar y compartir' }))
  await success('Invitación creada exitosamente')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    name: 'Cena de fin de año',
    preauthorization_type: 'INVITE',
    max_people: 12,
    from_date: '2026-03-16',
    to_date: '2026-03-16',
    start_time: before.start_time,
    end_time: before.end_time,
  })
  expect(peopleIn(mock, created?.id ?? 0)).toEqual([])
})

test('opens a copied authorization at the address of invitations in its own form', async () => {
  await openReused(paths.newInvitation(painters))
  await heading('Crear Autorización')
  await waitFor(() => expect(titleField()).toHaveValue('Pintores'))
  expect(window.location.pathname).toBe('/preauthorization/new')
})

test.each(['999999', '1e9', '', '7017%2F..'])(
  'reports a missing authorization (%s), and shows an empty form',
  async (text) => {
    const { user } = await openReused(`/preauthorization/new?usar=${text}`)
    await heading('Crear Autorización')
    expect(await screen.findByText(gone)).toBeVisible()
    expect(titleField()).toHaveValue('')
    await user.type(titleField(), 'Asado')
    expect(titleField()).toHaveValue('Asado')
  },
)

test('reports an authorization of another user as missing', async () => {
  await openReused(paths.newInvitation(painters), { as: 'inquilino' })
  await heading('Crear Invitación')
  expect(await screen.findByText(gone)).toBeVisible()
})

test('retries a failed load', async () => {
  const faults = [{ operationId: 'listAuthorizedPeople' as const, status: 500 }]
  const { user, mock } = await openReused(paths.newAuthorization(painters), { faults })
  await retry({ user, mock })
  await waitFor(() => expect(titleField()).toHaveValue('Pintores'))
})
