import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Popover } from '@/design-system/components/Popover/Popover'

const draw = (props: Partial<ComponentProps<typeof Popover>> = {}) => {
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

const popup = () => screen.findByRole('dialog', { name: 'Which document?' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the button has the popup attributes while closed', () => {
  const { trigger } = draw()
  expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(trigger).not.toHaveAttribute('aria-controls')
  expect(screen.queryByText('The one with which you come in.')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('%s opens it and takes the focus there; Escape gives it back', async (key) => {
  const { user, trigger } = draw()
  await user.tab()
  await user.keyboard(key)
  expect(await popup()).toBeVisible()
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(trigger).toHaveAttribute('aria-controls', (await popup()).id)
  await waitFor(async () => expect(await popup()).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await isGone()
  expect(trigger).toHaveFocus()
})

test('a second press closes it, as does its own button and a press elsewhere', async () => {
  const { user, trigger } = draw()
  await user.click(trigger)
  await popup()
  await user.click(trigger)
  await isGone()

  await user.click(trigger)
  await user.click(within(await popup()).getByRole('button', { name: 'Close' }))
  await isGone()
  await waitFor(() => expect(trigger).toHaveFocus())

  await user.click(trigger)
  await popup()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await isGone()
})

test('a title is above the text and names the popover', async () => {
  const { user, trigger } = draw({ title: 'Documents' })
  await user.click(trigger)
  const dialog = await screen.findByRole('dialog', { name: 'Documents' })
  expect(within(dialog).getByText('Documents')).toBeVisible()
})

test('its content can close it', async () => {
  const chosen = vi.fn()
  const { user, trigger } = draw({
    children: (close) => (
      <button
        type="button"
        onClick={() => {
          chosen()
          close()
        }}
      >
        Understood
      </button>
    ),
  })
  await user.click(trigger)
  await user.click(await screen.findByRole('button', { name: 'Understood' }))
  expect(chosen).toHaveBeenCalledTimes(1)
  await isGone()
})

test('a hidden label is still the name of the button', () => {
  const { trigger } = draw({ isLabelHidden: true })
  expect(trigger).toHaveAccessibleName('Which document?')
  expect(trigger).toHaveTextContent('')
})

test('in a dialog it is drawn inside, and Escape closes it alone', async () => {
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
