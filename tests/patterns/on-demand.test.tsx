import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FailureBoundary } from '@/app/FailureBoundary'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { createUser } from '../support/create-user'

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>

test('a component on demand loads its code at the first rendering, and shows the fallback meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn(() => promise)
  const Part = onDemand(load, <p>Cargando</p>)
  expect(load).not.toHaveBeenCalled()
  render(<Part name="Ana" />)
  expect(screen.getByText('Cargando')).toBeVisible()
  resolve(Greeting)
  expect(await screen.findByText('Hola, Ana')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a component whose code has been preloaded is rendered at once', async () => {
  const Part = onDemand(async () => Greeting)
  await Part.preload()
  render(<Part name="Ana" />)
  expect(screen.getByText('Hola, Ana')).toBeVisible()
})

test('after a failure, the retry of the error boundary loads the code again', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no chunk'))
  const Part = onDemand(load)
  const user = createUser()
  render(
    <FailureBoundary
      subject="part"
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Reintentar
        </button>
      )}
    >
      <Part name="Ana" />
    </FailureBoundary>,
  )
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  vi.mocked(console.error).mockClear()
  expect(await screen.findByText('Hola, Ana')).toBeVisible()
})

const part = { preload: vi.fn(async () => {}) }
const parts = [part]

function Screen() {
  usePreload(parts)
  return null
}

test('the code is preloaded when the browser is idle, three seconds after the screen was shown, unless the user has left', () => {
  vi.useFakeTimers()
  let runIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    runIdle = run
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    runIdle = () => {}
  })
  const { unmount } = render(<Screen />)
  act(() => void vi.advanceTimersByTime(2999))
  runIdle()
  expect(part.preload).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(part.preload).not.toHaveBeenCalled()
  runIdle()
  expect(part.preload).toHaveBeenCalledOnce()
  unmount()

  const { unmount: leaveBeforeIdle } = render(<Screen />)
  act(() => void vi.advanceTimersByTime(3000))
  leaveBeforeIdle()
  runIdle()
  render(<Screen />).unmount()
  vi.advanceTimersByTime(3000)
  runIdle()
  expect(part.preload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a failure to preload is silent', async () => {
  const Part = onDemand<{ name: string }>(async () => {
    throw new Error('no chunk')
  })
  await expect(Part.preload()).resolves.toBeUndefined()
})

test('a fallback can depend on the props', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
  const Part = onDemand(
    () => promise,
    ({ name }: { name: string }) => <p>Cargando {name}</p>,
  )
  render(<Part name="Ana" />)
  expect(screen.getByText('Cargando Ana')).toBeVisible()
  resolve(Greeting)
  expect(await screen.findByText('Hola, Ana')).toBeVisible()
})
