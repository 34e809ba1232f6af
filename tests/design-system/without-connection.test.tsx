import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from '@/design-system/components/Menu/Menu'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'
import { Tree } from '@/design-system/components/Tree/Tree'

/** What is fetched on demand cannot be fetched here. */
vi.mock('@/design-system/components/Menu/MenuPopup', () => {
  throw new Error('offline')
})
vi.mock('@/design-system/components/Toaster/ToastList', () => {
  throw new Error('offline')
})
vi.mock('@/design-system/components/Tree/TreeRows', () => {
  throw new Error('offline')
})

test('a menu that cannot be fetched stays closed, and the page goes on', async () => {
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect: () => {} }]} />)
  const trigger = screen.getByRole('button', { name: 'Actions' })
  await userEvent.click(trigger)
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

function Screen() {
  const { show } = useToasts()
  return (
    <button type="button" onClick={() => show({ tone: 'danger', message: 'It failed.' })}>
      Show
    </button>
  )
}

test('a toast that cannot be drawn takes nothing else with it', async () => {
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

test('a tree that cannot be drawn says so, and can be asked for again', async () => {
  const words = {
    loading: 'Loading',
    failed: 'It did not come.',
    empty: 'Nothing here',
    unavailable: 'The list could not be fetched.',
    retry: 'Try again',
  }
  render(<Tree label="Park" nodes={[{ id: 'oak', label: 'Oak' }]} words={words} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be fetched.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be fetched.')
})
