import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from '@/design-system/components/Select/Select'
import { StatefulSpecimen } from '@/design-system/specimen'

const options = [
  { value: 'a', label: 'Guest' },
  { value: 'b', label: 'Worker' },
  { value: 'c', label: 'Agency', disabled: true },
]

const renderSelect = (required = false, initial = '') => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <Select
          label="Kind"
          name="kind"
          placeholder="Choose"
          required={required}
          options={options}
          value={value}
          onChange={(chosenValue) => {
            onChange(chosenValue)
            setValue(chosenValue)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), onChange, select: screen.getByRole('combobox', { name: 'Kind' }) }
}

test('with `opensOnArrow`, an arrow key opens the list, and chooses nothing', async () => {
  const showPicker = vi.fn()
  HTMLSelectElement.prototype.showPicker = showPicker
  try {
    render(<Select label="Kind" name="kind" opensOnArrow value="a" options={options} onChange={() => {}} />)
    const select = screen.getByRole('combobox', { name: 'Kind' })
    // The event is cancelled, so that the browser does not choose the next option.
    expect(fireEvent.keyDown(select, { key: 'ArrowDown' })).toBe(false)
    expect(fireEvent.keyDown(select, { key: 'ArrowUp' })).toBe(false)
    expect(showPicker).toHaveBeenCalledTimes(2)
    expect(fireEvent.keyDown(select, { key: 'l' })).toBe(true)
    expect(fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true })).toBe(true)
    showPicker.mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError')
    })
    expect(fireEvent.keyDown(select, { key: 'ArrowDown' })).toBe(true)
    expect(showPicker).toHaveBeenCalledTimes(3)
  } finally {
    Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker')
  }
  expect(fireEvent.keyDown(screen.getByRole('combobox', { name: 'Kind' }), { key: 'ArrowDown' })).toBe(true)
})

test('shows the placeholder without a value', () => {
  const { select } = renderSelect()
  expect(select).toHaveValue('')
  expect(select).toHaveDisplayValue('Choose')
})

test('calls onChange with the chosen value', async () => {
  const { user, select, onChange } = renderSelect()
  await user.selectOptions(select, 'Worker')
  expect(onChange.mock.calls).toEqual([['b']])
  expect(select).toHaveDisplayValue('Worker')
})

test('enables the placeholder option, which clears the field, if the field is optional', () => {
  renderSelect(false, 'a')
  expect(screen.getByRole('option', { name: 'Choose' })).toBeEnabled()
})

test('disables the placeholder option if the field is required', () => {
  renderSelect(true, 'a')
  expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled()
})

test('enables the placeholder option of a required field with `isClearable`', () => {
  render(
    <Select
      label="Kind"
      name="kind"
      placeholder="Choose"
      required
      isClearable
      value="a"
      options={options}
      onChange={() => {}}
    />,
  )
  expect(screen.getByRole('option', { name: 'Choose' })).toBeEnabled()
})

test('shows a disabled option, which the user cannot choose', () => {
  renderSelect()
  expect(screen.getByRole('option', { name: 'Agency' })).toBeDisabled()
})

test.each([
  ['gone', 'Choose'],
  ['gone', undefined],
  ['', undefined],
])(
  'if no option has the value “%s”, shows the placeholder or no text (placeholder: %s)',
  (value, placeholder) => {
    render(
      <Select
        label="Sort"
        name="sort"
        required
        value={value}
        onChange={() => {}}
        options={options}
        placeholder={placeholder}
      />,
    )
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue(placeholder ?? '')
  },
)
