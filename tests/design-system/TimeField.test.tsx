import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TimeField } from '@/design-system/components/TimeField/TimeField'
import { timeOptions } from '@/design-system/components/TimeField/time-options'
import { Live } from '@/design-system/specimen'

test.each([
  ['a range', { min: '08:00', max: '09:00', step: 15 }, '', ['08:00', '08:15', '08:30', '08:45', '09:00']],
  ['a start off the step', { min: '08:10', max: '08:50', step: 30 }, '', ['08:30']],
  [
    'a value off the step',
    { min: '08:00', max: '09:00', step: 30 },
    '08:20',
    ['08:00', '08:20', '08:30', '09:00'],
  ],
  [
    'a value out of the range',
    { min: '08:00', max: '08:30', step: 30 },
    '23:59',
    ['08:00', '08:30', '23:59'],
  ],
  ['a value on the step', { min: '08:00', max: '08:30', step: 30 }, '08:30', ['08:00', '08:30']],
])('%s: the times on offer', (_, range, value, expected) => {
  expect(timeOptions(range, value)).toEqual(expected)
})

test('a whole day has 96 quarters, the last at 23:45', () => {
  const times = timeOptions({ min: '00:00', max: '23:59', step: 15 }, '')
  expect(times).toHaveLength(96)
  expect(times.at(-1)).toBe('23:45')
})

test('23:59 is shown and stays on offer after another choice only while it is chosen', async () => {
  const user = userEvent.setup()
  render(
    <Live initial="23:59">
      {(value, setValue) => (
        <TimeField label="Until" name="until" placeholder="Choose" value={value} onChange={setValue} />
      )}
    </Live>,
  )
  const select = screen.getByRole('combobox', { name: 'Until' })
  expect(select).toHaveDisplayValue('23:59')
  await user.selectOptions(select, '18:30')
  expect(select).toHaveValue('18:30')
  expect(screen.queryByRole('option', { name: '23:59' })).not.toBeInTheDocument()
})

test.each([0, -15, Number.NaN])(
  'a step of %s offers every minute instead of none or endlessly many',
  (step) => {
    render(
      <TimeField label="Until" name="u" value="" onChange={() => {}} min="10:00" max="10:03" step={step} />,
    )
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toContain('10:02')
  },
)

test('with the limits the wrong way round only what is chosen is offered', () => {
  render(<TimeField label="Until" name="u" value="12:00" onChange={() => {}} min="20:00" max="08:00" />)
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['12:00'])
})
