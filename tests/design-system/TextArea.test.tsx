import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { StatefulSpecimen } from '@/design-system/specimen'

const renderField = (props: { maxLength?: number; error?: string } = {}) => {
  render(
    <StatefulSpecimen initial="">
      {(value, setValue) => (
        <TextArea
          label="Note"
          name="note"
          {...props}
          formatCounter={(used, limit) => `${used} of ${limit}`}
          value={value}
          onChange={setValue}
        />
      )}
    </StatefulSpecimen>,
  )
  return { user: userEvent.setup(), input: screen.getByRole('textbox', { name: 'Note' }) }
}

test('accepts several lines', async () => {
  const { user, input } = renderField()
  await user.type(input, 'One{Enter}Two')
  expect(input).toHaveValue('One\nTwo')
})

test('counts the characters, describes the field by the counter, and accepts no characters beyond the limit', async () => {
  const { user, input } = renderField({ maxLength: 5 })
  expect(input).toHaveAccessibleDescription('0 of 5')
  await user.type(input, 'abcdefgh')
  expect(input).toHaveValue('abcde')
  expect(screen.getByText('5 of 5')).toBeVisible()
})

test('has no counter without `maxLength`', () => {
  renderField()
  expect(screen.queryByText(/of/)).not.toBeInTheDocument()
})

test('is described by error and counter', () => {
  const { input } = renderField({ maxLength: 5, error: 'Write it' })
  expect(input).toHaveAccessibleDescription('Write it 0 of 5')
  expect(input).toBeInvalid()
})
