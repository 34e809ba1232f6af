import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Question } from '@/design-system/components/Question/Question'

const draw = (props: { isBusy?: boolean; error?: string } = {}) => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const question = (extra: typeof props) => (
    <Question
      open
      title="Delete “Birthday”?"
      confirmLabel="Yes"
      cancelLabel="No"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...extra}
    >
      Nobody will be able to come in with it.
    </Question>
  )
  const { rerender } = render(question(props))
  return {
    user: userEvent.setup(),
    onConfirm,
    onCancel,
    change: (extra: typeof props) => rerender(question(extra)),
  }
}

test('is an alert dialog with a description and focuses the cancel button', () => {
  draw()
  const question = screen.getByRole('alertdialog', { name: 'Delete “Birthday”?' })
  expect(question).toHaveAccessibleDescription('Nobody will be able to come in with it.')
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
})

test.each([
  ['{Enter}', 0, 1],
  ['{Escape}', 0, 1],
  ['{Tab}{Enter}', 1, 0],
])('handles %s on opening: %i confirmations, %i cancellations', async (keys, yes, no) => {
  const { user, onConfirm, onCancel } = draw()
  await user.keyboard(keys)
  expect(onConfirm).toHaveBeenCalledTimes(yes)
  expect(onCancel).toHaveBeenCalledTimes(no)
})

test('stays open after a click on the scrim', async () => {
  const { user, onCancel } = draw()
  await user.click(screen.getByRole('alertdialog'))
  expect(onCancel).not.toHaveBeenCalled()
})

test('cannot be confirmed or closed while the action runs', async () => {
  const { user, onConfirm, onCancel } = draw({ isBusy: true })
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'No' }))
  await user.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('announces an error inside, and can be confirmed again', async () => {
  const { user, onConfirm, change } = draw({ isBusy: true })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  change({ error: 'The gate does not answer.' })
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'))
  expect(screen.getByRole('alert')).toHaveTextContent('The gate does not answer.')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('renders nothing while closed', () => {
  render(
    <Question
      open={false}
      title="Sure?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    />,
  )
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
