import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  addWorker,
  button,
  card,
  choose,
  dialog,
  fill,
  groupNamed,
  groups,
  names,
  open,
  workersOf,
} from './group-steps'

const changed = 'Autorización modificada con éxito.'
const save = async (user: UserEvent) => user.click(await button('Guardar'))

test('offers quarter hours until 17:00, and rejects a stored time between them', async () => {
  const { user, mock } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    before: async ({ db }) => {
      await db.workGroups.save({
        ...db.workGroups.require(805),
        start_time: '06:53:00',
        end_time: '18:00:00',
      })
    },
  })
  const form = await dialog()
  const end = await form.findByRole('combobox', { name: /^Hora de fin/ })
  const times = within(end)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(times.filter((time) => /^\d/.test(time ?? ''))).toHaveLength(4 * 17 + 2)
  expect(times).not.toContain('17:15')
  expect(times).not.toContain('16:53')
  await save(user)
  expect(form.getAllByText('Elegí un horario de quince en quince minutos.')[0]).toBeVisible()
  expect(form.getAllByText('La hora de fin no puede ser posterior a las 17:00.')[0]).toBeVisible()
  await choose(user, /^Hora de inicio/, '12:00')
  await choose(user, /^Hora de fin/, '11:45')
  expect(form.getByText('La hora de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await choose(user, /^Hora de fin/, '12:00')
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  expect(mock.db.workGroups.require(805)).toMatchObject({ start_time: '12:00:00', end_time: '12:00:00' })
})

test('changes a group; suspended workers may stay, but only current workers may join', async () => {
  const { user, mock } = await renderScreen(groups('&pagina=2&inactivas=true'), { as: 'obra' })
  await open(user, 'Albañilería')
  const form = await dialog()
  expect(await form.findByText('Ovidio Llanos (Suspendido)')).toBeVisible()
  await user.click(await form.findByRole('combobox', { name: /^Trabajadores/ }))
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered.some((option) => option?.includes('Rigoberto Echazú'))).toBe(false)
  expect(offered.some((option) => option?.includes("Yonatan D'Agostino"))).toBe(false)
  await addWorker(user, '29473081')
  await user.click(form.getByRole('button', { name: 'Quitar a Aníbal Acuña' }))
  await fill(user, /^Título/, 'Albañilería fina')
  await user.click(form.getByRole('checkbox', { name: 'Autorización activa' }))
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  // The page below shows the changed group.
  const groupCard = await card('Albañilería fina')
  expect(within(groupCard).getByText('Inactiva')).toBeVisible()
  expect(window.location.search).toBe('?tab=autorizaciones&pagina=2&inactivas=true')
  expect(groupNamed(mock, 'Albañilería fina')).toMatchObject({ id: 801, active_flag: false })
  const workers = workersOf(mock, 'Albañilería fina')
  expect([workers.includes(701), workers.includes(715), workers.includes(725)]).toEqual([false, true, true])
})

test('locks the first day of an ended group, and renews the group by a new last day', async () => {
  const { user, mock } = await renderScreen(groups('&vista=editar&id=803'), { as: 'residente' })
  const form = await dialog()
  expect(await form.findByRole('textbox', { name: /^Fecha de inicio/ })).toBeDisabled()
  expect(form.getByText(/La autorización ya terminó: su fecha de inicio no se puede cambiar\./)).toBeVisible()
  await save(user)
  expect(form.getByText('La fecha de fin no puede ser anterior a hoy.')).toBeVisible()
  await fill(user, /^Fecha de fin/, '20-03-2026')
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  expect(mock.db.workGroups.require(803)).toMatchObject({
    from_date: '2026-01-15',
    to_date: '2026-03-20',
    license_plate_number: 'AF318KD',
  })
})

test.each([
  ['dotted names', { 'preauth_fields.name': ['Ya existe un grupo con ese título.'] }],
  ['nested objects', { preauth_fields: { name: ['Ya existe un grupo con ese título.'] } }],
])("shows the backend's error about a field at the field: %s", async (_, body) => {
  const { user } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    faults: [{ operationId: 'updateGroupAuthorization', status: 400, body }],
  })
  await save(user)
  const form = await dialog()
  expect(await form.findByText(/Ya existe un grupo con ese título\./)).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
    /Ya existe un grupo con ese título\./,
  )
})

test("shows the backend's error at each field of a group", async () => {
  const preauth_fields = {
    name: ['El título no sirve.'],
    from_date: ['La fecha de inicio no sirve.'],
    to_date: ['La fecha de fin no sirve.'],
    start_time: ['La hora de inicio no sirve.'],
    end_time: ['La hora de fin no sirve.'],
    description: ['La descripción no sirve.'],
  }
  const { user } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    faults: [{ operationId: 'updateGroupAuthorization', status: 400, body: { preauth_fields } }],
  })
  await save(user)
  const form = await dialog()
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
      /El título no sirve\./,
    ),
  )
  const described = (role: 'textbox' | 'combobox', name: RegExp, sentence: RegExp) =>
    expect(form.getByRole(role, { name })).toHaveAccessibleDescription(sentence)
  described('textbox', /^Fecha de inicio/i, /La fecha de inicio no sirve\./)
  described('textbox', /^Fecha de fin/i, /La fecha de fin no sirve\./)
  described('combobox', /^Hora de inicio/i, /La hora de inicio no sirve\./)
  described('combobox', /^Hora de fin/i, /La hora de fin no sirve\./)
  described('textbox', /^Descripción/, /La descripción no sirve\./)
})

test("shows the backend's general errors above the form, which can be sent again", async () => {
  const { user, mock } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    faults: [
      {
        operationId: 'updateGroupAuthorization',
        status: 400,
        body: { non_field_errors: ['Una.', 'Y otra.'] },
      },
    ],
  })
  await save(user)
  const form = await dialog()
  expect(await form.findByText('Una.')).toBeVisible()
  expect(form.getByText('Y otra.')).toBeVisible()
  await setFaults(mock, [{ operationId: 'updateGroupAuthorization', status: 500 }])
  await save(user)
  expect(await form.findByText('No se pudo ejecutar esta acción, por favor intente más tarde.')).toBeVisible()
  await setFaults(mock, [])
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
})

test.each([
  [400, { detail: 'No encontrado.' }],
  [400, { detail: 'No encontrado' }],
  [404, { detail: 'No encontrado.' }],
])("replaces the detail 'No encontrado' with status %s by a general sentence", async (status, body) => {
  const { user } = await renderScreen(groups('&vista=nueva'), {
    as: 'residente',
    faults: [{ operationId: 'createGroupAuthorization', status, body }],
  })
  await fill(user, /^Título/, 'Yesería')
  await user.click(await button('Crear autorización'))
  const form = await dialog()
  expect(await form.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  expect(form.queryByText(/No encontrado/)).not.toBeInTheDocument()
  // Another user cannot have removed a group that does not exist yet.
  expect(form.queryByText(/otra persona/)).not.toBeInTheDocument()
})

test('explains that another user removed the group, and refetches the list', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'residente' })
  await open(user, 'Pintura')
  const form = await dialog()
  await form.findByRole('textbox', { name: /^Título/ })
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await fill(user, /^Título/, 'Pintura exterior')
  await save(user)
  expect(await form.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  expect(form.getByText('Puede que otra persona la haya removido: la lista está actualizada.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Pintura exterior')
  await user.click(form.getByRole('button', { name: 'Cancelar' }))
  await user.click(await button('Salir sin guardar'))
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
})
