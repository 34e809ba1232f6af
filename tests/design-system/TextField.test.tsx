import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from '@/design-system/components/TextField/TextField'
import { StatefulSpecimen } from '@/design-system/specimen'

const renderField = (props: Partial<ComponentProps<typeof TextField>> = {}) => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={props.value ?? ''}>
      {(value, setValue) => (
        <TextField
          label="Name"
          name="name"
          {...props}
          value={value}
          onChange={(text) => {
            onChange(text)
            setValue(text)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), onChange, input: screen.getByRole<HTMLInputElement>('textbox') }
}

test('is named by its label, and focused by a click on the label', async () => {
  const { user, input } = renderField()
  await user.click(screen.getByText('Name'))
  expect(input).toHaveFocus()
  expect(input).toHaveAccessibleName('Name')
  expect(input).toHaveAttribute('name', 'name')
})

test('marks a required field visibly and for screen readers, without the native validation of the browser', () => {
  const { input } = renderField({ required: true, requiredMark: '(needed)' })
  expect(screen.getByText('(needed)')).toBeVisible()
  expect(input).toHaveAccessibleName('Name')
  expect(input).toHaveAttribute('aria-required', 'true')
  expect(input).not.toHaveAttribute('required')
})

test('is described by its hint, its error and the element to which `aria-describedby` refers', () => {
  render(<p id="more">And more.</p>)
  const { input } = renderField({ hint: 'As written.', error: 'Write the name', 'aria-describedby': 'more' })
  expect(input).toHaveAccessibleDescription('As written. Write the name And more.')
  expect(input).toBeInvalid()
  expect(screen.getByText('Write the name').parentElement?.querySelector('svg')).not.toBeNull()
})

test('is valid and has no description if it has no error and no hint', () => {
  const { input } = renderField()
  expect(input).toBeValid()
  expect(input).not.toHaveAttribute('aria-describedby')
})

test('calls onChange for each letter', async () => {
  const { user, input, onChange } = renderField()
  await user.type(input, 'Ana')
  expect(onChange.mock.calls).toEqual([['A'], ['An'], ['Ana']])
})

test('passes type, inputMode, autoComplete and maxLength to the input', () => {
  const { input } = renderField({ type: 'tel', inputMode: 'numeric', autoComplete: 'tel', maxLength: 10 })
  expect(input).toHaveAttribute('type', 'tel')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAttribute('autocomplete', 'tel')
  expect(input).toHaveAttribute('maxlength', '10')
})

test('accepts no input while the field is disabled', async () => {
  const { user, input, onChange } = renderField({ disabled: true })
  await user.type(input, 'x')
  expect(onChange).not.toHaveBeenCalled()
})

test('excludes prefix and suffix from the accessible name', () => {
  const { input } = renderField({ prefix: <svg aria-hidden="true" />, suffix: 'km' })
  expect(input).toHaveAccessibleName('Name')
  expect(screen.getByText('km')).toBeVisible()
})

test('normalizes typed and pasted text', async () => {
  const { user, input } = renderField({ normalize: (text) => text.toUpperCase() })
  await user.type(input, 'ab')
  await user.paste(' 12cd')
  expect(input).toHaveValue('AB 12CD')
})

test('in the middle of a normalized text, keeps the caret after the typed letters', async () => {
  const { user, input } = renderField({ value: 'AD', normalize: (text) => text.toUpperCase() })
  await user.type(input, 'bc', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input).toHaveValue('ABCD')
  expect(input.selectionStart).toBe(3)
})

test('does not move the caret if `normalize` removes the typed character', async () => {
  const { user, input } = renderField({ value: '1234', normalize: (text) => text.replace(/\D/g, '') })
  await user.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input).toHaveValue('1234')
  expect(input.selectionStart).toBe(2)
})

test('does not normalize the text of an IME composition until the composition ends', () => {
  const { input, onChange } = renderField({ normalize: (text) => text.toUpperCase() })
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: 'a' }, isComposing: true })
  expect(onChange).toHaveBeenLastCalledWith('a')
  fireEvent.compositionEnd(input)
  expect(onChange).toHaveBeenLastCalledWith('A')
})
