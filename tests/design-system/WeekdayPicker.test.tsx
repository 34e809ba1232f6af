import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import type { PickerWeekday, WeekdayWords } from '@/design-system/components/WeekdayPicker/weekday'
import { Live } from '@/design-system/specimen'

const words: WeekdayWords = {
  monday: { letter: 'L', name: 'lunes' },
  tuesday: { letter: 'M', name: 'martes' },
  wednesday: { letter: 'M', name: 'miércoles' },
  thursday: { letter: 'J', name: 'jueves' },
  friday: { letter: 'V', name: 'viernes' },
  saturday: { letter: 'S', name: 'sábado' },
  sunday: { letter: 'D', name: 'domingo' },
}

const draw = (initial: PickerWeekday[], props: Partial<ComponentProps<typeof WeekdayPicker>> = {}) => {
  const onChange = vi.fn()
  render(
    <Live initial={initial}>
      {(value, setValue) => (
        <WeekdayPicker
          label="Days"
          name="days"
          words={words}
          {...props}
          value={value}
          onChange={(days) => {
            onChange(days)
            setValue(days)
          }}
        />
      )}
    </Live>,
  )
  return { user: userEvent.setup(), onChange, group: screen.getByRole('group', { name: 'Days' }) }
}
const day = (name: string) => screen.getByRole('button', { name })

test('seven letters with full names, Monday first', () => {
  draw(['monday'])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D'])
  expect(day('miércoles')).toHaveAttribute('aria-pressed', 'false')
  expect(day('lunes')).toHaveAttribute('aria-pressed', 'true')
})

test('passes on the days in the order of the week', async () => {
  const { user, onChange } = draw(['thursday'])
  await user.click(day('domingo'))
  await user.click(day('lunes'))
  await user.click(day('jueves'))
  expect(onChange.mock.calls).toEqual([
    [['thursday', 'sunday']],
    [['monday', 'thursday', 'sunday']],
    [['monday', 'sunday']],
  ])
})

test.each(['{Enter}', ' '])('the key %j toggles, and Tab goes from day to day', async (key) => {
  const { user, onChange } = draw([])
  await user.tab()
  expect(day('lunes')).toHaveFocus()
  await user.tab()
  await user.keyboard(key)
  expect(onChange.mock.calls).toEqual([[['tuesday']]])
  expect(day('martes')).toHaveFocus()
})

test('an unavailable day shows its reason and cannot be toggled', async () => {
  const { user, onChange } = draw([], { availableDays: ['monday'], unavailableReason: 'Only Monday.' })
  expect(screen.getByText('Only Monday.')).toBeVisible()
  await user.click(day('viernes'))
  expect(onChange).not.toHaveBeenCalled()
  expect(day('viernes')).toHaveFocus()
  expect(day('viernes')).toHaveAttribute('aria-disabled', 'true')
  expect(day('viernes')).toHaveAccessibleDescription('Only Monday.')
  expect(day('lunes')).not.toHaveAccessibleDescription()
})

test('shows no reason while every day is available', () => {
  draw([], { unavailableReason: 'Only Monday.' })
  expect(screen.queryByText('Only Monday.')).not.toBeInTheDocument()
})

test('hint and error describe the group, and the reason still describes the day', () => {
  const { group } = draw([], {
    hint: 'Some.',
    error: 'Choose a day',
    availableDays: ['monday'],
    unavailableReason: 'Only Monday.',
  })
  expect(group).toHaveAccessibleDescription('Some. Choose a day')
  expect(day('viernes')).toHaveAccessibleDescription('Only Monday.')
})

test('disabled, no day can be pressed', () => {
  draw(['monday'], { disabled: true })
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})

test('screen readers get a list of the full names of the highlighted days', () => {
  render(<WeekdayCircles label="Comes on" words={words} days={['wednesday', 'sunday']} />)
  expect(screen.getByRole('list', { name: 'Comes on' })).toBeVisible()
  const named = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(named).toEqual(['Mmiércoles', 'Ddomingo'])
})
