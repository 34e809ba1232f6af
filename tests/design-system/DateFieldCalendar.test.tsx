import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { DateField } from '@/design-system/components/DateField/DateField'
import { renderDateField } from './date-field'

const openCalendar = async ({ user, button }: ReturnType<typeof renderDateField>) => {
  await user.click(button)
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }))
  await calendar.findByRole('grid')
  return calendar
}
const findDay = (calendar: ReturnType<typeof within>, name: RegExp) => calendar.getByRole('button', { name })

test('opens the calendar with the focus on the chosen day; a choice closes it and focuses the calendar button', async () => {
  const field = renderDateField('2026-12-15')
  const calendar = await openCalendar(field)
  expect(field.button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(findDay(calendar, /15 de diciembre de 2026/)).toHaveFocus())
  await field.user.click(findDay(calendar, /jueves, 3 de diciembre/))
  expect(field.onChange.mock.calls).toEqual([['2026-12-03']])
  expect(field.input).toHaveValue('03-12-2026')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field.button).toHaveFocus()
  expect(field.onBlur).not.toHaveBeenCalled()
})

test('opens the calendar with the focus on the current day if the field has no value', async () => {
  const calendar = await openCalendar(renderDateField())
  expect(calendar.getByRole('grid', { name: 'noviembre 2026' })).toBeInTheDocument()
  await waitFor(() => expect(findDay(calendar, /^Hoy, martes, 24 de noviembre de 2026/)).toHaveFocus())
})

test('begins weeks on Monday', async () => {
  const calendar = await openCalendar(renderDateField())
  const names = calendar
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.getAttribute('aria-label'))
  expect(names[0]).toBe('lunes')
})

test.each([
  ['{ArrowRight}', '2026-11-25'],
  ['{ArrowLeft}', '2026-11-23'],
  ['{ArrowDown}', '2026-12-01'],
  ['{ArrowUp}', '2026-11-17'],
  ['{Home}', '2026-11-23'],
  ['{End}', '2026-11-29'],
  ['{PageDown}', '2026-12-24'],
  ['{PageUp}', '2026-10-24'],
])('in the calendar, the key %s moves the focus from 2026-11-24 to %s', async (key, expectedDay) => {
  const field = renderDateField('2026-11-24')
  const calendar = await openCalendar(field)
  await waitFor(() => expect(findDay(calendar, /24 de noviembre/)).toHaveFocus())
  await field.user.keyboard(key)
  await field.user.keyboard('{Enter}')
  expect(field.onChange.mock.calls).toEqual([[expectedDay]])
})

test('Escape closes the calendar, keeps the value and focuses the calendar button', async () => {
  const field = renderDateField('2026-11-24')
  const calendar = await openCalendar(field)
  await waitFor(() => expect(findDay(calendar, /24 de noviembre/)).toHaveFocus())
  await field.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field.button).toHaveFocus()
  expect(field.onChange).not.toHaveBeenCalled()
})

test('closes the calendar by a second click on the calendar button', async () => {
  const field = renderDateField()
  await openCalendar(field)
  await field.user.click(field.button)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field.button).toHaveAttribute('aria-expanded', 'false')
})

test('calls onBlur when the focus leaves the whole field', async () => {
  const { user, input, button, onBlur } = renderDateField()
  await user.click(input)
  await user.tab()
  expect(button).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('closes the calendar by a click outside, and calls onBlur', async () => {
  const field = renderDateField()
  await openCalendar(field)
  await field.user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field.onBlur).toHaveBeenCalledOnce()
})

test('disables excluded days, days outside the limits, and the button to an earlier month', async () => {
  const field = renderDateField('2026-11-24', {
    min: '2026-11-20',
    max: '2026-12-02',
    isDayDisabled: (date) => date === '2026-11-26',
  })
  const calendar = await openCalendar(field)
  expect(findDay(calendar, /jueves, 19 de noviembre/)).toBeDisabled()
  expect(findDay(calendar, /viernes, 20 de noviembre/)).toBeEnabled()
  expect(findDay(calendar, /jueves, 26 de noviembre/)).toBeDisabled()
  expect(calendar.getByRole('button', { name: 'Ir al mes anterior' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await field.user.click(calendar.getByRole('button', { name: 'Ir al mes siguiente' }))
  expect(findDay(calendar, /miércoles, 2 de diciembre/)).toBeEnabled()
  expect(findDay(calendar, /jueves, 3 de diciembre/)).toBeDisabled()
})

test('shows the month and the year that the user chooses in the menus', async () => {
  const field = renderDateField('', { hasYearMenu: true, min: '1930-01-01', max: '2026-11-24' })
  const calendar = await openCalendar(field)
  await field.user.selectOptions(calendar.getByRole('combobox', { name: 'Elegir el año' }), '1984')
  await field.user.selectOptions(calendar.getByRole('combobox', { name: 'Elegir el mes' }), 'mayo')
  await field.user.click(findDay(calendar, /lunes, 7 de mayo de 1984/))
  expect(field.onChange.mock.calls).toEqual([['1984-05-07']])
})

test('renders the calendar inside the dialog that contains the field', async () => {
  const user = userEvent.setup()
  render(
    <dialog open>
      <DateField
        label="From"
        name="from"
        today="2026-11-24"
        invalidMessage="No date"
        calendarLabel="Calendar"
        value=""
        onChange={() => {}}
      />
    </dialog>,
  )
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  const calendar = await screen.findByRole('dialog', { name: 'Calendar' })
  expect(calendar.parentElement?.closest('dialog')).not.toBeNull()
})

test('disables the text box and the calendar button of a disabled field', () => {
  const { input, button } = renderDateField('2026-11-24', { disabled: true })
  expect(input).toBeDisabled()
  expect(button).toBeDisabled()
})

test('passes axe with an open calendar', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openCalendar(renderDateField('2026-11-24'))
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})
