import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Question } from '@/design-system/components/Question/Question'

const renderQuestion = (props: { isBusy?: boolean; error?: string } = {}) => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const buildQuestion = (overrides: typeof props) => (
    <Question
      open
      title="Delete “Birthday”?"
      confirmLabel="Yes"
      cancelLabel="No"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...overrides}
    >
      Nobody will be able to come in with it.
    </Question>
  )
  const { rerender } = render(buildQuestion(props))
  return {
    user: userEvent.setup(),
    onConfirm,
    onCancel,
    rerenderQuestion: (overrides: typeof props) => rerender(buildQuestion(overrides)),
  }
}

test('is an alert dialog that is described by its content, and focuses the cancel button', async () => {
  renderQuestion()
  const question = screen.getByRole('alertdialog', { name: 'Delete “Birthday”?' })
  expect(question).toHaveAccessibleDescription('Nobody will be able to come in with it.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
})

test.each([
  ['{Enter}', 0, 1],
  ['{Escape}', 0, 1],
  ['{Tab}{Enter}', 1, 0],
])(
  'the keys %s, pressed right after the opening, call onConfirm %i times and onCancel %i times',
  async (keys, confirmCount, cancelCount) => {
    const { user, onConfirm, onCancel } = renderQuestion()
    await user.keyboard(keys)
    expect(onConfirm).toHaveBeenCalledTimes(confirmCount)
    expect(onCancel).toHaveBeenCalledTimes(cancelCount)
  },
)

test('stays open after a click on the scrim, and does not call onCancel', async () => {
  const { user, onCancel } = renderQuestion()
  await user.click(screen.getByRole('alertdialog'))
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toHaveAttribute('open')
})

test('the user can neither confirm nor cancel while the action runs', async () => {
  const { user, onConfirm, onCancel } = renderQuestion({ isBusy: true })
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'No' }))
  await user.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('after the action fails, announces the error inside the dialog, and the user can confirm again', async () => {
  const { user, onConfirm, rerenderQuestion } = renderQuestion({ isBusy: true })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  rerenderQuestion({ error: 'The gate does not answer.' })
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
