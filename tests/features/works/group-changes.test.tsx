import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import {
  addWorker,
  buildGroupsPath,
  chooseOption,
  fillField,
  findButton,
  findCard,
  findDialog,
  findGroup,
  listGroupNames,
  listWorkerIds,
  openGroupForm,
} from './group-steps'

const successMessage = 'Autorización modificada con éxito.'
const clickSave = async (user: UserEvent) => user.click(await findButton('Guardar'))

test.runIf(isFullRun)(
  'offers quarter hours until 17:00 and the stored end time, and shows an error about each invalid stored time',
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&vista=editar&id=805'), {
      as: 'residente',
      prepare: async ({ db }) => {
        await db.workGroups.save({
          ...db.workGroups.require(805),
          start_time: '06:53:00',
          end_time: '18:00:00',
        })
      },
    })
    const form = await findDialog()
    const end = await form.findByRole('combobox', { name: /^Hora de fin/ })
    const times = within(end)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    // The 69 quarter hours from 00:00 to 17:00, and the stored end time 18:00.
    expect(times.filter((time) => /^\d/.test(time ?? ''))).toHaveLength(4 * 17 + 2)
    expect(times).not.toContain('17:15')
    expect(times).not.toContain('16:53')
    await clickSave(user)
    expect(form.getAllByText('Elegí un horario de quince en quince minutos.')[0]).toBeVisible()
    expect(form.getAllByText('La hora de fin no puede ser posterior a las 17:00.')[0]).toBeVisible()
    await chooseOption(user, /^Hora de inicio/, '12:00')
    await chooseOption(user, /^Hora de fin/, '11:45')
    expect(form.getByText('La hora de fin no puede ser anterior a la de inicio.')).toBeVisible()
    await chooseOption(user, /^Hora de fin/, '12:00')
    await clickSave(user)
    expect(await screen.findByText(successMessage)).toBeVisible()
    expect(mock.db.workGroups.require(805)).toMatchObject({ start_time: '12:00:00', end_time: '12:00:00' })
  },
)

test.runIf(isFullRun)(
  'keeps the suspended worker of a group when the user saves changes, and offers only current workers to add',
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&pagina=2&inactivas=true'), { as: 'obra' })
    await openGroupForm(user, 'Albañilería')
    const form = await findDialog()
    expect(await form.findByText('Ovidio Llanos (Suspendido)')).toBeVisible()
    await user.click(await form.findByRole('combobox', { name: /^Trabajadores/ }))
    const optionTexts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(optionTexts.some((option) => option?.includes('Rigoberto Echazú'))).toBe(false)
    expect(optionTexts.some((option) => option?.includes("Yonatan D'Agostino"))).toBe(false)
    await addWorker(user, '29473081')
    await user.click(form.getByRole('button', { name: 'Quitar a Aníbal Acuña' }))
    await fillField(user, /^Título/, 'Albañilería fina')
    await user.click(form.getByRole('checkbox', { name: 'Autorización activa' }))
    await clickSave(user)
    expect(await screen.findByText(successMessage)).toBeVisible()
    // The list behind the dialog shows the changed group.
    const groupCard = await findCard('Albañilería fina')
    expect(within(groupCard).getByText('Inactiva')).toBeVisible()
    expect(window.location.search).toBe('?tab=autorizaciones&pagina=2&inactivas=true')
    expect(findGroup(mock, 'Albañilería fina')).toMatchObject({ id: 801, active_flag: false })
    // Aníbal Acuña is worker 701, Ovidio Llanos is worker 715, and the added worker is 725.
    const workers = listWorkerIds(mock, 'Albañilería fina')
    expect([workers.includes(701), workers.includes(715), workers.includes(725)]).toEqual([false, true, true])
  },
)

test('offers to undo the removal of a suspended worker and of all workers', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath('&pagina=2&inactivas=true'), { as: 'obra' })
  await openGroupForm(user, 'Albañilería')
  const form = await findDialog()
  const workerIds = listWorkerIds(mock, 'Albañilería')
  // The list of workers offers no suspended worker, so that only an undo brings the worker back.
  await user.click(await form.findByRole('button', { name: 'Quitar a Ovidio Llanos (Suspendido)' }))
  expect(await screen.findByText('Quitaste a Ovidio Llanos (Suspendido).')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await form.findByText('Ovidio Llanos (Suspendido)')).toBeVisible()
  await user.click(await form.findByRole('button', { name: 'Quitar a todos' }))
  expect(await screen.findByText(`Quitaste a ${workerIds.length} trabajadores.`)).toBeVisible()
  expect(form.queryByText('Ovidio Llanos (Suspendido)')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await clickSave(user)
  expect(await screen.findByText(successMessage)).toBeVisible()
  expect(listWorkerIds(mock, 'Albañilería').sort()).toEqual(workerIds.sort())
})

test('disables the field for the first day of an ended group, and renews the group with a new last day', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath('&vista=editar&id=803'), { as: 'residente' })
  const form = await findDialog()
  expect(await form.findByRole('textbox', { name: /^Fecha de inicio/ })).toBeDisabled()
  expect(form.getByText(/La autorización ya terminó: su fecha de inicio no se puede cambiar\./)).toBeVisible()
  await clickSave(user)
  expect(form.getByText('La fecha de fin no puede ser anterior a hoy.')).toBeVisible()
  await fillField(user, /^Fecha de fin/, '20-03-2026')
  await clickSave(user)
  expect(await screen.findByText(successMessage)).toBeVisible()
  expect(mock.db.workGroups.require(803)).toMatchObject({
    from_date: '2026-01-15',
    to_date: '2026-03-20',
    license_plate_number: 'AF318KD',
  })
})

test.each(
  chooseCases(
    [
      ['a dotted name', { 'preauth_fields.name': ['Ya existe un grupo con ese título.'] }],
      ['a nested object', { preauth_fields: { name: ['Ya existe un grupo con ese título.'] } }],
    ],
    1,
  ),
)(
  "shows the backend's error about the title at the title field, if the response names the field by %s",
  async (_, body) => {
    const { user } = await renderScreen(buildGroupsPath('&vista=editar&id=805'), {
      as: 'residente',
      faults: [{ operationId: 'updateGroupAuthorization', status: 400, body }],
    })
    await clickSave(user)
    const form = await findDialog()
    expect(await form.findByText(/Ya existe un grupo con ese título\./)).toBeVisible()
    expect(form.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
      /Ya existe un grupo con ese título\./,
    )
  },
)

test("shows each of the backend's errors at its field in the form of a group", async () => {
  const preauth_fields = {
    name: ['El título no sirve.'],
    from_date: ['La fecha de inicio no sirve.'],
    to_date: ['La fecha de fin no sirve.'],
    start_time: ['La hora de inicio no sirve.'],
    end_time: ['La hora de fin no sirve.'],
    description: ['La descripción no sirve.'],
  }
  const { user } = await renderScreen(buildGroupsPath('&vista=editar&id=805'), {
    as: 'residente',
    faults: [{ operationId: 'updateGroupAuthorization', status: 400, body: { preauth_fields } }],
  })
  await clickSave(user)
  const form = await findDialog()
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
      /El título no sirve\./,
    ),
  )
  const expectDescription = (role: 'textbox' | 'combobox', name: RegExp, sentence: RegExp) =>
    expect(form.getByRole(role, { name })).toHaveAccessibleDescription(sentence)
  expectDescription('textbox', /^Fecha de inicio/i, /La fecha de inicio no sirve\./)
  expectDescription('textbox', /^Fecha de fin/i, /La fecha de fin no sirve\./)
  expectDescription('combobox', /^Hora de inicio/i, /La hora de inicio no sirve\./)
  expectDescription('combobox', /^Hora de fin/i, /La hora de fin no sirve\./)
  expectDescription('textbox', /^Descripción/, /La descripción no sirve\./)
})

test.runIf(isFullRun)(
  "shows the backend's general errors in the form, and saves the group when the user tries again",
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&vista=editar&id=805'), {
      as: 'residente',
      faults: [
        {
          operationId: 'updateGroupAuthorization',
          status: 400,
          body: { non_field_errors: ['Una.', 'Y otra.'] },
        },
      ],
    })
    await clickSave(user)
    const form = await findDialog()
    expect(await form.findByText('Una.')).toBeVisible()
    expect(form.getByText('Y otra.')).toBeVisible()
    await setFaults(mock, [{ operationId: 'updateGroupAuthorization', status: 500 }])
    await clickSave(user)
    expect(
      await form.findByText('No se pudo ejecutar esta acción, por favor intente más tarde.'),
    ).toBeVisible()
    await setFaults(mock, [])
    await clickSave(user)
    expect(await screen.findByText(successMessage)).toBeVisible()
  },
)

test.each(
  chooseCases(
    [
      [400, { detail: 'No encontrado.' }],
      [400, { detail: 'No encontrado' }],
      [404, { detail: 'No encontrado.' }],
    ],
    1,
  ),
)(
  "shows a general sentence instead of the detail 'No encontrado' of a response with status %s",
  async (status, body) => {
    const { user } = await renderScreen(buildGroupsPath('&vista=nueva'), {
      as: 'residente',
      faults: [{ operationId: 'createGroupAuthorization', status, body }],
    })
    await fillField(user, /^Título/, 'Yesería')
    await user.click(await findButton('Crear autorización'))
    const form = await findDialog()
    expect(await form.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
    expect(form.queryByText(/No encontrado/)).not.toBeInTheDocument()
    // Nobody can remove a group that does not exist yet, so the form mentions no other user.
    expect(form.queryByText(/otra persona/)).not.toBeInTheDocument()
  },
)

test('explains on saving that another user may have removed the group, and refetches the list', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'residente' })
  await openGroupForm(user, 'Pintura')
  const form = await findDialog()
  await form.findByRole('textbox', { name: /^Título/ })
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await fillField(user, /^Título/, 'Pintura exterior')
  await clickSave(user)
  expect(await form.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  expect(form.getByText('Puede que otra persona la haya removido: la lista está actualizada.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Pintura exterior')
  await user.click(form.getByRole('button', { name: 'Cancelar' }))
  await user.click(await findButton('Salir sin guardar'))
  await waitFor(async () => expect(await listGroupNames()).not.toContain('Pintura'))
})
