import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { draw } from './date-range-field'

const week = { from: '2026-11-24', to: '2026-11-30' }

test('shows both days in the local format', () => {
  const { from, to } = draw(week)
  expect(from).toHaveValue('24-11-2026')
  expect(to).toHaveValue('30-11-2026')
})

test('keeps the other day when one day is typed', async () => {
  const { user, from, to, onChange } = draw(week)
  await user.clear(to)
  await user.type(to, '05122026')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-12-05' })
  await user.clear(from)
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-12-05' })
})

test('keeps text that is not a date, shows an error and marks only that input invalid', async () => {
  const { user, from, to, group } = draw(week)
  await user.clear(to)
  await user.type(to, '31-02-2026')
  await user.tab()
  expect(to).toHaveValue('31-02-2026')
  expect(to).toBeInvalid()
  expect(from).toBeValid()
  expect(group).toHaveAccessibleDescription('No date')
  expect(to.checkValidity()).toBe(false)
})

test('marks both inputs invalid for an error of the form, and focuses the first input', async () => {
  const { from, to, group } = draw(week, { error: 'The last day is before the first' })
  expect(from).toBeInvalid()
  expect(to).toBeInvalid()
  expect(group).toHaveAccessibleDescription('The last day is before the first')
  expect(focusFirstInvalid(document)).toBe(true)
  expect(from).toHaveFocus()
})

test('focuses the invalid input if the other input is valid', async () => {
  const { user, from, to } = draw(week)
  await user.clear(to)
  await user.type(to, 'soon')
  await user.click(from)
  from.blur()
  expect(focusFirstInvalid(document)).toBe(true)
  expect(to).toHaveFocus()
})

test('passes on a typed range in the wrong order, which the form rejects', async () => {
  const { user, from, onChange } = draw(week)
  await user.clear(from)
  await user.type(from, '25/12/2026')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-25', to: '2026-11-30' })
})

test('calls onBlur once the focus leaves the whole field', async () => {
  const { user, from, to, button, onBlur } = draw(week)
  await user.click(from)
  await user.tab()
  expect(to).toHaveFocus()
  await user.tab()
  expect(button).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('replaces the typed text by a value from the parent', async () => {
  const { user, from, to } = draw({ from: '', to: '' })
  await user.type(from, '01122026')
  await user.type(to, '05122026')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(to).toHaveValue(''))
  expect(from).toHaveValue('')
})

test('marks both inputs as required', () => {
  const { from, to } = draw(week, { required: true })
  expect(from).toBeRequired()
  expect(to).toBeRequired()
})

test('disables both inputs and the calendar button', () => {
  const { from, to, button } = draw(week, { disabled: true })
  for (const control of [from, to, button]) expect(control).toBeDisabled()
})
