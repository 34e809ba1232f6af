import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseCases, isFullRun } from '../../support/scope'
import {
  fillInRequiredFields,
  findContact,
  findSuccessHeading,
  getCreateButton,
  getEndTimeField,
  getFromDateField,
  getLastAuthorization,
  getSegment,
  getStartTimeField,
  getTab,
  getTitleField,
  getToDateField,
  getTypeField,
  openNewAuthorization,
  replaceText,
} from './form-steps'

test('disables the weekdays outside the range, and the weekend if the weekend is excluded', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getSegment('Algunos días'))
  const getWeekdayButton = (name: string) => screen.getByRole('button', { name })
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  expect(getWeekdayButton('sábado')).toHaveAttribute('aria-disabled', 'true')
  expect(getWeekdayButton('sábado')).toHaveAccessibleDescription('Los fines de semana están excluidos.')
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  await replaceText(user, getToDateField(), '18032026')
  expect(getWeekdayButton('jueves')).toHaveAttribute('aria-disabled', 'true')
  expect(getWeekdayButton('jueves')).toHaveAccessibleDescription(
    'Solo se pueden elegir los días que están entre las dos fechas.',
  )
  await user.click(getWeekdayButton('lunes'))
  await user.click(getCreateButton())

  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(getLastAuthorization(mock)).toMatchObject({
    to_date: '2026-03-18',
    monday_flag: false,
    tuesday_flag: true,
    wednesday_flag: true,
    thursday_flag: false,
    sunday_flag: false,
  })
})

test('resets the last day to a week from today if the user chooses a single day', async () => {
  const { user } = await openNewAuthorization()
  await replaceText(user, getToDateField(), '30-04-2026')
  await user.click(getSegment('Un día'))
  await user.click(getSegment('Varios días'))
  expect(getToDateField()).toHaveValue('23-03-2026')
})

test('disables the submit button and explains why until a person is chosen', async () => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await user.selectOptions(getTypeField(), 'Evento')
  expect(getCreateButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await user.click(getCreateButton())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Debés seleccionar por lo menos un contacto.')
  await user.type(getTitleField(), 'Asado{Enter}')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore)
  await user.click(await findContact('Juana Pérez'))
  expect(getCreateButton()).not.toHaveAccessibleDescription()
})

test('shows the error of each missing value at its field and in a summary, and focuses the first field', async () => {
  const { user } = await openNewAuthorization()
  await user.click(await findContact('Juana Pérez'))
  await replaceText(user, getFromDateField(), '')
  await replaceText(user, getToDateField(), '')
  await user.click(getTab('Horario'))
  await user.click(getSegment('Rango horario'))
  await replaceText(user, getStartTimeField(), '')
  await replaceText(user, getEndTimeField(), '')
  await user.click(getCreateButton())

  await waitFor(() =>
    expect(getTypeField()).toHaveAccessibleDescription('Seleccione un tipo de autorización'),
  )
  await waitFor(() => expect(getTypeField()).toHaveFocus())
  expect(getStartTimeField()).toHaveAccessibleDescription('Seleccione un horario de ingreso')
  const summary = screen.getByRole('region', { name: 'Revisá 5 datos antes de continuar:' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Seleccione un tipo de autorización',
    'Seleccione una fecha de ingreso',
    'Seleccione una fecha de fin',
    'Seleccione un horario de ingreso',
    'Seleccione un horario de egreso',
  ])
  // The link opens the tab that contains the field, and focuses the field.
  await user.click(within(summary).getByRole('link', { name: 'Seleccione una fecha de fin' }))
  expect(getTab('Fecha')).toHaveAttribute('aria-selected', 'true')
  expect(getToDateField()).toHaveFocus()
  expect(getToDateField()).toHaveAccessibleDescription(expect.stringContaining('Seleccione una fecha de fin'))
  expect(getFromDateField()).toHaveAccessibleDescription(
    expect.stringContaining('Seleccione una fecha de ingreso'),
  )
})

test('opens the tab that contains the first field with an error, and focuses the field', async () => {
  const { user } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getTab('Horario'))
  await user.click(getSegment('Rango horario'))
  await replaceText(user, getStartTimeField(), '')
  await replaceText(user, getEndTimeField(), '')
  await user.click(getTab('Fecha'))
  await user.click(getCreateButton())
  await waitFor(() => expect(getTab('Horario')).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(getStartTimeField()).toHaveFocus())
})

test.each(
  chooseCases(
    [
      ['15-03-2026', '23-03-2026', getFromDateField, 'La fecha de ingreso no puede ser anterior a hoy.'],
      ['20-03-2026', '19-03-2026', getToDateField, 'La fecha de fin no puede ser anterior a la de ingreso.'],
    ],
    1,
  ),
)('rejects the range from %s to %s', async (from, to, getField, message) => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await fillInRequiredFields(user)
  await replaceText(user, getFromDateField(), from)
  await replaceText(user, getToDateField(), to)
  await user.click(getCreateButton())
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(expect.stringContaining(message)))
  await waitFor(() => expect(getField()).toHaveFocus())
  expect(mock.db.authorizations.all()).toHaveLength(countBefore)
})

test.runIf(isFullRun)('requires at least one weekday if the authorization lasts several days', async () => {
  const { user } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await replaceText(user, getToDateField(), '16-03-2026')
  await user.click(getSegment('Algunos días'))
  await user.click(screen.getByRole('button', { name: 'lunes' }))
  await user.click(getCreateButton())
  expect(await screen.findByText('Elegí por lo menos un día de la semana.')).toBeVisible()
})
