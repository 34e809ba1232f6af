import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Drawer } from '@/design-system/components/Drawer/Drawer'

/** A dialog that stays on top, and a button outside of it that mounts or unmounts another dialog. */
function PageWithLateDialog() {
  const [hasSession, setHasSession] = useState(false)
  const [isLateMounted, setIsLateMounted] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsLateMounted(!isLateMounted)}>
        Load
      </button>
      <Dialog
        open={!hasSession}
        onClose={() => setHasSession(true)}
        title="Session"
        closeLabel="Enter"
        staysOnTop
      >
        <input aria-label="Password" />
      </Dialog>
      <Dialog open={isLateMounted} onClose={() => setIsLateMounted(false)} title="Late" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </main>
  )
}

/** Mounts or unmounts the other dialog, as code that has loaded meanwhile does. */
const toggleLateDialog = () => fireEvent.click(screen.getByText('Load'))

test('a dialog that mounts below one that stays on top opens, and takes the focus, after that one has closed', async () => {
  const user = userEvent.setup()
  render(<PageWithLateDialog />)
  await user.keyboard('abc')
  toggleLateDialog()
  await user.keyboard('def')
  expect(screen.getByLabelText('Password')).toHaveValue('abcdef')
  expect(screen.queryByRole('dialog', { name: 'Late' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Enter' }))
  expect(screen.getByRole('dialog', { name: 'Late' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

test('a dialog that unmounts while it waits never opens, and does not move the focus', async () => {
  const user = userEvent.setup()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<PageWithLateDialog />)
  toggleLateDialog()
  toggleLateDialog()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})

test('a drawer that opens at once opens above a dialog that stays on top, and so does a dialog inside it', () => {
  render(
    <Dialog open onClose={() => {}} title="Session" closeLabel="Close" staysOnTop>
      <input aria-label="Password" />
    </Dialog>,
  )
  const { rerender } = render(<Drawer open onClose={() => {}} title="Panel" closeLabel="Close" opensAtOnce />)
  const panel = screen.getByRole('dialog', { name: 'Panel' })
  expect(panel).toContainElement(document.activeElement as HTMLElement)
  rerender(
    <Drawer open onClose={() => {}} title="Panel" closeLabel="Close" opensAtOnce>
      <Dialog open onClose={() => {}} title="Reset" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Reset' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})
