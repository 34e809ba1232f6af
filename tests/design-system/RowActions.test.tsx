import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type RowAction, RowActions } from '@/design-system/components/RowActions/RowActions'

const renderActions = (...actions: RowAction[]) => {
  render(<RowActions subject="AB 123 CD" menuLabel="Actions" actions={actions} />)
  return userEvent.setup()
}

test('names each button by the action and the row, and runs the action of the clicked button', async () => {
  const edit = vi.fn()
  const remove = vi.fn()
  const user = renderActions({ label: 'Edit', run: edit }, { label: 'Remove', tone: 'danger', run: remove })
  expect(screen.getByRole('button', { name: 'Edit AB 123 CD' })).toHaveTextContent('Edit')
  await user.click(screen.getByRole('button', { name: 'Remove AB 123 CD' }))
  expect(remove).toHaveBeenCalledTimes(1)
  expect(edit).not.toHaveBeenCalled()
})

test('the button of a disabled action is focusable, is described by the reason and does not run the action', async () => {
  const run = vi.fn()
  const user = renderActions({ label: 'Edit', reason: 'Only what is pending.', run })
  await user.tab()
  const button = screen.getByRole('button', { name: 'Edit AB 123 CD' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Only what is pending.')
  await user.keyboard('{Enter}')
  expect(run).not.toHaveBeenCalled()
})

test('renders more than two actions as a menu, and names the menu button by the menu label and the row', async () => {
  const run = vi.fn()
  const user = renderActions(
    { label: 'See', run: () => {} },
    { label: 'Edit', run: () => {} },
    { label: 'Remove', tone: 'danger', reason: undefined, run },
  )
  await user.click(screen.getByRole('button', { name: 'Actions AB 123 CD' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('renders a destructive action after the other actions', () => {
  renderActions({ label: 'Remove', tone: 'danger', run: () => {} }, { label: 'Edit', run: () => {} })
  const [first, last] = screen.getAllByRole('button')
  expect(first).toHaveTextContent('Edit')
  expect(last).toHaveTextContent('Remove')
  expect(last).toHaveAttribute('data-variant', 'quiet-danger')
})

test('shows the tooltip of an enabled action, and the reason of a disabled action instead of its tooltip', async () => {
  const user = renderActions(
    { label: 'See', name: 'See details of AB 123 CD', tooltip: 'See details of AB 123 CD', run: () => {} },
    { label: 'Edit', tooltip: 'Edit AB 123 CD', reason: 'Only what is pending.', run: () => {} },
  )
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('See details of AB 123 CD')
  expect(screen.getByRole('button', { name: 'See details of AB 123 CD' })).not.toHaveAccessibleDescription()
  await user.tab()
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Only what is pending.'))
})

test('renders no button without actions', () => {
  renderActions()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
