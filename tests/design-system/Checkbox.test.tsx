import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { StatefulSpecimen } from '@/design-system/specimen'

const renderCheckbox = (
  props: { disabled?: boolean; hint?: string; error?: string; required?: boolean } = {},
) => {
  render(
    <StatefulSpecimen initial={false}>
      {(value, setValue) => (
        <Checkbox label="I agree" name="terms" {...props} value={value} onChange={setValue} />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), box: screen.getByRole('checkbox', { name: 'I agree' }) }
}

test('changes the value by a click on the label and by the space bar', async () => {
  const { user, box } = renderCheckbox()
  await user.click(screen.getByText('I agree'))
  expect(box).toBeChecked()
  await user.keyboard(' ')
  expect(box).not.toBeChecked()
})

test('has the hint and the error as description, and is marked invalid and required', () => {
  const { box } = renderCheckbox({ hint: 'Read them first.', error: 'Agree to go on', required: true })
  expect(box).toHaveAccessibleDescription('Read them first. Agree to go on')
  expect(box).toBeInvalid()
  expect(box).toHaveAttribute('aria-required', 'true')
})

test('a click on the label of a disabled checkbox does not change the value', async () => {
  const { user, box } = renderCheckbox({ disabled: true })
  await user.click(screen.getByText('I agree'))
  expect(box).not.toBeChecked()
})
