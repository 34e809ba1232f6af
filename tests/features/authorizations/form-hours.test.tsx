import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeText } from '../../support/whole-text'
import {
  changeDay,
  changeHour,
  createButton,
  editButton,
  endField,
  fillIn,
  fromField,
  lastAuthorization,
  openEdit,
  openNew,
  segment,
  startField,
  success,
  tab,
  toField,
} from './form-steps'
import { nameField, openInvitation, openNewInvitation, saveButton } from './invitation-steps'

type User = Awaited<ReturnType<typeof openNew>>['user']

async function chooseRange(user: User, start: string, end: string) {
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await changeHour(user, startField(), start)
  await changeHour(user, endField(), end)
}

const nextDay = () => screen.findByRole('button', { name: 'Autorizar también el día siguiente' })

/** The guard's answer to a code at that time. */
async function arrive({ request }: Mock, qrcode: string, now: string): Promise<string> {
  const send = (path: string, method: string, body: object) =>
    request(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await send('/__mock/settings', 'PATCH', { now })
  const gate = (await (await request('/__mock/gate')).json()) as { gates: { gate: number }[] }
  const atGate = { gate: gate.gates[0]?.gate, qrcode }
  // In the demo, a person of the authorization may be inside since the morning.
  await send('/__mock/gate/check-out', 'POST', atGate)
  const answer = await send('/__mock/gate/check-in', 'POST', atGate)
  return ((await answer.json()) as { message: string }).message
}

test('proposes the whole day as range, with every quarter of an hour and the last minute', async () => {
  const { user } = await openNew()
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  expect(startField()).toHaveValue('00:00')
  expect(endField()).toHaveValue('23:59')
  await user.click(screen.getByRole('button', { name: 'Ver horarios: Horario de egreso' }))
  const list = await screen.findByRole('listbox', { name: 'Horario de egreso' })
  const offered = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered.slice(0, 2)).toEqual(['00:00', '00:15'])
  expect(offered.slice(-2)).toEqual(['23:45', '23:59'])
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('23:59')
})

test('accepts any typed minute in the usual notations', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await chooseRange(user, '2007', '23:41')
  expect(startField()).toHaveValue('20:07')
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(lastAuthorization(mock)).toMatchObject({ start_time: '20:07:00', end_time: '23:41:00' })
})

test('keeps an invalid time as typed, and refuses it at its field', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  await chooseRange(user, '25:00', '23:59')
  expect(startField()).toHaveValue('25:00')
  await user.click(createButton())
  await waitFor(() =>
    expect(startField()).toHaveAccessibleDescription('Escribí el horario así: HH:MM, por ejemplo 20:30.'),
  )
  expect(mock.db.authorizations.all()).toHaveLength(before)
})

test('creates and edits an invitation until the last minute of the day', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(nameField(), 'Cena de fin de año')
  await user.click(segment('Un día'))
  await chooseRange(user, '20:00', '23:59')
  await user.click(await saveButton())
  await success('Invitación creada exitosamente')
  expect(lastAuthorization(mock)).toMatchObject({ start_time: '20:00:00', end_time: '23:59:00' })
})

test('offers the last minute of the day in an edited authorization', async () => {
  const { user, mock, id } = await openEdit('Jardinero')
  await editButton()
  await user.click(tab('Horario'))
  await changeHour(user, endField(), '23:59')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
  expect(mock.db.authorizations.require(id).end_time).toBe('23:59:00')
})

test('shows the last minute of an expired authorization', async () => {
  const { user } = await openInvitation('Cena de fin de año')
  await screen.findByText('Vencida')
  await user.click(tab('Horario'))
  expect(endField()).toHaveValue('23:59')
})

test('turns a night across midnight into two days, so that the guard permits entry at one', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(segment('Un día'))
  await changeDay(user, fromField(), '20-03-2026')
  await chooseRange(user, '21:00', '02:00')
  expect(await screen.findByText(/La guardia mira el horario de cada día por separado/)).toBeVisible()
  await user.click(await nextDay())
  expect(
    await screen.findByText(wholeText('Ahora autoriza del vie 20-03-2026 al sáb 21-03-2026, todo el día.')),
  ).toBeVisible()
  expect(segment('Todo el día')).toBeChecked()
  await user.click(tab('Fecha'))
  expect(segment('Varios días')).toBeChecked()
  expect(toField()).toHaveValue('21-03-2026')
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  const made = lastAuthorization(mock)
  expect(made).toMatchObject({
    from_date: '2026-03-20',
    to_date: '2026-03-21',
    concurrent_flag: true,
    friday_flag: true,
    saturday_flag: true,
    sunday_flag: false,
  })
  expect(await arrive(mock, made?.qrcode ?? '', '2026-03-21T01:00:00-03:00')).toBe(
    'Juana Pérez puede ingresar.',
  )
})

test('adds the next weekday of each chosen weekday', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(nameField(), 'Viernes de truco')
  await user.click(segment('Algunos días'))
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'sábado', 'domingo'])
    await user.click(screen.getByRole('button', { name: day }))
  await chooseRange(user, '22:00', '03:00')
  await user.click(await nextDay())
  await user.click(await saveButton())
  await success('Invitación creada exitosamente')
  expect(lastAuthorization(mock)).toMatchObject({
    to_date: '2026-03-24',
    thursday_flag: false,
    friday_flag: true,
    saturday_flag: true,
    sunday_flag: false,
    start_time: '00:00:00',
    end_time: '23:59:00',
  })
})
