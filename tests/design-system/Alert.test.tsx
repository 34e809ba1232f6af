import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Alert } from '@/design-system/components/Alert/Alert'

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('gives a live alert with the tone %s the role %s', (tone, role) => {
  render(
    <Alert tone={tone} isLive title="What happened">
      What to do
    </Alert>,
  )
  expect(screen.getByRole(role)).toHaveTextContent('What happenedWhat to do')
})

test('has no `alert` role without the `isLive` prop', () => {
  render(<Alert tone="danger" title="What happened" />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('What happened')).toBeInTheDocument()
})

test('announces the `toneLabel` before the title', () => {
  render(<Alert tone="danger" isLive toneLabel="Error" title="Not saved" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not saved')
})

test('has a button only with the `dismiss` prop; a click on the button calls `onDismiss`', async () => {
  const user = userEvent.setup()
  const onDismiss = vi.fn()
  const { rerender } = render(<Alert title="News" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()

  rerender(<Alert title="News" dismiss={{ label: 'Dismiss', onDismiss }} />)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
