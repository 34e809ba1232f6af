import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from '@/design-system/components/IconButton/IconButton'

test('has the label as accessible name and as tooltip, but not as description', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} onClick={onClick} />)
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Close')
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button).not.toHaveAccessibleDescription()
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

test('shows the label and the `disabledReason` in the tooltip, and is described only by the `disabledReason`', async () => {
  const user = userEvent.setup()
  render(<IconButton label="Delete" icon={<svg aria-hidden="true" />} disabledReason="It has visits." />)
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete. It has visits.')
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('It has visits.')
})
