import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { draw } from './date-range-field'

const week = { from: '2026-11-24', to: '2026-11-30' }
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('chooses the first day by the first click and the last day by the second, which closes the calendar', async () => {
  const { open, onChange, button, from, to, onBlur } = draw()
  const calendar = await open()
  expect(calendar.getByText('Choose the first day')).toHaveRole('status')
  await calendar.press(/10 de noviembre/)
  expect(calendar.getByText('Choose the last day')).toHaveRole('status')
  expect(onChange).not.toHaveBeenCalled()
  await calendar.press(/18 de noviembre/)
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-10', to: '2026-11-18' }]])
  await closed()
  expect(button).toHaveFocus()
  expect(from).toHaveValue('10-11-2026')
  expect(to).toHaveValue('18-11-2026')
  expect(onBlur).not.toHaveBeenCalled()
})

test('orders days chosen backwards, and accepts a range of one day', async () => {
  const { open, onChange } = draw()
  const calendar = await open()
  await calendar.press(/18 de noviembre/)
  await calendar.press(/10 de noviembre/)
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-18' })
  await closed()
  const again = await open()
  await again.press(/20 de noviembre/)
  await again.press(/20 de noviembre/)
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
})

test('opens the calendar at the first day, with every day of the range selected', async () => {
  const { open } = draw(week)
  const calendar = await open()
  await waitFor(() => expect(calendar.day(/24 de noviembre/)).toHaveFocus())
  for (const date of [24, 27, 30])
    expect(calendar.day(new RegExp(`${date} de noviembre`)).closest('[role="gridcell"]')).toHaveAttribute(
      'aria-selected',
      'true',
    )
  expect(calendar.day(/23 de noviembre/).closest('[role="gridcell"]')).not.toHaveAttribute('aria-selected')
})

test('discards the first day by Escape, and starts a new range afterwards', async () => {
  const { open, user, onChange } = draw(week)
  const calendar = await open()
  await calendar.press(/10 de noviembre/)
  await user.keyboard('{Escape}')
  await closed()
  expect(onChange).not.toHaveBeenCalled()
  const again = await open()
  expect(again.getByText('Choose the first day')).toHaveRole('status')
})

test('chooses both days with the keyboard', async () => {
  const { open, user, onChange } = draw(week)
  const calendar = await open()
  await waitFor(() => expect(calendar.day(/24 de noviembre/)).toHaveFocus())
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-25', to: '2026-12-02' }]])
})

test('disables days outside the limits and rejected days', async () => {
  const { open } = draw(week, {
    min: '2026-11-20',
    max: '2026-12-02',
    disabledDates: (day) => day === '2026-11-26',
  })
  const calendar = await open()
  expect(calendar.day(/19 de noviembre/)).toBeDisabled()
  expect(calendar.day(/20 de noviembre/)).toBeEnabled()
  expect(calendar.day(/26 de noviembre/)).toBeDisabled()
})

test('chooses both days by a preset', async () => {
  const { open, onChange, from, to, button } = draw(
    { from: '', to: '' },
    {
      presets: [
        { label: 'Today', range: { from: '2026-11-24', to: '2026-11-24' } },
        { label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } },
      ],
    },
  )
  const calendar = await open()
  await calendar.press(/^Last 7 days$/)
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-18', to: '2026-11-24' }]])
  await closed()
  expect(button).toHaveFocus()
  expect([from.value, to.value]).toEqual(['18-11-2026', '24-11-2026'])
})

test('marks the preset of the current range as pressed', async () => {
  const today = { from: '2026-11-24', to: '2026-11-24' }
  const { open } = draw(today, {
    presets: [
      { label: 'Today', range: today },
      { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
    ],
  })
  const calendar = await open()
  expect(calendar.day(/^Today$/)).toHaveAttribute('aria-pressed', 'true')
  expect(calendar.day(/^This month$/)).toHaveAttribute('aria-pressed', 'false')
})

test('replaces text that is not a date by the chosen day', async () => {
  const { open, user, to } = draw()
  await user.type(to, 'soon')
  const calendar = await open()
  await calendar.press(/10 de noviembre/)
  await calendar.press(/18 de noviembre/)
  await waitFor(() => expect(to).toHaveValue('18-11-2026'))
  expect(to).toBeValid()
})

test('closes the calendar by a click outside, and calls onBlur', async () => {
  const { open, user, onBlur } = draw(week)
  await open()
  await user.click(document.body)
  await closed()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('passes axe with an open calendar', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { open } = draw(week, { presets: [{ label: 'Today', range: week }] })
  await open()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})
