import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { type FirstResult, useAsync } from '@/patterns/query-view/use-async'

type Load = (signal: AbortSignal) => Promise<string>

interface ResultProps {
  load: Load
  isEnabled?: boolean
  first?: FirstResult<string>
}

function Result({ load, isEnabled, first }: ResultProps) {
  const { data, error, isFetching, refetch } = useAsync(load, isEnabled, first)
  return (
    <>
      <p>{`${data ?? 'no data'}, ${error instanceof Error ? error.message : 'no error'}, ${isFetching ? 'loading' : 'idle'}`}</p>
      <button type="button" onClick={refetch}>
        Again
      </button>
    </>
  )
}

/** Creates a `load` whose calls are settled by the test. */
function createLoad() {
  const calls: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const load: Load = (signal) => {
    const call = Promise.withResolvers<string>()
    calls.push({ ...call, signal })
    return call.promise
  }
  return { calls, load }
}

const getText = () => screen.getByRole('paragraph').textContent
const loadAgain = () => userEvent.click(screen.getByRole('button', { name: 'Again' }))

test('shows the data of the load, and keeps them during the next load', async () => {
  const { calls, load } = createLoad()
  render(<Result load={load} />)
  expect(getText()).toBe('no data, no error, loading')
  await act(async () => calls[0]?.resolve('first'))
  expect(getText()).toBe('first, no error, idle')
  await loadAgain()
  expect(getText()).toBe('first, no error, loading')
  await act(async () => calls[1]?.resolve('second'))
  expect(getText()).toBe('second, no error, idle')
})

test('shows the error of a failed load until the next load begins', async () => {
  const { calls, load } = createLoad()
  render(<Result load={load} />)
  await act(async () => calls[0]?.reject(new Error('broken')))
  expect(getText()).toBe('no data, broken, idle')
  await loadAgain()
  expect(getText()).toBe('no data, no error, loading')
  await act(async () => calls[1]?.resolve('data'))
  expect(getText()).toBe('data, no error, idle')
})

test('keeps the data if a later load fails', async () => {
  const { calls, load } = createLoad()
  render(<Result load={load} />)
  await act(async () => calls[0]?.resolve('data'))
  await loadAgain()
  await act(async () => calls[1]?.reject(new Error('broken')))
  expect(getText()).toBe('data, broken, idle')
})

test('ignores a further request while a load is running', async () => {
  const { calls, load } = createLoad()
  render(<Result load={load} />)
  await loadAgain()
  expect(calls).toHaveLength(1)
})

test('loads only once it is enabled, and not again when it renders again', async () => {
  const { calls, load } = createLoad()
  const { rerender } = render(<Result load={load} isEnabled={false} />)
  expect([getText(), calls.length]).toEqual(['no data, no error, idle', 0])
  rerender(<Result load={load} isEnabled />)
  expect([getText(), calls.length]).toEqual(['no data, no error, loading', 1])
  rerender(<Result load={vi.fn(load)} isEnabled />)
  expect(calls).toHaveLength(1)
})

test('aborts the running load when the component unmounts', async () => {
  const { calls, load } = createLoad()
  const { unmount } = render(<Result load={load} />)
  unmount()
  expect(calls[0]?.signal.aborted).toBe(true)
  await act(async () => calls[0]?.reject(new Error('aborted')))
})

test('ignores the result of the load that StrictMode has aborted', async () => {
  const { calls, load } = createLoad()
  render(<Result load={load} />, { wrapper: StrictMode })
  await act(async () => calls[0]?.resolve('aborted'))
  expect(getText()).toBe('no data, no error, loading')
  await act(async () => calls[1]?.resolve('data'))
  expect(getText()).toBe('data, no error, idle')
})

test('begins with a first result, and loads only again', async () => {
  const { calls, load } = createLoad()
  render(
    <StrictMode>
      <Result load={load} first={{ data: 'early' }} />
    </StrictMode>,
  )
  expect(getText()).toBe('early, no error, idle')
  expect(calls).toHaveLength(0)
  await loadAgain()
  expect(getText()).toBe('early, no error, loading')
  await act(async () => calls.at(-1)?.resolve('late'))
  expect(getText()).toBe('late, no error, idle')
})

test('begins with the error of a first result', () => {
  const { calls, load } = createLoad()
  render(<Result load={load} first={{ error: new Error('broken') }} />)
  expect(getText()).toBe('no data, broken, idle')
  expect(calls).toHaveLength(0)
})
