import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, lastNames, managersIn, openManagers, press, rowOf, setStatus } from './managers-steps'

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const shown = ['Apellido', 'Nombre', 'DNI', 'Email', 'Usuario', 'Teléfono', 'Estado']
const banner =
  'Un residente que también es responsable de la obra puede agregar responsables, editar su estado y enviarles invitaciones.'

test('lists all managers by last name to a resident who manages the work', async () => {
  await openManagers()
  expect(await lastNames()).toEqual([
    'Aguiñaga',
    'Dufour',
    'Fernández Anchorena de Álzaga Unzué',
    'Funes Ochoa',
    'Ibáñez',
    'Montes',
    'Ñáñez',
  ])
  expect(heads()).toEqual([...shown, 'Enviar invitación', 'Editar'])
  expect(screen.getByText(banner)).toBeVisible()
  const cells = within(
    (await screen.findByRole('rowheader', { name: 'Funes Ochoa' })).parentElement as HTMLElement,
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 6)).toEqual([
    'Lucrecia',
    '24806913',
    'lucrecia.funes@example.com',
    '—',
    '+54 11 46820137',
    'Suspendido',
  ])
  expect((await rowOf('Ñáñez')).getByText('No Vigente')).toBeVisible()
  expect((await rowOf('Montes')).getByText('Activo')).toBeVisible()
  expect((await rowOf('Montes')).getAllByText('obra@demo.ar')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Agregar responsable' })).toBeVisible()
})

test('sorts by the headers, and stores the order in the address', async () => {
  const { user } = await openManagers()
  await rowOf('Montes')
  await user.click(screen.getByRole('button', { name: 'DNI' }))
  await waitFor(async () => expect((await lastNames())[0]).toBe('Fernández Anchorena de Álzaga Unzué'))
  expect(window.location.search).toContain('orden=person__id_number')
})

test.each([
  ['who only manages it', { as: 'obra' } as const],
  [
    'who lives there without managing it',
    { before: (mock: Parameters<typeof setStatus>[0]) => setStatus(mock, 601, 'INVALID') },
  ],
  [
    'who lives there and is suspended',
    { before: (mock: Parameters<typeof setStatus>[0]) => setStatus(mock, 601, 'SUSPENDED') },
  ],
  ['the Administration', { as: 'admin' } as const],
])('lets %s read the list only', async (_, options) => {
  await openManagers('', options)
  await rowOf('Montes')
  expect(heads()).toEqual(shown)
  expect(screen.getByText(banner)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Agregar|Enviar|Reenviar|Editar/ })).not.toBeInTheDocument()
})

test('disables editing oneself and another resident of the lot, with the reason', async () => {
  const { user } = await openManagers('', {
    before: async ({ db }) => {
      const [home] = db.residencies.by('property_id', 201)
      if (!home) throw new Error('nobody lives on A-12')
      await db.residencies.insert({ ...home, id: 9999, person_id: 304 })
    },
  })
  const oneself = (await rowOf('Ibáñez')).getByRole('button', { name: /^Editar/ })
  expect(oneself).toHaveAccessibleDescription('No se puede editar a sí mismo.')
  const other = (await rowOf('Montes')).getByRole('button', { name: /^Editar/ })
  expect(other).toHaveAccessibleDescription('No se puede editar a otro residente del lote.')
  await user.click(oneself)
  await user.click(other)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await rowOf('Dufour')).getByRole('button', { name: /^Editar/ })).not.toHaveAccessibleDescription()
})

test.each([
  ['601', /^No se puede editar a sí mismo\.$/],
  ['999999', /^No encontramos a este responsable de obra/],
  ['604.5', /^No encontramos a este responsable de obra/],
  ['nada', /^No encontramos a este responsable de obra/],
])('refuses to edit %s by the address, with the reason', async (id, reason) => {
  const { user, mock } = await openManagers(`&vista=editar&id=${id}`)
  const before = managersIn(mock)
  expect(await (await dialog('Editar responsable')).findByText(reason)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await press(user, 'Cerrar')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await rowOf('Montes')).toBeDefined()
  expect(managersIn(mock)).toEqual(before)
})

test('refuses to edit another resident by the address, with the reason', async () => {
  await openManagers('&vista=editar&id=694', { scenario: 'errors' })
  expect(
    await (await dialog('Editar responsable')).findByText('No se puede editar a otro residente del lote.'),
  ).toBeVisible()
})

test.each([
  ['nuevo', 'Agregar responsable'],
  ['editar&id=603', 'Editar responsable'],
])('refuses the view %s to a manager who is not a resident', async (view, title) => {
  await openManagers(`&vista=${view}`, { as: 'obra' })
  expect(
    await (await dialog(title)).findByText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    ),
  ).toBeVisible()
})

test('shows the remaining days of current managers when the work ends soon', async () => {
  await openManagers('', {
    before: async ({ db }) => {
      await db.works.save({ ...db.works.require(501), end_date: '2026-03-19' })
    },
  })
  expect((await rowOf('Montes')).getByText(/3 días/)).toBeVisible()
  expect((await rowOf('Ñáñez')).queryByText(/3 días/)).not.toBeInTheDocument()
})

test('shows any name as text', async () => {
  const hostile = '<img src=x onerror=alert(1)> \u202eORREP 👷🏽‍♀️'
  const { user } = await openManagers('', {
    before: async ({ db }) => {
      const person = db.persons.require(304)
      await db.persons.save({ ...person, first_name: hostile, last_name: 'Ñ'.repeat(100) })
    },
  })
  await user.click((await rowOf('Ñ'.repeat(100))).getByRole('button', { name: /^Editar/ }))
  expect((await dialog('Editar responsable')).getByText(`${hostile} ${'Ñ'.repeat(100)}`)).toBeVisible()
})
