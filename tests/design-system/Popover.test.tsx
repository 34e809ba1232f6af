import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Popover } from '@/design-system/components/Popover/Popover'

const renderPopover = (props: Partial<ComponentProps<typeof Popover>> = {}) => {
  render(
    <>
      <Popover label="Which document?" closeLabel="Close" {...props}>
        {props.children ?? (
          <>
            <p>The one with which you come in.</p>
            <a href="#more">Read more</a>
          </>
        )}
      </Popover>
      <button type="button">Next</button>
    </>,
  )
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Which document?' }) }
}

const findPopover = () => screen.findByRole('dialog', { name: 'Which document?' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the button announces that it opens a dialog, and a closed popover renders no content', () => {
  const { trigger } = renderPopover()
  expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(trigger).not.toHaveAttribute('aria-controls')
  expect(screen.queryByText('The one with which you come in.')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])(
  'the key %j on the button opens and focuses the popover; Escape closes the popover and focuses the button',
  async (key) => {
    const { user, trigger } = renderPopover()
    await user.tab()
    await user.keyboard(key)
    expect(await findPopover()).toBeVisible()
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(trigger).toHaveAttribute('aria-controls', (await findPopover()).id)
    await waitFor(async () => expect(await findPopover()).toHaveFocus())
    await user.tab()
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await expectClosed()
    expect(trigger).toHaveFocus()
  },
)

test('closes by a second click on the button, by the close button and by a click outside the popover', async () => {
  const { user, trigger } = renderPopover()
  await user.click(trigger)
  await findPopover()
  await user.click(trigger)
  await expectClosed()

  await user.click(trigger)
  await user.click(within(await findPopover()).getByRole('button', { name: 'Close' }))
  await expectClosed()
  await waitFor(() => expect(trigger).toHaveFocus())

  await user.click(trigger)
  await findPopover()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectClosed()
})

test('shows the title, which is also the accessible name of the popover', async () => {
  const { user, trigger } = renderPopover({ title: 'Documents' })
  await user.click(trigger)
  const dialog = await screen.findByRole('dialog', { name: 'Documents' })
  expect(within(dialog).getByText('Documents')).toBeVisible()
})

test('passes a function to its content, and closes when the content calls this function', async () => {
  const onChoose = vi.fn()
  const { user, trigger } = renderPopover({
    children: (close) => (
      <button
        type="button"
        onClick={() => {
          onChoose()
          close()
        }}
      >
        Understood
      </button>
    ),
  })
  await user.click(trigger)
  await user.click(await screen.findByRole('button', { name: 'Understood' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
  await expectClosed()
})

test('names the button by a hidden label', () => {
  const { trigger } = renderPopover({ isLabelHidden: true })
  expect(trigger).toHaveAccessibleName('Which document?')
  expect(trigger).toHaveTextContent('')
})

test('renders inside the dialog that contains the button, and Escape closes only the popover', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Task" closeLabel="Leave" onClose={onClose}>
      <Popover label="Why?" closeLabel="Close">
        Because.
      </Popover>
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Why?' }))
  const task = screen.getByRole('dialog', { name: 'Task' })
  const popover = await within(task).findByRole('dialog', { name: 'Why?' })
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why?' })).not.toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
})
