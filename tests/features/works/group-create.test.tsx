import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { addWorker, button, choose, dialog, fill, groupNamed, groups, names, workersOf } from './group-steps'

const createGroupValues = 'Nueva Autorización de Grupo de Obra'
const created = 'Autorización creada con éxito.'
const create = async (user: UserEvent) => user.click(await button('Crear autorización'))

test('creates a group from the dates of the work, at the top of the list', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'obra' })
  await user.click(await button(createGroupValues))
  const form = await dialog()
  const value = (name: RegExp) => form.getByRole('textbox', { name })
  expect(value(/^Fecha de inicio/)).toHaveValue('17-11-2025')
  expect(value(/^Fecha de fin/)).toHaveValue('30-10-2026')
  expect(form.getByRole('combobox', { name: /^Hora de inicio/ })).toHaveDisplayValue('07:00')
  expect(form.getByRole('combobox', { name: /^Hora de fin/ })).toHaveDisplayValue('17:00')
  const day = (name: string) => form.getByRole('button', { name })
  expect(day('lunes')).toHaveAttribute('aria-pressed', 'false')
  for (const name of ['martes', 'miércoles', 'jueves', 'viernes']) {
    expect(day(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(day('sábado')).toHaveAttribute('aria-disabled', 'true')

  await fill(user, /^Título/, 'Yesería')
  await fill(user, /^Fecha de inicio/, '16-03-2026')
  await user.click(form.getByRole('checkbox', { name: 'Todos los días' }))
  expect(day('lunes')).toHaveAttribute('aria-pressed', 'true')
  await choose(user, /^Hora de inicio/, '08:15')
  await choose(user, /^Hora de fin/, '16:45')
  await addWorker(user, '40628193')
  await addWorker(user, '29473081')
  await create(user)

  expect(await screen.findByText(created)).toBeVisible()
  await waitFor(async () => expect((await names())[0]).toBe('Yesería'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(groupNamed(mock, 'Yesería')).toMatchObject({
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
  expect(workersOf(mock, 'Yesería')).toEqual([722, 725])
})

test("clears all weekdays with 'Todos los días', and requires at least one", async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  const form = await dialog()
  const all = await form.findByRole('checkbox', { name: 'Todos los días' })
  await user.click(all)
  expect(all).toBeChecked()
  await user.click(all)
  await fill(user, /^Título/, 'Yesería')
  await create(user)
  expect(form.getByText('Elegí por lo menos un día de la semana.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'jueves' }))
  await create(user)
  expect(await screen.findByText(created)).toBeVisible()
  expect(groupNamed(mock, 'Yesería')).toMatchObject({ wednesday_flag: false, thursday_flag: true })
})

test('shows each validation error at its field, and sends nothing', async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  await screen.findByRole('dialog', { name: createGroupValues })
  await fill(user, /^Fecha de inicio/, '16-11-2025')
  await fill(user, /^Fecha de fin/, '15-03-2026')
  const before = mock.db.workGroups.count()
  await create(user)
  const form = await dialog()
  for (const sentence of [
    'Ingresá el título.',
    'La obra empieza el 17-11-2025: elegí esa fecha o una posterior.',
    'La fecha de fin no puede ser anterior a hoy.',
  ]) {
    expect(form.getAllByText(sentence).length).toBeGreaterThan(0)
  }
  await fill(user, /^Fecha de fin/, '31-10-2026')
  expect(
    form.getAllByText(wholeText('La obra termina el 30-10-2026: elegí esa fecha o una anterior.'))[0],
  ).toBeVisible()
  // A title cannot be longer than thirty characters.
  await fill(user, /^Título/, 'Electricidad, gas y plomería 12345')
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Electricidad, gas y plomería 1')
  expect(mock.db.workGroups.count()).toBe(before)
})

test('shows at the field of the workers that a worker left the roster meanwhile', async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  await screen.findByRole('dialog', { name: createGroupValues })
  await fill(user, /^Título/, 'Yesería')
  await addWorker(user, '29473081')
  for (const link of mock.db.groupWorkers.by('worker_id', 725)) await mock.db.groupWorkers.remove(link.id)
  await mock.db.workers.remove(725)
  await create(user)
  expect((await screen.findAllByText('Alguno de los trabajadores no es de la obra.'))[0]).toBeVisible()
  expect(groupNamed(mock, 'Yesería')).toBeUndefined()
  await user.click(await button('Quitar a Sandra Zapiola'))
  await create(user)
  expect(await screen.findByText(created)).toBeVisible()
})
