import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { renderDateRangeField } from './date-range-field'

const week = { from: '2026-11-24', to: '2026-11-30' }
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('chooses the first day by the first click and the last day by the second, which closes the calendar', async () => {
  const { openCalendar, onChange, button, fromInput, toInput, onBlur } = renderDateRangeField()
  const calendar = await openCalendar()
  expect(calendar.getByText('Choose the first day')).toHaveRole('status')
  await calendar.pressButton(/10 de noviembre/)
  expect(calendar.getByText('Choose the last day')).toHaveRole('status')
  expect(onChange).not.toHaveBeenCalled()
  await calendar.pressButton(/18 de noviembre/)
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-10', to: '2026-11-18' }]])
  await expectClosed()
  expect(button).toHaveFocus()
  expect(fromInput).toHaveValue('10-11-2026')
  expect(toInput).toHaveValue('18-11-2026')
  expect(onBlur).not.toHaveBeenCalled()
})

test('sorts two days that are chosen in reverse order, and accepts a range of one day', async () => {
  const { openCalendar, onChange } = renderDateRangeField()
  const calendar = await openCalendar()
  await calendar.pressButton(/18 de noviembre/)
  await calendar.pressButton(/10 de noviembre/)
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-18' })
  await expectClosed()
  const reopenedCalendar = await openCalendar()
  await reopenedCalendar.pressButton(/20 de noviembre/)
  await reopenedCalendar.pressButton(/20 de noviembre/)
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
})

test('opens the calendar with the focus on the first day and with every day of the range selected', async () => {
  const { openCalendar } = renderDateRangeField(week)
  const calendar = await openCalendar()
  await waitFor(() => expect(calendar.getButton(/24 de noviembre/)).toHaveFocus())
  for (const date of [24, 27, 30])
    expect(
      calendar.getButton(new RegExp(`${date} de noviembre`)).closest('[role="gridcell"]'),
    ).toHaveAttribute('aria-selected', 'true')
  expect(calendar.getButton(/23 de noviembre/).closest('[role="gridcell"]')).not.toHaveAttribute(
    'aria-selected',
  )
})

test('Escape discards a chosen first day, and the reopened calendar asks for the first day', async () => {
  const { openCalendar, user, onChange } = renderDateRangeField(week)
  const calendar = await openCalendar()
  await calendar.pressButton(/10 de noviembre/)
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(onChange).not.toHaveBeenCalled()
  const reopenedCalendar = await openCalendar()
  expect(reopenedCalendar.getByText('Choose the first day')).toHaveRole('status')
})

test('chooses both days with the keyboard', async () => {
  const { openCalendar, user, onChange } = renderDateRangeField(week)
  const calendar = await openCalendar()
  await waitFor(() => expect(calendar.getButton(/24 de noviembre/)).toHaveFocus())
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-25', to: '2026-12-02' }]])
})

test('disables days outside the limits and days for which `isDayDisabled` returns true', async () => {
  const { openCalendar } = renderDateRangeField(week, {
    min: '2026-11-20',
    max: '2026-12-02',
    isDayDisabled: (day) => day === '2026-11-26',
  })
  const calendar = await openCalendar()
  expect(calendar.getButton(/19 de noviembre/)).toBeDisabled()
  expect(calendar.getButton(/20 de noviembre/)).toBeEnabled()
  expect(calendar.getButton(/26 de noviembre/)).toBeDisabled()
})

test('a click on a preset chooses both days and closes the calendar', async () => {
  const { openCalendar, onChange, fromInput, toInput, button } = renderDateRangeField(
    { from: '', to: '' },
    {
      presets: [
        { label: 'Today', range: { from: '2026-11-24', to: '2026-11-24' } },
        { label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } },
      ],
    },
  )
  const calendar = await openCalendar()
  await calendar.pressButton(/^Last 7 days$/)
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-18', to: '2026-11-24' }]])
  await expectClosed()
  expect(button).toHaveFocus()
  expect([fromInput.value, toInput.value]).toEqual(['18-11-2026', '24-11-2026'])
})

test('marks as pressed only the preset whose range equals the value', async () => {
  const today = { from: '2026-11-24', to: '2026-11-24' }
  const { openCalendar } = renderDateRangeField(today, {
    presets: [
      { label: 'Today', range: today },
      { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
    ],
  })
  const calendar = await openCalendar()
  expect(calendar.getButton(/^Today$/)).toHaveAttribute('aria-pressed', 'true')
  expect(calendar.getButton(/^This month$/)).toHaveAttribute('aria-pressed', 'false')
})

test('a chosen day replaces a typed text that is not a date', async () => {
  const { openCalendar, user, toInput } = renderDateRangeField()
  await user.type(toInput, 'soon')
  const calendar = await openCalendar()
  await calendar.pressButton(/10 de noviembre/)
  await calendar.pressButton(/18 de noviembre/)
  await waitFor(() => expect(toInput).toHaveValue('18-11-2026'))
  expect(toInput).toBeValid()
})

test('closes the calendar by a click outside, and calls onBlur', async () => {
  const { openCalendar, user, onBlur } = renderDateRangeField(week)
  await openCalendar()
  await user.click(document.body)
  await expectClosed()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('passes axe with an open calendar', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { openCalendar } = renderDateRangeField(week, { presets: [{ label: 'Today', range: week }] })
  await openCalendar()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})
