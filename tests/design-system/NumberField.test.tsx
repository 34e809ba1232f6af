import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { StatefulSpecimen } from '@/design-system/specimen'

const renderField = (initial: number | null, limits: { min?: number; max?: number; step?: number } = {}) => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <NumberField
          label="Guests"
          name="guests"
          decreaseLabel="One less"
          increaseLabel="One more"
          {...limits}
          value={value}
          onChange={(number) => {
            onChange(number)
            setValue(number)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), onChange, input: screen.getByRole('spinbutton', { name: 'Guests' }) }
}

test('is a text box with a numeric keyboard, a value and limits', () => {
  const { input } = renderField(4, { min: 2, max: 10 })
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAttribute('aria-valuenow', '4')
  expect(input).toHaveAttribute('aria-valuemin', '2')
  expect(input).toHaveAttribute('aria-valuemax', '10')
})

test.each([
  ['12', 12, '12'],
  ['1a2', Number.NaN, '1a2'],
  ['-3', -3, '-3'],
  ['2,5', 2.5, '2,5'],
  ['2.5', 2.5, '2.5'],
  ['1e3', Number.NaN, '1e3'],
  ['007', 7, '7'],
  ['0', 0, '0'],
  ['99999999999999999999', 1e20, '99999999999999999999'],
])(
  'parses the typed text %j as the number %d, and shows the text %j after blur',
  async (typedText, number, textAfterBlur) => {
    const { user, input, onChange } = renderField(null)
    await user.type(input, typedText)
    expect(onChange).toHaveBeenLastCalledWith(number)
    expect(input).toHaveValue(typedText)
    await user.tab()
    expect(input).toHaveValue(textAfterBlur)
  },
)

test('has the value null for an empty text', async () => {
  const { user, input, onChange } = renderField(12)
  await user.clear(input)
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(input).not.toHaveAttribute('aria-valuenow')
})

test('passes a typed number outside the limits to onChange', async () => {
  const { user, input, onChange } = renderField(null, { min: 2, max: 5 })
  await user.type(input, '99')
  expect(onChange).toHaveBeenLastCalledWith(99)
})

test.each([
  ['{ArrowUp}', 4, 6],
  ['{ArrowDown}', 4, 2],
  ['{ArrowUp}', 9, 10],
  ['{ArrowUp}', 10, 10],
  ['{ArrowDown}', 3, 2],
  ['{ArrowUp}', null, 2],
  ['{ArrowDown}', 99, 10],
  ['{ArrowUp}', 2.5, 4],
  ['{ArrowDown}', 7.5, 6],
])('steps by %s from %s to %d (minimum 2, maximum 10, step 2)', async (key, initialValue, steppedValue) => {
  const { user, input } = renderField(initialValue, { min: 2, max: 10, step: 2 })
  await user.click(input)
  await user.keyboard(key)
  expect(input).toHaveValue(String(steppedValue))
})

test('the buttons change the value by 1, are disabled at the limits, and are not tab stops', async () => {
  const { user, input } = renderField(2, { min: 2, max: 3 })
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(input).toHaveValue('3')
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'One less' }))
  expect(input).toHaveValue('2')
  await user.click(input)
  await user.tab()
  expect(document.body).toHaveFocus()
})

test.each([Number.NaN, 1e300, Number.NEGATIVE_INFINITY])(
  'shows no text for the value %s, and steps from this value to the minimum',
  async (invalidNumber) => {
    const { user, input, onChange } = renderField(invalidNumber, { min: 2 })
    expect(input).toHaveDisplayValue('')
    expect(input).not.toHaveAttribute('aria-valuenow')
    await user.click(input)
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(2)
  },
)
