import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/design-system/components/Button/Button'

test('calls `onClick`, and submits the form only with the type `submit`', async () => {
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

test('while loading, keeps its name and the focus, and ignores clicks, Enter and the space bar', async () => {
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

test('while loading, shows the spinner in place of the icon or, without an icon, in place of the label', () => {
  const { container, rerender } = render(<Button icon={<svg data-testid="icon" />}>Save</Button>)
  rerender(
    <Button icon={<svg data-testid="icon" />} loading>
      Save
    </Button>,
  )
  expect(screen.queryByTestId('icon')).not.toBeInTheDocument()
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(screen.getByText('Save')).toBeVisible()
  rerender(<Button loading>Save</Button>)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(screen.getByText('Save')).not.toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('while the submit button is loading, neither a click on it nor Enter in a text box submits the form', async () => {
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

test('with a `disabledReason`, can be focused, shows the reason and never calls `onClick`', async () => {
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

test('shows the `disabledReason` instead of the `tooltip`', async () => {
  const user = userEvent.setup()
  render(
    <Button tooltip="Creates the event." disabledReason="Choose at least one person.">
      Create
    </Button>,
  )
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Choose at least one person\.$/)
})

test('shows the `disabledReason` when the user touches the button', async () => {
  const user = userEvent.setup()
  render(<Button disabledReason="It ended yesterday.">Edit</Button>)
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('It ended yesterday.')
})

test('keeps the focus when the `disabledReason` is removed, and calls `onClick` from then on', async () => {
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
