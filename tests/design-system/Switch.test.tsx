import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from '@/design-system/components/Switch/Switch'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = { disabled?: boolean; hint?: string; error?: string; required?: boolean }

const renderSwitch = (props: Props = {}) => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={false}>
      {(value, setValue) => (
        <Switch
          label="Tell me when they come in"
          name="notify"
          {...props}
          value={value}
          onChange={(isOn) => {
            onChange(isOn)
            setValue(isOn)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  const control = screen.getByRole('switch', { name: 'Tell me when they come in' })
  return { user: userEvent.setup(), onChange, control }
}

test('is switched by a click on the label and by the space bar', async () => {
  const { user, control, onChange } = renderSwitch()
  expect(control).not.toBeChecked()
  await user.click(screen.getByText('Tell me when they come in'))
  expect(control).toBeChecked()
  await user.keyboard(' ')
  expect(control).not.toBeChecked()
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('is described by hint and error', () => {
  const { control } = renderSwitch({ hint: 'By a message.', error: 'Switch it on to go on', required: true })
  expect(control).toHaveAccessibleDescription('By a message. Switch it on to go on')
  expect(control).toBeInvalid()
  expect(control).toHaveAttribute('aria-required', 'true')
})

test('does not change by a click, and is not a tab stop, while it is disabled', async () => {
  const { user, control, onChange } = renderSwitch({ disabled: true })
  await user.click(screen.getByText('Tell me when they come in'))
  await user.tab()
  expect(document.body).toHaveFocus()
  expect(control).not.toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
})
