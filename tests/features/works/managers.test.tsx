import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseCases } from '../../support/scope'
import {
  clickButton,
  findDialog,
  findRow,
  listLastNames,
  openManagers,
  readManagerStatuses,
  setManagerStatus,
} from './managers-steps'

const listHeaders = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const readOnlyHeaders = ['Apellido', 'Nombre', 'DNI', 'Email', 'Usuario', 'Teléfono', 'Estado']
const notice =
  'Un residente que también es responsable de la obra puede agregar responsables, editar su estado y enviarles invitaciones.'

test('lists all managers, sorted by last name, to a resident who manages the work', async () => {
  await openManagers()
  expect(await listLastNames()).toEqual([
    'Adeyemi-Brandt',
    'Aguiñaga',
    'Dufour',
    'Fernández Anchorena de Álzaga Unzué',
    'Funes Ochoa',
    'Ibáñez',
    'Montes',
    'Ñáñez',
  ])
  expect(listHeaders()).toEqual([...readOnlyHeaders, 'Enviar invitación', 'Editar'])
  expect(screen.getByText(notice)).toBeVisible()
  const cells = within(
    (await screen.findByRole('rowheader', { name: 'Funes Ochoa' })).parentElement as HTMLElement,
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(0, 6)).toEqual([
    'Lucrecia',
    '••• 913',
    'lucrecia.funes@example.com',
    '—',
    '+54 11 46820137',
    'Suspendido',
  ])
  expect((await findRow('Ñáñez')).getByText('No Vigente')).toBeVisible()
  expect((await findRow('Montes')).getByText('Activo')).toBeVisible()
  expect((await findRow('Montes')).getAllByText('obra@demo.ar')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Agregar responsable' })).toBeVisible()
})

test('sorts the managers by the clicked column, and stores the order in the address', async () => {
  const { user } = await openManagers()
  await findRow('Montes')
  await user.click(screen.getByRole('button', { name: 'DNI' }))
  await waitFor(async () => expect((await listLastNames())[0]).toBe('Fernández Anchorena de Álzaga Unzué'))
  expect(window.location.search).toContain('orden=person__id_number')
})

test.each(
  chooseCases(
    [
      ['a manager who is not a resident', { as: 'obra' } as const],
      [
        'a resident who is not a manager',
        { prepare: (mock: Parameters<typeof setManagerStatus>[0]) => setManagerStatus(mock, 601, 'INVALID') },
      ],
      [
        'a resident who is suspended as a manager',
        {
          prepare: (mock: Parameters<typeof setManagerStatus>[0]) => setManagerStatus(mock, 601, 'SUSPENDED'),
        },
      ],
      ['the Administration', { as: 'admin' } as const],
    ],
    2,
  ),
)('shows the list read-only to %s', async (_, options) => {
  await openManagers('', options)
  await findRow('Montes')
  expect(listHeaders()).toEqual(readOnlyHeaders)
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Agregar|Enviar|Reenviar|Editar/ })).not.toBeInTheDocument()
})

test('disables the edit buttons of the signed-in user and of another resident, and shows the reasons', async () => {
  const { user } = await openManagers()
  const ownEditButton = (await findRow('Ibáñez')).getByRole('button', { name: /^Editar/ })
  expect(ownEditButton).toHaveAccessibleDescription('No se puede editar a sí mismo.')
  const residentEditButton = (await findRow('Adeyemi-Brandt')).getByRole('button', { name: /^Editar/ })
  expect(residentEditButton).toHaveAccessibleDescription('No se puede editar a otro residente del lote.')
  await user.click(ownEditButton)
  await user.click(residentEditButton)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await findRow('Dufour')).getByRole('button', { name: /^Editar/ })).not.toHaveAccessibleDescription()
})

test.each(
  chooseCases(
    [
      ['601', /^No se puede editar a sí mismo\.$/],
      ['999999', /^No encontramos a este responsable de obra/],
      ['604.5', /^No encontramos a este responsable de obra/],
      ['nada', /^No encontramos a este responsable de obra/],
    ],
    2,
  ),
)(
  'if the address has the manager id %s, explains why the user cannot edit the manager, and shows no form',
  async (id, reason) => {
    const { user, mock } = await openManagers(`&vista=editar&id=${id}`)
    const statusesBefore = readManagerStatuses(mock)
    expect(await (await findDialog('Editar responsable')).findByText(reason)).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await clickButton(user, 'Cerrar')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await findRow('Montes')).toBeDefined()
    expect(readManagerStatuses(mock)).toEqual(statusesBefore)
  },
)

test("at the address of another resident's form, explains that the user cannot edit the resident", async () => {
  await openManagers('&vista=editar&id=694', { scenario: 'errors' })
  expect(
    await (await findDialog('Editar responsable')).findByText(
      'No se puede editar a otro residente del lote.',
    ),
  ).toBeVisible()
})

test.each([
  ['nuevo', 'Agregar responsable'],
  ['editar&id=603', 'Editar responsable'],
])('explains to a manager who is not a resident why the view %s is not available', async (view, title) => {
  await openManagers(`&vista=${view}`, { as: 'obra' })
  expect(
    await (await findDialog(title)).findByText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    ),
  ).toBeVisible()
})

test('if the work ends soon, shows the remaining days only in the rows of current managers', async () => {
  await openManagers('', {
    prepare: async ({ db }) => {
      await db.works.save({ ...db.works.require(501), end_date: '2026-03-19' })
    },
  })
  expect((await findRow('Montes')).getByText(/3 días/)).toBeVisible()
  expect((await findRow('Ñáñez')).queryByText(/3 días/)).not.toBeInTheDocument()
})

test('shows a name with markup and emojis as plain text', async () => {
  const hostileName = '<img src=x onerror=alert(1)> \u202eORREP 👷🏽‍♀️'
  const { user } = await openManagers('', {
    prepare: async ({ db }) => {
      const person = db.persons.require(304)
      await db.persons.save({ ...person, first_name: hostileName, last_name: 'Ñ'.repeat(100) })
    },
  })
  await user.click((await findRow('Ñ'.repeat(100))).getByRole('button', { name: /^Editar/ }))
  expect(
    (await findDialog('Editar responsable')).getByText(`${hostileName} ${'Ñ'.repeat(100)}`),
  ).toBeVisible()
})
