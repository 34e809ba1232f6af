import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changeDay,
  changeHour,
  contact,
  createButton,
  endField,
  fillIn,
  fromField,
  lastAuthorization,
  openNew,
  segment,
  startField,
  success,
  tab,
  titleField,
  toField,
  typeField,
} from './form-steps'

test('limits the weekdays to the range and the weekend filter', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(segment('Algunos días'))
  const day = (name: string) => screen.getByRole('button', { name })
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  expect(day('sábado')).toHaveAttribute('aria-disabled', 'true')
  expect(day('sábado')).toHaveAccessibleDescription('Los fines de semana están excluidos.')
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  await changeDay(user, toField(), '18032026')
  expect(day('jueves')).toHaveAttribute('aria-disabled', 'true')
  expect(day('jueves')).toHaveAccessibleDescription(
    'Solo se pueden elegir los días que están entre las dos fechas.',
  )
  await user.click(day('lunes'))
  await user.click(createButton())

  await success('¡Autorización creada con éxito!')
  expect(lastAuthorization(mock)).toMatchObject({
    to_date: '2026-03-18',
    monday_flag: false,
    tuesday_flag: true,
    wednesday_flag: true,
    thursday_flag: false,
    sunday_flag: false,
  })
})

test('resets the end to today + 7 after a change to one day', async () => {
  const { user } = await openNew()
  await changeDay(user, toField(), '30-04-2026')
  await user.click(segment('Un día'))
  await user.click(segment('Varios días'))
  expect(toField()).toHaveValue('23-03-2026')
})

test('disables the submit button with a reason until a person is chosen', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await user.selectOptions(typeField(), 'Evento')
  expect(createButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await user.click(createButton())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Debés seleccionar por lo menos un contacto.')
  await user.type(titleField(), 'Asado{Enter}')
  expect(mock.db.authorizations.all()).toHaveLength(before)
  await user.click(await contact('Juana Pérez'))
  expect(createButton()).not.toHaveAccessibleDescription()
})

test('reports all missing values at their fields, and focuses the first', async () => {
  const { user } = await openNew()
  await user.click(await contact('Juana Pérez'))
  await changeDay(user, fromField(), '')
  await changeDay(user, toField(), '')
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await changeHour(user, startField(), '')
  await changeHour(user, endField(), '')
  await user.click(createButton())

  await waitFor(() => expect(typeField()).toHaveAccessibleDescription('Seleccione un tipo de autorización'))
  await waitFor(() => expect(typeField()).toHaveFocus())
  expect(startField()).toHaveAccessibleDescription('Seleccione un horario de ingreso')
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
  // A link of the summary also opens the other tab.
  await user.click(within(summary).getByRole('link', { name: 'Seleccione una fecha de fin' }))
  expect(tab('Fecha')).toHaveAttribute('aria-selected', 'true')
  expect(toField()).toHaveFocus()
  expect(toField()).toHaveAccessibleDescription(expect.stringContaining('Seleccione una fecha de fin'))
  expect(fromField()).toHaveAccessibleDescription(expect.stringContaining('Seleccione una fecha de ingreso'))
})

test('opens the hidden tab that contains an error', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await changeHour(user, startField(), '')
  await changeHour(user, endField(), '')
  await user.click(tab('Fecha'))
  await user.click(createButton())
  await waitFor(() => expect(tab('Horario')).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(startField()).toHaveFocus())
})

test.each([
  ['15-03-2026', '23-03-2026', fromField, 'La fecha de ingreso no puede ser anterior a hoy.'],
  ['20-03-2026', '19-03-2026', toField, 'La fecha de fin no puede ser anterior a la de ingreso.'],
])('refuses the range from %s to %s', async (from, to, field, sentence) => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  await changeDay(user, fromField(), from)
  await changeDay(user, toField(), to)
  await user.click(createButton())
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  await waitFor(() => expect(field()).toHaveFocus())
  expect(mock.db.authorizations.all()).toHaveLength(before)
})

test('requires at least one weekday of several days', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await changeDay(user, toField(), '16-03-2026')
  await user.click(segment('Algunos días'))
  await user.click(screen.getByRole('button', { name: 'lunes' }))
  await user.click(createButton())
  expect(await screen.findByText('Elegí por lo menos un día de la semana.')).toBeVisible()
})
