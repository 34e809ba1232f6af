import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDateField } from './date-field'

test.each([
  ['24-11-2026', '24-11-2026'],
  ['24/11/2026', '24-11-2026'],
  ['24112026', '24-11-2026'],
])('reads the typed text %s as a day, and shows the day as %s on blur', async (typedText, expectedText) => {
  const { user, input, onChange, onInvalidText } = renderDateField()
  await user.type(input, typedText)
  expect(onChange.mock.calls).toEqual([['2026-11-24']])
  await user.tab()
  expect(input).toHaveValue(expectedText)
  expect(onInvalidText).not.toHaveBeenCalled()
})

test('shows the day in the given `format`', () => {
  const { input } = renderDateField('2026-11-24', { format: 'DD/MM/YYYY' })
  expect(input).toHaveValue('24/11/2026')
})

test('does not clear the value while the user corrects a digit', async () => {
  const { user, input, onChange } = renderDateField('2026-11-24')
  await user.type(input, '{Backspace}7')
  expect(onChange.mock.calls).toEqual([['2027-11-24']])
})

test('on blur, keeps a text that is not a date, clears the value and shows an error', async () => {
  const { user, input, onChange, onInvalidText, form } = renderDateField('2026-11-24')
  await user.clear(input)
  await user.type(input, '31-02-2026')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(form.checkValidity()).toBe(false)
  await user.tab()
  expect(input).toHaveValue('31-02-2026')
  expect(onChange.mock.calls).toEqual([['']])
  expect(onInvalidText.mock.calls).toEqual([['31-02-2026']])
  expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(input).toHaveAccessibleDescription('No date')
  expect(input.validationMessage).toBe('No date')
})

test('is valid as soon as the user changes an invalid text to a date', async () => {
  const { user, input, onChange, onInvalidText, form } = renderDateField()
  await user.type(input, '31-02-2026')
  await user.tab()
  await user.clear(input)
  await user.type(input, '28-02-2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-02-28')
  expect(onInvalidText.mock.calls).toEqual([['31-02-2026'], ['']])
  expect(input).toBeValid()
  expect(form.checkValidity()).toBe(true)
})

test('opens with the given text that is not a date, and reports its removal', async () => {
  const { user, input, onInvalidText, form } = renderDateField('', { initialInvalidText: '31-02-2026' })
  expect(input).toHaveValue('31-02-2026')
  expect(input).toHaveAccessibleDescription('No date')
  expect(form.checkValidity()).toBe(false)
  await user.clear(input)
  await user.tab()
  expect(onInvalidText.mock.calls).toEqual([['']])
  expect(input).toBeValid()
})

test('clears the value without an error if the text is empty', async () => {
  const { user, input, onChange, onInvalidText, form } = renderDateField('2026-11-24')
  await user.clear(input)
  await user.tab()
  expect(onChange.mock.calls).toEqual([['']])
  expect(onInvalidText).not.toHaveBeenCalled()
  expect(input).toBeValid()
  expect(form.checkValidity()).toBe(true)
})

test('shows `invalidMessage` instead of `error` if the text is not a date', async () => {
  const { user, input } = renderDateField('', { error: 'Choose a day' })
  expect(input).toHaveAccessibleDescription('Choose a day')
  await user.type(input, 'tomorrow')
  await user.tab()
  expect(input).toHaveAccessibleDescription('No date')
})

test('clears the value on Enter if the text is not a date', async () => {
  const { user, input, onChange } = renderDateField('2026-11-24')
  await user.clear(input)
  await user.type(input, 'x{Enter}')
  expect(onChange.mock.calls).toEqual([['']])
})

test('replaces a text that is not a date when the parent sets the value', async () => {
  const { user, input, onInvalidText } = renderDateField()
  await user.type(input, 'tomorrow')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(input).toHaveValue('31-12-2026')
  expect(input).toBeValid()
  expect(onInvalidText).toHaveBeenLastCalledWith('')
})

test('calls onChange with a typed day outside the limits, so that the form can reject the day', async () => {
  const { user, input, onChange } = renderDateField('', { min: '2026-11-24' })
  await user.type(input, '01-01-2020')
  expect(onChange).toHaveBeenLastCalledWith('2020-01-01')
})
