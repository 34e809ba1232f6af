import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { StatefulSpecimen } from '@/design-system/specimen'

const renderField = (disabled = false) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form>
      <StatefulSpecimen initial="">
        {(value, setValue) => (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            showLabel="Show"
            hideLabel="Hide"
            disabled={disabled}
            value={value}
            onChange={setValue}
          />
        )}
      </StatefulSpecimen>
    </form>,
  )
  document.forms[0]?.addEventListener('submit', onSubmit)
  return { user: userEvent.setup(), onSubmit, input: screen.getByLabelText('Password') }
}

test('hides the password at first, and shows and hides the password by keyboard', async () => {
  const { user, input } = renderField()
  await user.type(input, 'secret')
  expect(input).toHaveAttribute('type', 'password')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(input).toHaveAttribute('type', 'text')
  await user.keyboard(' ')
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('secret')
})

test('labels the button by its action', async () => {
  const { user } = renderField()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible()
})

test('does not submit the form when the user shows the password', async () => {
  const { user, onSubmit } = renderField()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('accepts pasted text', async () => {
  const { user, input } = renderField()
  await user.click(input)
  await user.paste('from a manager')
  expect(input).toHaveValue('from a manager')
})

test('hides the password again on submit', async () => {
  const { user, input } = renderField()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  fireEvent.submit(input.closest('form') as HTMLFormElement)
  expect(input).toHaveAttribute('type', 'password')
})

test('disables spell checking and automatic capitals, and passes `autoComplete` to the input', () => {
  const { input } = renderField()
  expect(input).toHaveAttribute('autocomplete', 'current-password')
  expect(input).toHaveAttribute('spellcheck', 'false')
  expect(input).toHaveAttribute('autocapitalize', 'none')
})

test('disables the input and the button while the field is disabled', () => {
  const { input } = renderField(true)
  expect(input).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled()
})
