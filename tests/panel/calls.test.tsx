import { MockError } from '@mocks/client'
import { getFailureReason } from '@mocks/panel/calls/failure-reason'
import { useAction } from '@mocks/panel/calls/use-action'
import { useControlQuery } from '@mocks/panel/calls/use-control-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('getFailureReason', () => {
  const noResponseMessage = 'El backend simulado no respondió. Volvé a intentarlo.'
  it.each([
    ['{"message":"No figura."}', 'No figura.'],
    ['{"detail":"No encontrado."}', 'No encontrado.'],
    ['{"gate":["No existe esa vía de acceso."]}', 'No existe esa vía de acceso.'],
    ['{"faults":[]}', 'El backend simulado respondió con el error 400.'],
    ['{}', 'El backend simulado respondió con el error 400.'],
    ['', 'El backend simulado respondió con el error 400.'],
    ['<h1>502 Bad Gateway</h1>', 'El backend simulado respondió con el error 400.'],
    ['No hay lugar.', 'No hay lugar.'],
  ])('for the body %j, returns the sentence: %s', (text, sentence) => {
    expect(getFailureReason(new MockError('GET gate', 400, text))).toBe(sentence)
  })

  it.each([new TypeError('Failed to fetch'), 'anything'])(
    'for an error that is not a MockError, reports that the backend did not respond: %s',
    (error) => {
      expect(getFailureReason(error)).toBe(noResponseMessage)
    },
  )
})

/** Returns two functions: `request` starts a request with a name, and `resolveRequest` completes the request with that name. */
function createDeferredRequests() {
  const resolvers = new Map<string, (value: string) => void>()
  const request = (name: string) => new Promise<string>((resolve) => resolvers.set(name, resolve))
  const resolveRequest = (name: string) => act(async () => resolvers.get(name)?.(`answer to ${name}`))
  return { request, resolveRequest }
}

describe('useControlQuery', () => {
  it('returns the response to the latest request, even if an earlier request ends later', async () => {
    const { request, resolveRequest } = createDeferredRequests()
    const { result, rerender } = renderHook(({ name }) => useControlQuery(() => request(name), name), {
      initialProps: { name: 'one' },
    })
    rerender({ name: 'two' })
    await resolveRequest('two')
    await resolveRequest('one')
    expect(result.current).toMatchObject({ value: 'answer to two', isLoading: false })
  })

  it('keeps the last value after a failed reload, and removes the failure after a successful reload', async () => {
    let isDown = false
    const { result } = renderHook(() =>
      useControlQuery(async () => {
        if (isDown) throw new TypeError('no connection')
        return 'there'
      }),
    )
    await waitFor(() => expect(result.current.value).toBe('there'))
    isDown = true
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ value: 'there', failure: expect.any(String), isLoading: false })
    isDown = false
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ value: 'there', failure: undefined })
  })
})

describe('useAction', () => {
  it('ignores a second action while the first action runs', async () => {
    const { request, resolveRequest } = createDeferredRequests()
    const { result } = renderHook(() => useAction())
    let secondRun: Promise<boolean> | undefined
    act(() => {
      void result.current.run('first', () => request('first'))
      secondRun = result.current.run('second', () => request('second'))
    })
    expect(result.current.runningId).toBe('first')
    expect(await secondRun).toBe(false)
    await resolveRequest('first')
    expect(result.current).toMatchObject({
      runningId: undefined,
      outcome: { actionId: 'first', tone: 'success', text: 'answer to first' },
    })
  })
})
