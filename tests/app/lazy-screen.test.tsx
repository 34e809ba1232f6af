import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { FailureBoundary } from '@/app/FailureBoundary'
import { lazy, UnreachableError } from '@/app/lazy-screen'

function Broken(): never {
  throw new Error('Broken')
}

/**
 * Creates a screen whose import fails unless `connection.isOnline`. `isReachable` is whether the server can be reached nevertheless. The
 * stub `reloadPage` reloads nothing.
 */
function createScreen(connection: { isOnline: boolean; isReachable?: boolean }) {
  const load = vi.fn(async () => {
    if (!connection.isOnline) throw new Error('The code did not load')
    return { default: () => <h1>Loaded</h1> }
  })
  const reloadPage = vi.fn()
  const isReachable = async () => connection.isReachable ?? connection.isOnline
  return { load, reloadPage, Screen: lazy(load, { isReachable, reloadPage }) }
}

const createBoundary = (subject: string, screens: React.ReactNode) => (
  <StrictMode>
    <FailureBoundary
      subject={subject}
      fallback={(retry, error) => (
        <>
          {error instanceof UnreachableError ? 'Unreachable' : 'Broken'}
          <button type="button" onClick={retry}>
            Again
          </button>
        </>
      )}
    >
      <Suspense fallback="Loading">{screens}</Suspense>
    </FailureBoundary>
  </StrictMode>
)

test('repeats a failed import only when the user retries', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const user = userEvent.setup()
  const connection = { isOnline: false }
  const { Screen, load } = createScreen(connection)
  render(createBoundary('/a', <Screen />))
  await user.click(await screen.findByRole('button', { name: 'Again' }))
  await screen.findByRole('button', { name: 'Again' })
  expect(load).toHaveBeenCalledTimes(2)
  connection.isOnline = true
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
  vi.mocked(console.error).mockClear()
})

test('reloads the page if the repeated import fails too, although the server can be reached', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const user = userEvent.setup()
  const { Screen, reloadPage } = createScreen({ isOnline: false, isReachable: true })
  render(createBoundary('/a', <Screen />))
  const again = await screen.findByRole('button', { name: 'Again' })
  expect(screen.getByText('Broken')).toBeVisible()
  expect(reloadPage).not.toHaveBeenCalled()
  await user.click(again)
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading')).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('tells a server that cannot be reached from code that is broken', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const { Screen, reloadPage } = createScreen({ isOnline: false })
  render(createBoundary('/a', <Screen />))
  expect(await screen.findByText('Unreachable')).toBeVisible()
  expect(reloadPage).not.toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})

test('repeats a failed import when the user leaves the address and returns', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const connection = { isOnline: false }
  const { Screen } = createScreen(connection)
  const { rerender } = render(createBoundary('/a', <Screen />))
  await screen.findByRole('button', { name: 'Again' })
  rerender(createBoundary('/b', <h1>Elsewhere</h1>))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  connection.isOnline = true
  rerender(createBoundary('/a', <Screen />))
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('shows the failure at each address whose screen throws, and the screen at each other address', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const { rerender } = render(createBoundary('/a', <Broken />))
  await screen.findByRole('button', { name: 'Again' })
  rerender(createBoundary('/b', <Broken />))
  expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible()
  rerender(createBoundary('/c', <h1>Whole</h1>))
  expect(await screen.findByRole('heading', { name: 'Whole' })).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('shows code that was loaded ahead at once', async () => {
  const { Screen, load } = createScreen({ isOnline: true })
  await Screen.preload()
  render(createBoundary('/a', <Screen />))
  expect(screen.getByRole('heading', { name: 'Loaded' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads the code on rendering if it could not be loaded ahead', async () => {
  const connection = { isOnline: false }
  const { Screen } = createScreen(connection)
  await Screen.preload()
  connection.isOnline = true
  render(createBoundary('/a', <Screen />))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
})

// Firefox aborts the imports of a page that the user leaves. The page is gone before it would report the failure.
test('shows and logs a failed import only after half a second', async () => {
  vi.useFakeTimers()
  vi.mocked(console.error).mockImplementation(() => {})
  const { Screen } = createScreen({ isOnline: false })
  render(createBoundary('/a', <Screen />))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(console.error).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible()
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
  vi.useRealTimers()
})
