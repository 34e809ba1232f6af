import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { type Toast, useToasts } from '@/design-system/components/Toaster/use-toasts'

afterEach(() => vi.useRealTimers())

function Screen({ toast }: { toast: Toast }) {
  const toasts = useToasts()
  const [isOpen, setIsOpen] = useState(false)
  const [dismiss, setDismiss] = useState<() => void>()
  return (
    <>
      <button type="button" onClick={() => setDismiss(() => toasts.show(toast))}>
        Show
      </button>
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Task" closeLabel="Leave">
        <button type="button" onClick={() => toasts.show(toast)}>
          Show inside
        </button>
      </Dialog>
    </>
  )
}

const renderProvider = (toast: Toast) => {
  render(
    <ToastProvider label="Messages" closeLabel="Dismiss message">
      <Screen toast={toast} />
    </ToastProvider>,
  )
  const user = userEvent.setup({ delay: null })
  return { user, pressButton: (name: string) => user.click(screen.getByRole('button', { name })) }
}

const successToast: Toast = { tone: 'success', title: 'Done', message: 'It was saved.' }
const errorToast: Toast = { tone: 'danger', message: 'It was not saved.' }

test('renders the live region before the first message', () => {
  renderProvider(successToast)
  expect(document.querySelector('body > [aria-live="polite"]')).toBeEmptyDOMElement()
})

test('renders a success toast with the role `status`, in the region that has the label of the provider', async () => {
  const { pressButton } = renderProvider(successToast)
  await pressButton('Show')
  const toast = await screen.findByRole('status')
  expect(toast).toHaveTextContent('DoneIt was saved.')
  expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(toast)
})

test('renders an error toast once, with the role `alert`', async () => {
  const { pressButton } = renderProvider(errorToast)
  await pressButton('Show')
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not saved.')
  expect(screen.getAllByText('It was not saved.')).toHaveLength(1)
})

/** Each row: a description, the toast, and the milliseconds until the toast disappears. */
test.each([
  ['a success toast with the default timeout', successToast, 5000],
  ['a success toast with a custom timeout', { ...successToast, timeout: 10_000 }, 10_000],
  ['an error toast with a custom timeout', { ...errorToast, timeout: 2000 }, 2000],
])('removes %s after its timeout', async (_, toast, time) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { pressButton } = renderProvider(toast)
  await pressButton('Show')
  await screen.findByText(toast.message)
  await act(() => vi.advanceTimersByTimeAsync(time - 500))
  expect(screen.getByText(toast.message)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await waitFor(() => expect(screen.queryByText(toast.message)).not.toBeInTheDocument())
})

test.each([
  ['an error toast', errorToast],
  ['a success toast with the timeout 0', { ...successToast, timeout: 0 }],
])('keeps %s until the user dismisses it', async (_, toast) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { pressButton } = renderProvider(toast)
  await pressButton('Show')
  await screen.findByText(toast.message)
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(screen.getByText(toast.message)).toBeInTheDocument()
  await pressButton('Dismiss message')
  await waitFor(() => expect(screen.queryByText(toast.message)).not.toBeInTheDocument())
})

test('dismisses a toast with the function that `show` returned, even before the toast is rendered', async () => {
  const { user, pressButton } = renderProvider(errorToast)
  await pressButton('Show')
  await screen.findByRole('alert')
  await pressButton('Dismiss')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Show' }))
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('shows one toast if `show` is called twice with the same texts', async () => {
  const { pressButton } = renderProvider(errorToast)
  await pressButton('Show')
  await pressButton('Show')
  await screen.findByRole('alert')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('runs the action of a toast once when its button is pressed, and dismisses the toast', async () => {
  const onSelect = vi.fn()
  const { pressButton } = renderProvider({ ...errorToast, action: { label: 'Try again', onSelect } })
  await pressButton('Show')
  await screen.findByRole('alert')
  await pressButton('Try again')
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test.each([
  ['its action', 'Undo'],
  ['its close button', 'Dismiss message'],
])('returns the focus to where it was when a toast is closed by %s', async (_, name) => {
  const { user, pressButton } = renderProvider({
    ...successToast,
    action: { label: 'Undo', onSelect: vi.fn() },
  })
  await pressButton('Show')
  await screen.findByRole('status')
  const button = screen.getByRole('button', { name })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus()
})

test('shows a toast inside the open dialog, and keeps the toast on the page after the dialog closes', async () => {
  const { pressButton } = renderProvider(errorToast)
  await pressButton('Open')
  await pressButton('Show inside')
  const dialog = screen.getByRole('dialog', { name: 'Task' })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was not saved.')
  await pressButton('Leave')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('It was not saved.')
})

test('moves a toast into a dialog that opens, and back when the dialog closes', async () => {
  const { pressButton } = renderProvider(errorToast)
  await pressButton('Show')
  await screen.findByRole('alert')
  await pressButton('Open')
  const dialog = screen.getByRole('dialog', { name: 'Task' })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was not saved.')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await pressButton('Leave')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('It was not saved.')
})

test('dismisses the focused toast when Escape is pressed, and leaves the dialog open', async () => {
  const { user, pressButton } = renderProvider(errorToast)
  await pressButton('Open')
  await pressButton('Show inside')
  await screen.findByRole('alert')
  screen.getByRole('button', { name: 'Dismiss message' }).focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Task' })).toBeInTheDocument()
})

test('focuses the region of the toasts when F6 is pressed', async () => {
  const { user, pressButton } = renderProvider(errorToast)
  await pressButton('Show')
  await screen.findByRole('alert')
  await user.keyboard('{F6}')
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus()
})

test('`useToasts` throws an error in a component outside a ToastProvider', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  expect(() => render(<Screen toast={successToast} />)).toThrow('useToasts needs a ToastProvider around it')
  vi.mocked(console.error).mockClear()
})
