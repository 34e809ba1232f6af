import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TimeField } from '@/design-system/components/TimeField/TimeField'
import { buildTimeOptions } from '@/design-system/components/TimeField/time-options'
import { StatefulSpecimen } from '@/design-system/specimen'

test.each([
  [
    'limits on the step',
    { min: '08:00', max: '09:00', step: 15 },
    '',
    ['08:00', '08:15', '08:30', '08:45', '09:00'],
  ],
  ['limits between two steps', { min: '08:10', max: '08:50', step: 30 }, '', ['08:30']],
  [
    'a value between two steps',
    { min: '08:00', max: '09:00', step: 30 },
    '08:20',
    ['08:00', '08:20', '08:30', '09:00'],
  ],
  ['a value after `max`', { min: '08:00', max: '08:30', step: 30 }, '23:59', ['08:00', '08:30', '23:59']],
  ['a value on the step', { min: '08:00', max: '08:30', step: 30 }, '08:30', ['08:00', '08:30']],
])(
  'offers the multiples of `step` within the limits, and the value if there is one: %s',
  (_, range, value, expected) => {
    expect(buildTimeOptions(range, value)).toEqual(expected)
  },
)

test('offers all 96 quarter-hour times of a day, of which 23:45 is the last', () => {
  const times = buildTimeOptions({ min: '00:00', max: '23:59', step: 15 }, '')
  expect(times).toHaveLength(96)
  expect(times.at(-1)).toBe('23:45')
})

test('offers 23:59, which is between two steps, only while 23:59 is the value', async () => {
  const user = userEvent.setup()
  render(
    <StatefulSpecimen initial="23:59">
      {(value, setValue) => (
        <TimeField label="Until" name="until" placeholder="Choose" value={value} onChange={setValue} />
      )}
    </StatefulSpecimen>,
  )
  const select = screen.getByRole('combobox', { name: 'Until' })
  expect(select).toHaveDisplayValue('23:59')
  await user.selectOptions(select, '18:30')
  expect(select).toHaveValue('18:30')
  expect(screen.queryByRole('option', { name: '23:59' })).not.toBeInTheDocument()
})

test.each([0, -15, Number.NaN])('offers every minute for the invalid step %s', (step) => {
  render(
    <TimeField label="Until" name="u" value="" onChange={() => {}} min="10:00" max="10:03" step={step} />,
  )
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('10:02')
})

test('offers only the value if `min` is after `max`', () => {
  render(<TimeField label="Until" name="u" value="12:00" onChange={() => {}} min="20:00" max="08:00" />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['12:00'])
})
