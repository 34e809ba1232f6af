import { MockError } from '@mocks/client'
import { getFailureReason } from '@mocks/panel/calls/failure-reason'
import { useAction } from '@mocks/panel/calls/use-action'
import { useControlQuery } from '@mocks/panel/calls/use-control-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('getFailureReason', () => {
  const noAnswer = 'El backend simulado no respondió. Volvé a intentarlo.'
  it.each([
    ['{"message":"No figura."}', 'No figura.'],
    ['{"detail":"No encontrado."}', 'No encontrado.'],
    ['{"gate":["No existe esa vía de acceso."]}', 'No existe esa vía de acceso.'],
    ['{"faults":[]}', 'El backend simulado respondió con el error 400.'],
    ['{}', 'El backend simulado respondió con el error 400.'],
    ['', 'El backend simulado respondió con el error 400.'],
    ['<h1>502 Bad Gateway</h1>', 'El backend simulado respondió con el error 400.'],
    ['No hay lugar.', 'No hay lugar.'],
  ])('returns for the body %j: %s', (text, sentence) => {
    expect(getFailureReason(new MockError('GET gate', 400, text))).toBe(sentence)
  })

  it.each([new TypeError('Failed to fetch'), 'anything'])('reports no answer for %s', (error) => {
    expect(getFailureReason(error)).toBe(noAnswer)
  })
})

/** Creates requests by name that the test resolves with `answer`. */
function createDeferredRequests() {
  const resolvers = new Map<string, (value: string) => void>()
  const request = (name: string) => new Promise<string>((resolve) => resolvers.set(name, resolve))
  const answer = (name: string) => act(async () => resolvers.get(name)?.(`answer to ${name}`))
  return { request, answer }
}

describe('useControlQuery', () => {
  it('returns the answer to the latest request, also if an older answer arrives later', async () => {
    const { request, answer } = createDeferredRequests()
    const { result, rerender } = renderHook(({ name }) => useControlQuery(() => request(name), name), {
      initialProps: { name: 'one' },
    })
    rerender({ name: 'two' })
    await answer('two')
    await answer('one')
    expect(result.current).toMatchObject({ value: 'answer to two', isLoading: false })
  })

  it('keeps the last answer during a reload, and after a failed reload', async () => {
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
    const { request, answer } = createDeferredRequests()
    const { result } = renderHook(() => useAction())
    let second: Promise<boolean> | undefined
    act(() => {
      void result.current.run('first', () => request('first'))
      second = result.current.run('second', () => request('second'))
    })
    expect(result.current.runningId).toBe('first')
    expect(await second).toBe(false)
    await answer('first')
    expect(result.current).toMatchObject({
      runningId: undefined,
      outcome: { actionId: 'first', tone: 'success', text: 'answer to first' },
    })
  })
})
