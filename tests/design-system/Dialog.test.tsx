import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'

interface PageProps {
  dismissable?: boolean
  children?: ReactNode
  onClose?: () => void
}

/** A page with a button that opens the dialog. */
function PageWithDialog({ dismissable, children, onClose }: PageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose?.()
    setIsOpen(false)
  }
  return (
    <main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="New guest"
        description="A person who visits you."
        closeLabel="Close"
        dismissable={dismissable}
        footer={<button type="button">Add</button>}
      >
        {children}
      </Dialog>
    </main>
  )
}

const openDialog = async (props: PageProps = {}) => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(<PageWithDialog {...props} onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, onClose, dialog: screen.getByRole('dialog', { name: 'New guest' }) }
}

test('has a name and a description, and renders its content only while it is open', async () => {
  render(<PageWithDialog>Words</PageWithDialog>)
  expect(screen.queryByText('Words')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'New guest' })
  expect(dialog).toHaveAccessibleDescription('A person who visits you.')
  expect(screen.getByRole('heading', { level: 2, name: 'New guest' })).toBeVisible()
  expect(dialog).toContainElement(screen.getByText('Words'))
})

test.each([
  [
    'the element with `data-autofocus`',
    <button key="a" type="button" data-autofocus="">
      Marked
    </button>,
    'Marked',
  ],
  ['the first field', <input key="b" aria-label="Document" />, 'Document'],
])(
  'when the dialog opens, focuses %s; when the dialog closes, focuses the button that opened it',
  async (_, content, name) => {
    const { user } = await openDialog({ children: content })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
)

test('focuses the title if the content has no field and no `data-autofocus`', async () => {
  await openDialog({ children: <p>Only words.</p> })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'New guest' })).toHaveFocus())
})

/** Each row: the action, whether the dialog is dismissable, and the number of calls of onClose. */
test.each([
  ['Escape', true, 1],
  ['Escape', false, 0],
  ['a click on the scrim', true, 1],
  ['a click on the scrim', false, 0],
  ['the back gesture', true, 1],
  ['the back gesture', false, 0],
  ['a close by the browser', true, 1],
  ['a close by the browser', false, 0],
])('for %s with dismissable=%s, calls onClose %i times', async (action, dismissable, times) => {
  const { user, onClose, dialog } = await openDialog({ dismissable })
  if (action === 'Escape') await user.keyboard('{Escape}')
  if (action === 'a click on the scrim') await user.click(dialog)
  if (action === 'the back gesture') fireEvent(dialog, new Event('cancel', { cancelable: true }))
  if (action === 'a close by the browser') act(() => (dialog as HTMLDialogElement).close())
  expect(onClose).toHaveBeenCalledTimes(times)
  expect(screen.queryAllByRole('dialog')).toHaveLength(1 - times)
})

test('stays open after a drag from the content to the scrim', async () => {
  const { user, onClose, dialog } = await openDialog({ children: <p>Only words.</p> })
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Only words.') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('stays open when the user cancels the file chooser of a file input inside the dialog', async () => {
  const { onClose } = await openDialog({ children: <input type="file" aria-label="Photo" /> })
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('does not submit the outer form when a form inside the dialog is submitted', async () => {
  const user = userEvent.setup()
  const onOuterSubmit = vi.fn()
  const onInnerSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onOuterSubmit}>
      <Dialog open onClose={() => {}} title="Inner" closeLabel="Close">
        <form onSubmit={onInnerSubmit}>
          <input aria-label="Document" />
        </form>
      </Dialog>
    </form>,
  )
  await user.type(screen.getByLabelText('Document'), '30111222{Enter}')
  expect(onInnerSubmit).toHaveBeenCalledOnce()
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

/** Two open dialogs, one inside the other. `onClosed` receives 'upper' or 'lower' when the dialog with this name closes. */
function StackedDialogs({ onClosed }: { onClosed: (name: string) => void }) {
  const [openNames, setOpenNames] = useState(['lower', 'upper'])
  const close = (name: string) => {
    onClosed(name)
    setOpenNames((names) => names.filter((openName) => openName !== name))
  }
  return (
    <Dialog
      open={openNames.includes('lower')}
      onClose={() => close('lower')}
      title="Lower"
      closeLabel="Close"
    >
      <input aria-label="Name" />
      <Dialog
        open={openNames.includes('upper')}
        onClose={() => close('upper')}
        title="Upper"
        closeLabel="Close"
      />
    </Dialog>
  )
}

test.each([
  [
    'after the next paint',
    () => waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })),
  ],
  ['before the next key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['before the next press', () => fireEvent.pointerDown(document.body)],
])('is open at once and becomes modal %s, once', async (_moment, reachMoment) => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<PageWithDialog />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  expect(showModal).not.toHaveBeenCalled()
  await reachMoment()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await new Promise(requestAnimationFrame)
  expect(showModal).toHaveBeenCalledTimes(1)
})

test('leaves a focus that moves within the dialog before the next paint', async () => {
  render(<PageWithDialog />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByRole('button', { name: 'Close' }).focus()
  await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }))
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('does not become modal if it is closed before the next paint', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { unmount } = render(<PageWithDialog />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  unmount()
  fireEvent.keyDown(document.body, { key: 'Shift' })
  expect(showModal).not.toHaveBeenCalled()
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

test('Escape closes only the top dialog, and the page can scroll again after the last dialog is closed', async () => {
  const user = userEvent.setup()
  const onClosed = vi.fn()
  render(<StackedDialogs onClosed={onClosed} />)
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  screen.getByRole('heading', { name: 'Upper' }).focus()
  await user.keyboard('{Escape}')
  expect(onClosed.mock.calls).toEqual([['upper']])

  screen.getByLabelText('Name').focus()
  await user.keyboard('{Escape}')
  expect(onClosed.mock.calls).toEqual([['upper'], ['lower']])
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

/** A page whose button opens a dialog. The button is removed when the dialog opens. */
function PageWithRemovedButton() {
  const [step, setStep] = useState<'row' | 'dialog' | 'done'>('row')
  return (
    <main tabIndex={-1}>
      {step === 'row' && (
        <button type="button" onClick={() => setStep('dialog')}>
          Edit row
        </button>
      )}
      <Dialog open={step === 'dialog'} onClose={() => setStep('done')} title="Row" closeLabel="Close" />
    </main>
  )
}

test('on closing, focuses the page content if the button that opened the dialog was removed', async () => {
  const user = userEvent.setup()
  render(<PageWithRemovedButton />)
  await user.click(screen.getByRole('button', { name: 'Edit row' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('stays open and does not call onClose in strict mode, where effects run twice', () => {
  const onClose = vi.fn()
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Twice" closeLabel="Close" />
    </StrictMode>,
  )
  expect(screen.getByRole('dialog', { name: 'Twice' })).toHaveAttribute('open')
  expect(onClose).not.toHaveBeenCalled()
})
