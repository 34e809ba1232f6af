import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { renderScreen } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  addWorker,
  buildGroupsPath,
  chooseOption,
  fillField,
  findButton,
  findDialog,
  findGroup,
  listGroupNames,
  listWorkerIds,
} from './group-steps'
import { insertManyWorkers } from './workers-steps'

const formTitle = 'Nueva Autorización de Grupo de Obra'
const successMessage = 'Autorización creada con éxito.'
const clickCreate = async (user: UserEvent) => user.click(await findButton('Crear autorización'))

test.runIf(isFullRun)(
  'proposes the dates of the work for a new group, and shows the created group first in the list',
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'obra' })
    await user.click(await findButton(formTitle))
    const form = await findDialog()
    const getField = (name: RegExp) => form.getByRole('textbox', { name })
    expect(getField(/^Fecha de inicio/)).toHaveValue('17-11-2025')
    expect(getField(/^Fecha de fin/)).toHaveValue('30-10-2026')
    expect(form.getByRole('combobox', { name: /^Hora de inicio/ })).toHaveDisplayValue('07:00')
    expect(form.getByRole('combobox', { name: /^Hora de fin/ })).toHaveDisplayValue('17:00')
    const getWeekdayButton = (name: string) => form.getByRole('button', { name })
    expect(getWeekdayButton('lunes')).toHaveAttribute('aria-pressed', 'false')
    for (const name of ['martes', 'miércoles', 'jueves', 'viernes']) {
      expect(getWeekdayButton(name)).toHaveAttribute('aria-pressed', 'true')
    }
    expect(getWeekdayButton('sábado')).toHaveAttribute('aria-disabled', 'true')

    await fillField(user, /^Título/, 'Yesería')
    await fillField(user, /^Fecha de inicio/, '16-03-2026')
    await user.click(form.getByRole('checkbox', { name: 'Todos los días' }))
    expect(getWeekdayButton('lunes')).toHaveAttribute('aria-pressed', 'true')
    await chooseOption(user, /^Hora de inicio/, '08:15')
    await chooseOption(user, /^Hora de fin/, '16:45')
    await addWorker(user, '40628193')
    await addWorker(user, '29473081')
    await clickCreate(user)

    expect(await screen.findByText(successMessage)).toBeVisible()
    await waitFor(async () => expect((await listGroupNames())[0]).toBe('Yesería'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(findGroup(mock, 'Yesería')).toMatchObject({
      work_id: 501,
      from_date: '2026-03-16',
      to_date: '2026-10-30',
      monday_flag: true,
      friday_flag: true,
      saturday_flag: false,
      start_time: '08:15:00',
      end_time: '16:45:00',
      description: '',
      active_flag: true,
      license_plate_number: null,
    })
    expect(listWorkerIds(mock, 'Yesería')).toEqual([722, 725])
  },
)

test.runIf(isFullRun)(
  "clears all weekdays when the user unchecks 'Todos los días', and requires at least one weekday",
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&vista=nueva'), { as: 'residente' })
    const form = await findDialog()
    const allDaysBox = await form.findByRole('checkbox', { name: 'Todos los días' })
    await user.click(allDaysBox)
    expect(allDaysBox).toBeChecked()
    await user.click(allDaysBox)
    await fillField(user, /^Título/, 'Yesería')
    await clickCreate(user)
    expect(form.getByRole('group', { name: /^Días/ })).toHaveAccessibleDescription(
      expect.stringContaining('Elegí por lo menos un día de la semana.'),
    )
    await user.click(form.getByRole('button', { name: 'jueves' }))
    await clickCreate(user)
    expect(await screen.findByText(successMessage)).toBeVisible()
    expect(findGroup(mock, 'Yesería')).toMatchObject({ wednesday_flag: false, thursday_flag: true })
  },
)

test.runIf(isFullRun)(
  'shows validation errors about the title and the dates, and sends no request that changes data',
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&vista=nueva'), { as: 'residente' })
    await screen.findByRole('dialog', { name: formTitle })
    await fillField(user, /^Fecha de inicio/, '16-11-2025')
    await fillField(user, /^Fecha de fin/, '15-03-2026')
    await clickCreate(user)
    const form = await findDialog()
    for (const [field, sentence] of [
      [/^Título/, 'Ingresá el título.'],
      [/^Fecha de inicio/, 'La obra empieza el 17-11-2025: elegí esa fecha o una posterior.'],
      [/^Fecha de fin/, 'La fecha de fin no puede ser anterior a hoy.'],
    ] as const) {
      expect(form.getByRole('textbox', { name: field })).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      )
    }
    await fillField(user, /^Fecha de fin/, '31-10-2026')
    expect(form.getByRole('textbox', { name: /^Fecha de fin/ })).toHaveAccessibleDescription(
      expect.stringContaining('La obra termina el 30-10-2026: elegí esa fecha o una anterior.'),
    )
    // The title field accepts no more than thirty characters.
    await fillField(user, /^Título/, 'Electricidad, gas y plomería 12345')
    expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Electricidad, gas y plomería 1')
    await clickCreate(user)
    expect(listWrites(mock)).toEqual([])
  },
)

test.runIf(isFullRun)(
  'explains that another user removed a chosen worker from the roster, and creates the group without the worker',
  async () => {
    const { user, mock } = await renderScreen(buildGroupsPath('&vista=nueva'), { as: 'residente' })
    await screen.findByRole('dialog', { name: formTitle })
    await fillField(user, /^Título/, 'Yesería')
    await addWorker(user, '29473081')
    for (const link of mock.db.groupWorkers.by('worker_id', 725)) await mock.db.groupWorkers.remove(link.id)
    await mock.db.workers.remove(725)
    await clickCreate(user)
    const form = await findDialog()
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: /^Trabajadores/ })).toHaveAccessibleDescription(
        expect.stringContaining('Alguno de los trabajadores no es de la obra.'),
      ),
    )
    expect(findGroup(mock, 'Yesería')).toBeUndefined()
    await user.click(await findButton('Quitar a Sandra Zapiola'))
    await clickCreate(user)
    expect(await screen.findByText(successMessage)).toBeVisible()
  },
)

test('creates only one group if the user retries after a lost response', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), {
    as: 'obra',
    faults: [{ operationId: 'createGroupAuthorization', status: 'lost', times: 1 }],
  })
  await user.click(await findButton(formTitle))
  await fillField(user, /^Título/, 'Yesería')
  await addWorker(user, '40628193')
  await clickCreate(user)
  expect(await (await findDialog()).findByText(/No pudimos conectarnos/)).toBeVisible()
  await clickCreate(user)
  expect(await screen.findByText(successMessage)).toBeVisible()
  await waitFor(async () => expect((await listGroupNames())[0]).toBe('Yesería'))
  expect(mock.db.workGroups.find(({ name }) => name === 'Yesería')).toHaveLength(1)
})

test.runIf(isFullRun)('offers all current workers of a work with more than 500 of them', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'obra', prepare: insertManyWorkers })
  await user.click(await findButton(formTitle))
  await fillField(user, /^Título/, 'Yesería')
  // By last name, this worker is on the second page of the list.
  await addWorker(user, '29473081')
  await clickCreate(user)
  expect(await screen.findByText(successMessage)).toBeVisible()
  expect(listWorkerIds(mock, 'Yesería')).toEqual([725])
})
