import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { FailureBoundary } from '@/app/FailureBoundary'
import { lazy } from '@/app/lazy-screen'

function Broken(): never {
  throw new Error('Broken')
}

/** A screen whose code comes only where there is a connection. */
function screenOf(connection: { isThere: boolean; isNewer?: boolean }) {
  const load = vi.fn(async () => {
    if (!connection.isThere) throw new Error('The code did not come')
    return { default: () => <h1>Here it is</h1> }
  })
  const renew = vi.fn(async () => connection.isNewer ?? false)
  return { load, renew, Screen: lazy(load, renew) }
}

const draw = (subject: string, screens: React.ReactNode) => (
  <StrictMode>
    <FailureBoundary
      subject={subject}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      <Suspense fallback="Coming">{screens}</Suspense>
    </FailureBoundary>
  </StrictMode>
)

test('fetches missing code again only after a retry', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const user = userEvent.setup()
  const connection = { isThere: false }
  const { Screen, load } = screenOf(connection)
  render(draw('/a', <Screen />))
  await user.click(await screen.findByRole('button', { name: 'Again' }))
  await screen.findByRole('button', { name: 'Again' })
  expect(load).toHaveBeenCalledTimes(2)
  connection.isThere = true
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
  vi.mocked(console.error).mockClear()
})

test('reloads the page if the code is still missing at the retry', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const user = userEvent.setup()
  const { Screen, renew } = screenOf({ isThere: false, isNewer: true })
  render(draw('/a', <Screen />))
  const again = await screen.findByRole('button', { name: 'Again' })
  expect(renew).not.toHaveBeenCalled()
  await user.click(again)
  await waitFor(() => expect(renew).toHaveBeenCalledOnce())
  expect(screen.getByText('Coming')).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('fetches missing code again after leaving and returning', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const connection = { isThere: false }
  const { Screen } = screenOf(connection)
  const { rerender } = render(draw('/a', <Screen />))
  await screen.findByRole('button', { name: 'Again' })
  rerender(draw('/b', <h1>Elsewhere</h1>))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  connection.isThere = true
  rerender(draw('/a', <Screen />))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('shows the failure of a new address at that address', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const { rerender } = render(draw('/a', <Broken />))
  await screen.findByRole('button', { name: 'Again' })
  rerender(draw('/b', <Broken />))
  expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible()
  rerender(draw('/c', <h1>Whole</h1>))
  expect(await screen.findByRole('heading', { name: 'Whole' })).toBeVisible()
  vi.mocked(console.error).mockClear()
})
