import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/design-system/components/Button/Button'

test('runs its action and does not submit a form by default', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('keeps the name and the focus and ignores clicks while the button is loading', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()

  rerender(
    <Button onClick={onClick} loading>
      Save
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
})

test('does not submit the form by a click or Enter while the button is loading', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  await user.type(screen.getByRole('textbox'), 'Ana{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('stays focusable with a `disabledReason`, shows the reason and never runs the action', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onParentClick = vi.fn()
  render(
    // biome-ignore lint/a11y: the test checks that the parent receives no click
    <div onClick={onParentClick}>
      <Button onClick={onClick} disabledReason="Choose at least one person.">
        Create
      </Button>
    </div>,
  )
  const button = screen.getByRole('button', { name: 'Create' })
  expect(button).toHaveAccessibleDescription('Choose at least one person.')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toHaveAttribute('disabled')

  await user.tab()
  expect(button).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose at least one person.')
  expect(button).toHaveAccessibleDescription('Choose at least one person.')

  await user.keyboard('{Enter} ')
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onParentClick).not.toHaveBeenCalled()
})

test('shows the `disabledReason` on touch', async () => {
  const user = userEvent.setup()
  render(<Button disabledReason="It ended yesterday.">Edit</Button>)
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('It ended yesterday.')
})

test('keeps the focus and runs the action after the `disabledReason` is removed', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const { rerender } = render(
    <Button onClick={onClick} disabledReason="Not yet.">
      Create
    </Button>,
  )
  await user.tab()
  await screen.findByRole('tooltip')

  rerender(<Button onClick={onClick}>Create</Button>)
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  const button = screen.getByRole('button', { name: 'Create' })
  expect(button).toHaveFocus()
  expect(button).not.toHaveAttribute('aria-describedby')
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
