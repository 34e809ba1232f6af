import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { AvatarPicker } from '@/design-system/components/AvatarPicker/AvatarPicker'

function renderPicker(props: Partial<ComponentProps<typeof AvatarPicker>> = {}) {
  const onToggle = vi.fn()
  render(
    <AvatarPicker
      label="Who"
      name="people"
      value={['2']}
      onToggle={onToggle}
      options={[
        { value: '1', name: 'Ana Paz' },
        { value: '2', name: 'Bruno Sosa', description: 'Document 30111222' },
      ]}
      placeholderCount={6}
      loadingLabel="Loading people"
      {...props}
    />,
  )
  return { user: userEvent.setup(), onToggle, group: screen.getByRole('group', { name: 'Who' }) }
}

test('shows the chosen people as pressed, and passes the toggled person', async () => {
  const { user, onToggle } = renderPicker()
  expect(screen.getByRole('button', { name: 'Ana Paz' })).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'Bruno Sosa Document 30111222' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Ana Paz' }))
  await user.tab()
  await user.keyboard(' ')
  expect(onToggle.mock.calls).toEqual([['1'], ['2']])
})

test('announces that the people load', () => {
  renderPicker({ options: undefined })
  expect(screen.getByRole('status')).toHaveTextContent('Loading people')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('is described by hint and error, and disables every person', () => {
  const { group } = renderPicker({ hint: 'One or more.', error: 'Choose somebody', disabled: true })
  expect(group).toHaveAccessibleDescription('One or more. Choose somebody')
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
})
