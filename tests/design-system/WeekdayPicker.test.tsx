import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import type { PickerWeekday, WeekdayLabels } from '@/design-system/components/WeekdayPicker/weekday'
import { StatefulSpecimen } from '@/design-system/specimen'

const labels: WeekdayLabels = {
  monday: { letter: 'L', name: 'lunes' },
  tuesday: { letter: 'M', name: 'martes' },
  wednesday: { letter: 'M', name: 'miércoles' },
  thursday: { letter: 'J', name: 'jueves' },
  friday: { letter: 'V', name: 'viernes' },
  saturday: { letter: 'S', name: 'sábado' },
  sunday: { letter: 'D', name: 'domingo' },
}

const renderPicker = (
  initial: PickerWeekday[],
  props: Partial<ComponentProps<typeof WeekdayPicker>> = {},
) => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <WeekdayPicker
          label="Days"
          name="days"
          labels={labels}
          {...props}
          value={value}
          onChange={(days) => {
            onChange(days)
            setValue(days)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), onChange, group: screen.getByRole('group', { name: 'Days' }) }
}
const getDayButton = (name: string) => screen.getByRole('button', { name })

test('renders a button for each day from Monday to Sunday, with a letter and the full name, and marks the chosen days', () => {
  renderPicker(['monday'])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D'])
  expect(getDayButton('miércoles')).toHaveAttribute('aria-pressed', 'false')
  expect(getDayButton('lunes')).toHaveAttribute('aria-pressed', 'true')
})

test('passes the chosen days to `onChange` in the order of the week, whatever the order of the clicks', async () => {
  const { user, onChange } = renderPicker(['thursday'])
  await user.click(getDayButton('domingo'))
  await user.click(getDayButton('lunes'))
  await user.click(getDayButton('jueves'))
  expect(onChange.mock.calls).toEqual([
    [['thursday', 'sunday']],
    [['monday', 'thursday', 'sunday']],
    [['monday', 'sunday']],
  ])
})

test.each(['{Enter}', ' '])(
  'the key %j chooses the focused day, and Tab moves the focus to the next day',
  async (key) => {
    const { user, onChange } = renderPicker([])
    await user.tab()
    expect(getDayButton('lunes')).toHaveFocus()
    await user.tab()
    await user.keyboard(key)
    expect(onChange.mock.calls).toEqual([[['tuesday']]])
    expect(getDayButton('martes')).toHaveFocus()
  },
)

test('shows why a day is unavailable, and does not toggle that day', async () => {
  const { user, onChange } = renderPicker([], {
    availableDays: ['monday'],
    unavailableReason: 'Only Monday.',
  })
  expect(screen.getByText('Only Monday.')).toBeVisible()
  await user.click(getDayButton('viernes'))
  expect(onChange).not.toHaveBeenCalled()
  expect(getDayButton('viernes')).toHaveFocus()
  expect(getDayButton('viernes')).toHaveAttribute('aria-disabled', 'true')
  expect(getDayButton('viernes')).toHaveAccessibleDescription('Only Monday.')
  expect(getDayButton('lunes')).not.toHaveAccessibleDescription()
})

test('shows no reason while every day is available', () => {
  renderPicker([], { unavailableReason: 'Only Monday.' })
  expect(screen.queryByText('Only Monday.')).not.toBeInTheDocument()
})

test('describes the group with its hint and its error, and an unavailable day with the reason', () => {
  const { group } = renderPicker([], {
    hint: 'Some.',
    error: 'Choose a day',
    availableDays: ['monday'],
    unavailableReason: 'Only Monday.',
  })
  expect(group).toHaveAccessibleDescription('Some. Choose a day')
  expect(getDayButton('viernes')).toHaveAccessibleDescription('Only Monday.')
})

test('disables every day while the field is disabled', () => {
  renderPicker(['monday'], { disabled: true })
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('WeekdayCircles renders only the highlighted days for screen readers, with their full names', () => {
  render(<WeekdayCircles label="Comes on" labels={labels} days={['wednesday', 'sunday']} />)
  expect(screen.getByRole('list', { name: 'Comes on' })).toBeVisible()
  const itemTexts = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(itemTexts).toEqual(['Mmiércoles', 'Ddomingo'])
})
