import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { button, fill } from './group-steps'
import { choosePerson, dialog, field, openManagers, press, setStatus } from './managers-steps'

type Act = (user: UserEvent) => Promise<unknown>

const openTab = async (user: UserEvent, name: string) => user.click(await screen.findByRole('tab', { name }))
const row = (name: RegExp) => screen.findByRole('row', { name })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const confirm = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))

/** Waits for a text in a row, because the row shows the previous text during a refetch. */
const expectIn = async (name: RegExp, text: string) =>
  waitFor(() => expect(screen.getByRole('row', { name })).toHaveTextContent(text))

/** Checks each of the four lists before or after the change of another user. */
async function expectLists(user: UserEvent, is: 'as it was' | 'changed') {
  const hasChanged = is === 'changed'
  await openTab(user, 'Responsables de Obra')
  await expectIn(/Funes/, hasChanged ? 'Activo' : 'Suspendido')
  await openTab(user, 'Nómina')
  await expectIn(/Acuña/, hasChanged ? 'Suspendido' : 'Activo')
  await openTab(user, 'Autorizaciones')
  await screen.findByRole('heading', { name: hasChanged ? 'Herrería y vidrios' : 'Herrería' })
  // The form of a new group lists the workers who can join the group.
  await user.click(await button('Nueva Autorización de Grupo de Obra'))
  await user.click(await screen.findByRole('combobox', { name: /^Trabajadores/ }))
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toHaveTextContent('Lucía Núñez'))
  await waitFor(() => expect(list.textContent?.includes('Sandra Zapiola')).toBe(!hasChanged))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await noDialog()
}

/** Changes each list as another user. */
async function changeLists(mock: Mock) {
  const { workers, workGroups, workManagers, persons } = mock.db
  const funes = workManagers.first(({ person_id }) => persons.require(person_id).last_name === 'Funes Ochoa')
  await setStatus(mock, funes?.id ?? 0, 'CURRENT')
  await workers.save({ ...workers.require(701), status: 'SUSPENDED' })
  await workers.save({ ...workers.require(725), status: 'INVALID' })
  const group = workGroups.first(({ name }) => name === 'Herrería')
  if (group) await workGroups.save({ ...group, name: 'Herrería y vidrios' })
}

const mutations: [name: string, tab: string, act: Act][] = [
  [
    'a manager invited',
    'Responsables de Obra',
    async (user) => {
      await user.click(within(await row(/Dufour/)).getByRole('button', { name: /^Enviar/ }))
      await screen.findByText('Invitación enviada al responsable de obra.')
    },
  ],
  [
    'a manager changed',
    'Responsables de Obra',
    async (user) => {
      await user.click(within(await row(/Montes/)).getByRole('button', { name: /^Editar/ }))
      await user.click((await dialog('Editar responsable')).getByRole('radio', { name: 'No vigente' }))
      await press(user, 'Guardar')
      await screen.findByText('Ricardo Montes se modificó exitosamente.')
    },
  ],
  [
    'a manager added, with the email',
    'Responsables de Obra',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Agregar responsable' }))
      await choosePerson(user, '30999888', /Juana Pérez/)
      await user.type(field(/^Email/), 'juana@example.com')
      await press(user, 'Agregar')
      await screen.findByText('Juana Pérez se agregó exitosamente como responsable de obra.')
    },
  ],
  [
    'a worker added',
    'Nómina',
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Agregar trabajador' }))
      const form = await dialog('Agregar trabajador')
      await user.type(form.getByRole('combobox', { name: /^Persona/ }), '33444777')
      await user.click(await screen.findByRole('option', { name: /33444777/ }))
      await user.click(form.getByRole('button', { name: 'Agregar' }))
      await screen.findByText('Se ha creado el trabajador con éxito')
    },
  ],
  [
    'a worker changed',
    'Nómina',
    async (user) => {
      await user.click(within(await row(/Cárdenas/)).getByRole('button', { name: /^Editar/ }))
      const form = await dialog('Editar estado')
      await user.click(form.getByRole('radio', { name: 'No vigente' }))
      await user.click(form.getByRole('button', { name: 'Guardar' }))
      await screen.findByText('Se ha actualizado el trabajador con éxito')
    },
  ],
  [
    'a worker removed',
    'Nómina',
    async (user) => {
      await user.click(within(await row(/Cárdenas/)).getByRole('button', { name: /^Remover/ }))
      await confirm(user)
      await screen.findByText('Se removió al trabajador con éxito.')
    },
  ],
  [
    'a group created',
    'Autorizaciones',
    async (user) => {
      await user.click(await button('Nueva Autorización de Grupo de Obra'))
      await fill(user, /^Título/, 'Yesería')
      await fill(user, /^Fecha de inicio/, '16-03-2026')
      await user.click(await button('Crear autorización'))
      await screen.findByText('Autorización creada con éxito.')
    },
  ],
  [
    'a group changed',
    'Autorizaciones',
    async (user) => {
      await user.click(await button('Administrar Autorización: Pintura'))
      await fill(user, /^Título/, 'Pintura y barniz')
      await user.click(await button(/^Guardar/))
      await screen.findByText('Autorización modificada con éxito.')
    },
  ],
  [
    'a group removed',
    'Autorizaciones',
    async (user) => {
      await user.click(await button('Remover: Pintura'))
      await confirm(user)
      await screen.findByText('Se removió la autorización con éxito.')
    },
  ],
]

test.each(mutations)('refetches the four lists after %s', async (_, tab, act) => {
  const { user, mock } = await openManagers()
  await expectLists(user, 'as it was')
  await openTab(user, tab)
  await changeLists(mock)
  await act(user)
  await noDialog()
  await expectLists(user, 'changed')
})
