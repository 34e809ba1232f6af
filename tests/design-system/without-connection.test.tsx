import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from '@/design-system/components/Menu/Menu'
import { Popover } from '@/design-system/components/Popover/Popover'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'
import { Tree } from '@/design-system/components/Tree/Tree'

/** The mocks make the on-demand imports of the components fail, as they do without a connection. */
vi.mock('@/design-system/components/Menu/MenuPopup', () => {
  throw new Error('offline')
})
vi.mock('@/design-system/components/Popover/PopoverPopup', () => {
  throw new Error('offline')
})
vi.mock('@/design-system/components/Toaster/ToastList', () => {
  throw new Error('offline')
})
vi.mock('@/design-system/components/Tree/TreeRows', () => {
  throw new Error('offline')
})

test('keeps a menu closed if the code of the menu cannot be loaded', async () => {
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect: () => {} }]} />)
  const trigger = screen.getByRole('button', { name: 'Actions' })
  await userEvent.click(trigger)
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('keeps a popover closed if its code cannot be loaded, even after a second press', async () => {
  render(
    <Popover label="Why?" closeLabel="Close">
      Because.
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: 'Why?' })
  for (const _press of [1, 2]) {
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

function Screen() {
  const { show } = useToasts()
  return (
    <button type="button" onClick={() => show({ tone: 'danger', message: 'It failed.' })}>
      Show
    </button>
  )
}

test('keeps the page rendered, without a toast, if the code of the toasts cannot be loaded', async () => {
  render(
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <Screen />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows what `renderFailure` returns until a retry loads the QR code encoder', async () => {
  let isOffline = true
  vi.doMock('@/design-system/components/QrCode/qr-matrix', () => {
    if (isOffline) throw new Error('offline')
    return { buildQrMatrix: () => [[true]], buildQrPath: () => 'M0 0h1v1H0z' }
  })
  const renderRetry = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  )
  render(<QrCode text="PASS-000123" label="Code of the pass" renderFailure={renderRetry} />)
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()

  isOffline = false
  vi.resetModules()
  await userEvent.click(retryButton)
  const picture = screen.getByRole('img', { name: 'Code of the pass' })
  await waitFor(() => expect(picture).toHaveAttribute('aria-busy', 'false'))
})

test('shows an error with a retry button if the code of a tree cannot be loaded', async () => {
  const labels = {
    loading: 'Loading',
    failed: 'It did not come.',
    empty: 'Nothing here',
    unavailable: 'The list could not be fetched.',
    retry: 'Try again',
  }
  render(<Tree label="Park" nodes={[{ id: 'oak', label: 'Oak' }]} labels={labels} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be fetched.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be fetched.')
})
