import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chooseCases } from '../../support/scope'
import { fillField, findButton } from './group-steps'
import {
  choosePerson,
  clickButton,
  findDialog,
  getField,
  openManagers,
  setManagerStatus,
} from './managers-steps'

type Mutate = (user: UserEvent) => Promise<unknown>

const openTab = async (user: UserEvent, name: string) => user.click(await screen.findByRole('tab', { name }))
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const waitForClosedDialogs = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const confirmRemoval = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))

/** Waits until a row has the text. During a refetch, the row shows the previous text. */
const expectRowText = async (name: RegExp, text: string) =>
  waitFor(() => expect(screen.getByRole('row', { name })).toHaveTextContent(text))

/**
 * Opens the four lists: the managers, the roster, the groups, and the workers that the form of a new group offers. Expects
 * their data without (`unchanged`) or with (`changed`) the changes that `changeLists` makes.
 */
async function expectLists(user: UserEvent, state: 'unchanged' | 'changed') {
  const hasChanged = state === 'changed'
  await openTab(user, 'Responsables de Obra')
  await expectRowText(/Funes/, hasChanged ? 'Activo' : 'Suspendido')
  await openTab(user, 'Nómina')
  await expectRowText(/Acuña/, hasChanged ? 'Suspendido' : 'Activo')
  await openTab(user, 'Autorizaciones')
  await screen.findByRole('heading', { name: hasChanged ? 'Herrería y vidrios' : 'Herrería' })
  // The form of a new group offers only current workers.
  await user.click(await findButton('Nueva Autorización de Grupo de Obra'))
  await user.click(await screen.findByRole('combobox', { name: /^Trabajadores/ }))
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toHaveTextContent('Lucía Núñez'))
  await waitFor(() => expect(list.textContent?.includes('Sandra Zapiola')).toBe(!hasChanged))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitForClosedDialogs()
}

/** Changes the rows of all four lists in the mock backend, as if another user had changed them. */
async function changeLists(mock: Mock) {
  const { workers, workGroups, workManagers, persons } = mock.db
  const funes = workManagers.first(({ person_id }) => persons.require(person_id).last_name === 'Funes Ochoa')
  await setManagerStatus(mock, funes?.id ?? 0, 'CURRENT')
  await workers.save({ ...workers.require(701), status: 'SUSPENDED' })
  await workers.save({ ...workers.require(725), status: 'INVALID' })
  const group = workGroups.first(({ name }) => name === 'Herrería')
  if (group) await workGroups.save({ ...group, name: 'Herrería y vidrios' })
}

const mutations: [name: string, tab: string, mutate: Mutate][] = [
  [
    'the invitation of a manager',
    'Responsables de Obra',
    async (user) => {
      await user.click(within(await findRow(/Dufour/)).getByRole('button', { name: /^Enviar/ }))
      await screen.findByText('Invitación enviada al responsable de obra.')
    },
  ],
  [
    'a change of a manager',
    'Responsables de Obra',
    async (user) => {
      await user.click(within(await findRow(/Montes/)).getByRole('button', { name: /^Editar/ }))
      await user.click((await findDialog('Editar responsable')).getByRole('radio', { name: 'No vigente' }))
      await clickButton(user, 'Guardar')
      await screen.findByText('Ricardo Montes se modificó exitosamente.')
    },
  ],
  [
    'the addition of a manager whose email the user enters',
    'Responsables de Obra',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Agregar responsable' }))
      await choosePerson(user, '30999888', /Juana Pérez/)
      await user.type(getField(/^Email/), 'juana@example.com')
      await clickButton(user, 'Agregar')
      await screen.findByText('Juana Pérez se agregó exitosamente como responsable de obra.')
    },
  ],
  [
    'the addition of a worker',
    'Nómina',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Agregar trabajador' }))
      const form = await findDialog('Agregar trabajador')
      await user.type(form.getByRole('combobox', { name: /^Persona/ }), '33444777')
      await user.click(await screen.findByRole('option', { name: /33444777/ }))
      await user.click(form.getByRole('button', { name: 'Agregar' }))
      await screen.findByText('Se ha creado el trabajador con éxito')
    },
  ],
  [
    'a change of a worker',
    'Nómina',
    async (user) => {
      await user.click(within(await findRow(/Cárdenas/)).getByRole('button', { name: /^Editar/ }))
      const form = await findDialog('Editar estado')
      await user.click(form.getByRole('radio', { name: 'No vigente' }))
      await user.click(form.getByRole('button', { name: 'Guardar' }))
      await screen.findByText('Se ha actualizado el trabajador con éxito')
    },
  ],
  [
    'the removal of a worker',
    'Nómina',
    async (user) => {
      await user.click(within(await findRow(/Cárdenas/)).getByRole('button', { name: /^Remover/ }))
      await confirmRemoval(user)
      await screen.findByText('Se removió al trabajador con éxito.')
    },
  ],
  [
    'the creation of a group',
    'Autorizaciones',
    async (user) => {
      await user.click(await findButton('Nueva Autorización de Grupo de Obra'))
      await fillField(user, /^Título/, 'Yesería')
      await fillField(user, /^Fecha de inicio/, '16-03-2026')
      await user.click(await findButton('Crear autorización'))
      await screen.findByText('Autorización creada con éxito.')
    },
  ],
  [
    'a change of a group',
    'Autorizaciones',
    async (user) => {
      await user.click(await findButton('Administrar Autorización: Pintura'))
      await fillField(user, /^Título/, 'Pintura y barniz')
      await user.click(await findButton(/^Guardar/))
      await screen.findByText('Autorización modificada con éxito.')
    },
  ],
  [
    'the removal of a group',
    'Autorizaciones',
    async (user) => {
      await user.click(await findButton('Remover: Pintura'))
      await confirmRemoval(user)
      await screen.findByText('Se removió la autorización con éxito.')
    },
  ],
]

test.each(chooseCases(mutations, 1))(
  'refetches the managers, the roster, the groups and the offered workers after %s',
  async (_, tab, mutate) => {
    const { user, mock } = await openManagers()
    await expectLists(user, 'unchanged')
    await openTab(user, tab)
    await changeLists(mock)
    await mutate(user)
    await waitForClosedDialogs()
    await expectLists(user, 'changed')
  },
)
