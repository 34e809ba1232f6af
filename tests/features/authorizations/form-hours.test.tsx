import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import {
  fillInRequiredFields,
  findEditButton,
  findSuccessHeading,
  getCreateButton,
  getEndTimeField,
  getFromDateField,
  getLastAuthorization,
  getSegment,
  getStartTimeField,
  getTab,
  getToDateField,
  openAuthorization,
  openNewAuthorization,
  replaceText,
} from './form-steps'
import { findSaveButton, getNameField, openInvitation, openNewInvitation } from './invitation-steps'

async function chooseHours(user: UserEvent, start: string, end: string) {
  await user.click(getTab('Horario'))
  await user.click(getSegment('Rango horario'))
  await replaceText(user, getStartTimeField(), start)
  await replaceText(user, getEndTimeField(), end)
}

const findNextDayButton = () => screen.findByRole('button', { name: 'Autorizar también el día siguiente' })

/** Does a check-in with a QR code at the first gate, at the time `now`. Returns the message of the response. */
async function checkIn({ request }: Mock, qrcode: string, now: string): Promise<string> {
  const sendJson = (path: string, method: string, body: object) =>
    request(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await sendJson('/__mock/settings', 'PATCH', { now })
  const gateState = (await (await request('/__mock/gate')).json()) as { gates: { gate: number }[] }
  const gateRequest = { gate: gateState.gates[0]?.gate, qrcode }
  // The mock backend refuses an entry of a person who is already inside. Therefore, the person checks out first.
  await sendJson('/__mock/gate/check-out', 'POST', gateRequest)
  const response = await sendJson('/__mock/gate/check-in', 'POST', gateRequest)
  return ((await response.json()) as { message: string }).message
}

test('proposes the range from 00:00 to 23:59, and offers every quarter of an hour and 23:59', async () => {
  const { user } = await openNewAuthorization()
  await user.click(getTab('Horario'))
  await user.click(getSegment('Rango horario'))
  expect(getStartTimeField()).toHaveValue('00:00')
  expect(getEndTimeField()).toHaveValue('23:59')
  await user.click(screen.getByRole('button', { name: 'Ver horarios: Horario de egreso' }))
  const list = await screen.findByRole('listbox', { name: 'Horario de egreso' })
  const optionTexts = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(optionTexts.slice(0, 2)).toEqual(['00:00', '00:15'])
  expect(optionTexts.slice(-2)).toEqual(['23:45', '23:59'])
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('23:59')
})

test('accepts a time with any minute, typed with or without a colon', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await chooseHours(user, '2007', '23:41')
  expect(getStartTimeField()).toHaveValue('20:07')
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(getLastAuthorization(mock)).toMatchObject({ start_time: '20:07:00', end_time: '23:41:00' })
})

test.runIf(isFullRun)('keeps an invalid time as typed, and shows the error at the field', async () => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await fillInRequiredFields(user)
  await chooseHours(user, '25:00', '23:59')
  expect(getStartTimeField()).toHaveValue('25:00')
  await user.click(getCreateButton())
  await waitFor(() =>
    expect(getStartTimeField()).toHaveAccessibleDescription(
      'Escribí el horario así: HH:MM, por ejemplo 20:30.',
    ),
  )
  expect(mock.db.authorizations.all()).toHaveLength(countBefore)
})

test('creates an invitation whose hours end in the last minute of the day', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(getNameField(), 'Cena de fin de año')
  await user.click(getSegment('Un día'))
  await chooseHours(user, '20:00', '23:59')
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(getLastAuthorization(mock)).toMatchObject({ start_time: '20:00:00', end_time: '23:59:00' })
})

test.runIf(isFullRun)(
  'saves an edited authorization whose hours end in the last minute of the day',
  async () => {
    const { user, mock, id } = await openAuthorization('Jardinero')
    await findEditButton()
    await user.click(getTab('Horario'))
    await replaceText(user, getEndTimeField(), '23:59')
    await user.click(await findEditButton())
    await findSuccessHeading('¡Autorización modificada con éxito!')
    expect(mock.db.authorizations.require(id).end_time).toBe('23:59:00')
  },
)

test('shows an expired invitation whose hours end in the last minute of the day', async () => {
  const { user } = await openInvitation('Cena de fin de año')
  await screen.findByText('Vencida')
  await user.click(getTab('Horario'))
  expect(getEndTimeField()).toHaveValue('23:59')
})

test.runIf(isFullRun)('converts hours that pass midnight into two whole days', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getSegment('Un día'))
  await replaceText(user, getFromDateField(), '20-03-2026')
  await chooseHours(user, '21:00', '02:00')
  expect(await screen.findByText(/La guardia mira el horario de cada día por separado/)).toBeVisible()
  await user.click(await findNextDayButton())
  expect(
    await screen.findByText(
      matchWholeText('Ahora autoriza del vie 20-03-2026 al sáb 21-03-2026, todo el día.'),
    ),
  ).toBeVisible()
  expect(getSegment('Todo el día')).toBeChecked()
  await user.click(getTab('Fecha'))
  expect(getSegment('Varios días')).toBeChecked()
  expect(getToDateField()).toHaveValue('21-03-2026')
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  const authorization = getLastAuthorization(mock)
  expect(authorization).toMatchObject({
    from_date: '2026-03-20',
    to_date: '2026-03-21',
    concurrent_flag: true,
    friday_flag: true,
    saturday_flag: true,
    sunday_flag: false,
  })
  expect(await checkIn(mock, authorization?.qrcode ?? '', '2026-03-21T01:00:00-03:00')).toBe(
    'Juana Pérez puede ingresar.',
  )
})

test.runIf(isFullRun)(
  'the button for the next day also chooses the weekday after each chosen weekday',
  async () => {
    const { user, mock } = await openNewInvitation()
    await user.type(getNameField(), 'Viernes de truco')
    await user.click(getSegment('Algunos días'))
    // Only Friday stays chosen.
    for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'sábado', 'domingo'])
      await user.click(screen.getByRole('button', { name: day }))
    await chooseHours(user, '22:00', '03:00')
    await user.click(await findNextDayButton())
    await user.click(await findSaveButton())
    await findSuccessHeading('Invitación creada exitosamente')
    expect(getLastAuthorization(mock)).toMatchObject({
      to_date: '2026-03-24',
      thursday_flag: false,
      friday_flag: true,
      saturday_flag: true,
      sunday_flag: false,
      start_time: '00:00:00',
      end_time: '23:59:00',
    })
  },
)
