import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { renderDateRangeField } from './date-range-field'

const week = { from: '2026-11-24', to: '2026-11-30' }

test('shows both days in the format DD-MM-YYYY', () => {
  const { fromInput, toInput } = renderDateRangeField(week)
  expect(fromInput).toHaveValue('24-11-2026')
  expect(toInput).toHaveValue('30-11-2026')
})

test('changes only one day of the range when the user types or clears that day', async () => {
  const { user, fromInput, toInput, onChange } = renderDateRangeField(week)
  await user.clear(toInput)
  await user.type(toInput, '05122026')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-12-05' })
  await user.clear(fromInput)
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-12-05' })
})

test('keeps a text that is not a date, shows an error and marks only the input with this text invalid', async () => {
  const { user, fromInput, toInput, group } = renderDateRangeField(week)
  await user.clear(toInput)
  await user.type(toInput, '31-02-2026')
  await user.tab()
  expect(toInput).toHaveValue('31-02-2026')
  expect(toInput).toBeInvalid()
  expect(fromInput).toBeValid()
  expect(group).toHaveAccessibleDescription('No date')
  expect(toInput.checkValidity()).toBe(false)
})

test('marks both inputs invalid with the `error` prop; `focusFirstInvalid` then focuses the first input', async () => {
  const { fromInput, toInput, group } = renderDateRangeField(week, {
    error: 'The last day is before the first',
  })
  expect(fromInput).toBeInvalid()
  expect(toInput).toBeInvalid()
  expect(group).toHaveAccessibleDescription('The last day is before the first')
  expect(focusFirstInvalid(document)).toBe(true)
  expect(fromInput).toHaveFocus()
})

test('`focusFirstInvalid` focuses the second input if only that input is invalid', async () => {
  const { user, fromInput, toInput } = renderDateRangeField(week)
  await user.clear(toInput)
  await user.type(toInput, 'soon')
  await user.click(fromInput)
  fromInput.blur()
  expect(focusFirstInvalid(document)).toBe(true)
  expect(toInput).toHaveFocus()
})

test('calls onChange with a range that ends before it begins, and shows no error', async () => {
  const { user, fromInput, toInput, group, onChange } = renderDateRangeField(week)
  await user.clear(fromInput)
  await user.type(fromInput, '25/12/2026')
  await user.tab()
  expect(onChange.mock.lastCall).toEqual([{ from: '2026-12-25', to: '2026-11-30' }])
  expect(fromInput).toHaveValue('25-12-2026')
  expect(toInput).toHaveValue('30-11-2026')
  // Only the form knows whether it accepts the range, so the field itself reports no error.
  expect(fromInput).toBeValid()
  expect(toInput).toBeValid()
  expect(group).not.toHaveAccessibleDescription()
})

test('calls onBlur when the focus leaves the whole field', async () => {
  const { user, fromInput, toInput, button, onBlur } = renderDateRangeField(week)
  await user.click(fromInput)
  await user.tab()
  expect(toInput).toHaveFocus()
  await user.tab()
  expect(button).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('clears both typed texts when the parent clears the value', async () => {
  const { user, fromInput, toInput } = renderDateRangeField({ from: '', to: '' })
  await user.type(fromInput, '01122026')
  await user.type(toInput, '05122026')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(toInput).toHaveValue(''))
  expect(fromInput).toHaveValue('')
})

test('marks both inputs of a required field as required', () => {
  const { fromInput, toInput } = renderDateRangeField(week, { required: true })
  expect(fromInput).toBeRequired()
  expect(toInput).toBeRequired()
})

test('disables both inputs and the calendar button of a disabled field', () => {
  const { fromInput, toInput, button } = renderDateRangeField(week, { disabled: true })
  for (const control of [fromInput, toInput, button]) expect(control).toBeDisabled()
})
