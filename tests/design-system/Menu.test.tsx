import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Menu } from '@/design-system/components/Menu/Menu'

const renderMenu = () => {
  const onChoose = vi.fn()
  const items = ['Edit', 'Share', 'Delete'].map((label) => ({ label, onSelect: () => onChoose(label) }))
  render(
    <>
      <Menu
        label="Actions"
        items={[...items, { label: 'Move', onSelect: onChoose, disabledReason: 'Too late.' }]}
      />
      <button type="button">Next</button>
    </>,
  )
  return { user: userEvent.setup(), onChoose, trigger: screen.getByRole('button', { name: 'Actions' }) }
}

const findEntry = (name: string) => screen.getByRole('menuitem', { name })

/** Each row: the key that the user presses on the button, and the entry with the focus afterwards. */
test.each([
  ['{Enter}', 'Edit'],
  [' ', 'Edit'],
  ['{ArrowDown}', 'Edit'],
  ['{ArrowUp}', 'Move'],
])('opens the menu by %j on the button, and focuses the entry %s', async (key, focusedEntry) => {
  const { user, trigger } = renderMenu()
  trigger.focus()
  await user.keyboard(key)
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible()
  await waitFor(() => expect(findEntry(focusedEntry)).toHaveFocus())
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
})

/** Each row: the keys that the user presses on the first entry, and the entry with the focus afterwards. */
test.each([
  ['{ArrowDown}', 'Share'],
  ['{ArrowUp}', 'Move'],
  ['{End}', 'Move'],
  ['{End}{Home}', 'Edit'],
  ['{End}{ArrowDown}', 'Edit'],
  ['d', 'Delete'],
])('moves the focus by %s from the first entry to the entry %s', async (keys, focusedEntry) => {
  const { user, trigger } = renderMenu()
  trigger.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(findEntry('Edit')).toHaveFocus())
  await user.keyboard(keys)
  await waitFor(() => expect(findEntry(focusedEntry)).toHaveFocus())
})

test('Enter on an entry focuses the button, then runs the action of the entry once, and closes the menu', async () => {
  const { user, onChoose, trigger } = renderMenu()
  onChoose.mockImplementation(() => expect(trigger).toHaveFocus())
  trigger.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(findEntry('Edit')).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['Share']])
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(trigger).toHaveFocus())
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('opens and closes by clicks on the button, and runs the action of a clicked entry', async () => {
  const { user, onChoose, trigger } = renderMenu()
  await user.click(trigger)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onChoose.mock.calls).toEqual([['Delete']])
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

  await user.click(trigger)
  await screen.findByRole('menu')
  await user.click(trigger)
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('Escape closes the menu and focuses the button; Tab closes the menu and focuses the element after the button', async () => {
  const { user, trigger } = renderMenu()
  trigger.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(findEntry('Edit')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(trigger).toHaveFocus()

  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(findEntry('Edit')).toHaveFocus())
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a disabled entry is focusable, is described by the reason, does not run the action and leaves the menu open', async () => {
  const { user, onChoose, trigger } = renderMenu()
  trigger.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(findEntry('Move')).toHaveFocus())
  expect(findEntry('Move')).toHaveAttribute('aria-disabled', 'true')
  expect(findEntry('Move')).toHaveAccessibleDescription('Too late.')
  await user.keyboard('{Enter}')
  await user.click(findEntry('Move'))
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeInTheDocument()
})

/** A menu with an entry that opens a dialog. */
function MenuWithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu label="Actions" items={[{ label: 'Rename', onSelect: () => setIsOpen(true) }]} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Rename" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

test('leaves the focus in a dialog that an entry opened; when the dialog closes, the focus returns to the button', async () => {
  const user = userEvent.setup()
  render(<MenuWithDialog />)
  screen.getByRole('button', { name: 'Actions' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(findEntry('Rename')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())

  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

test('renders the menu in the dialog that contains the button', async () => {
  render(
    <dialog open aria-label="Task">
      <Menu label="More" items={[{ label: 'Edit', onSelect: () => {} }]} />
    </dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  // A modal dialog would cover a menu outside the dialog.
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('menu'))
})

test('does not open without entries', async () => {
  render(<Menu label="Nothing" items={[]} />)
  const trigger = screen.getByRole('button', { name: 'Nothing' })
  await userEvent.click(trigger)
  await userEvent.keyboard('{ArrowDown}')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('with `hidesLabelOnPhones`, shows the label at the top of the menu, because phones hide it on the button', async () => {
  const user = userEvent.setup()
  render(<Menu label="Welcome, Ana" hidesLabelOnPhones items={[{ label: 'Leave', onSelect: vi.fn() }]} />)
  await user.click(screen.getByRole('button', { name: 'Welcome, Ana' }))
  const menu = await screen.findByRole('menu', { name: 'Welcome, Ana' })
  expect(menu).toHaveTextContent(/^Welcome, Ana/)
})
