import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from '@/design-system/components/Drawer/Drawer'

function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Sections
      </button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Sections" closeLabel="Close" footer="1.0">
        <nav>
          <a href="#one">One</a>
          <a href="#two" aria-current="page">
            Two
          </a>
        </nav>
      </Drawer>
    </>
  )
}

test('on opening, focuses the link to the current page; on closing, focuses the button that opened the drawer', async () => {
  const user = userEvent.setup()
  render(<NavigationDrawer />)
  await user.click(screen.getByRole('button', { name: 'Sections' }))
  expect(screen.getByRole('dialog', { name: 'Sections' })).toHaveTextContent('1.0')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sections' })).toHaveFocus()
})

test.each(['the close button', 'the scrim'])('closes after a click on %s', async (target) => {
  const user = userEvent.setup()
  render(<NavigationDrawer />)
  await user.click(screen.getByRole('button', { name: 'Sections' }))
  // The panel fills only a part of the dialog element; the rest is the scrim.
  await user.click(
    target === 'the scrim' ? screen.getByRole('dialog') : screen.getByRole('button', { name: 'Close' }),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('opens at the given side, and focuses the first field', async () => {
  render(
    <Drawer open onClose={() => {}} side="end" size="md" title="Worker" closeLabel="Close">
      <label>
        Name <input />
      </label>
    </Drawer>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Worker' })).toHaveAttribute('data-placement', 'end')
})

test('focuses the control with `data-autofocus`; if the content has no control, focuses the close button', async () => {
  const { rerender } = render(
    <Drawer key="without-field" open onClose={() => {}} side="end" title="Worker" closeLabel="Close">
      Ana
    </Drawer>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  rerender(
    <Drawer key="with-autofocus" open onClose={() => {}} side="end" title="Worker" closeLabel="Close">
      <input aria-label="Name" />
      <button type="button" data-autofocus="">
        Save
      </button>
    </Drawer>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
})
