import { MockError } from '@mocks/client'
import { getFailureReason } from '@mocks/panel/calls/failure-reason'
import { useAction } from '@mocks/panel/calls/use-action'
import { useControlQuery } from '@mocks/panel/calls/use-control-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('why a control refused', () => {
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
  ])('%s: %s', (text, sentence) => {
    expect(getFailureReason(new MockError('GET gate', 400, text))).toBe(sentence)
  })

  it.each([new TypeError('Failed to fetch'), 'anything'])('%s: no answer', (error) => {
    expect(getFailureReason(error)).toBe(noAnswer)
  })
})

/** Answers that come when the test says so, by what was asked. */
function answers() {
  const waiting = new Map<string, (value: string) => void>()
  const ask = (name: string) => new Promise<string>((resolve) => waiting.set(name, resolve))
  const answer = (name: string) => act(async () => waiting.get(name)?.(`answer to ${name}`))
  return { ask, answer }
}

describe('a control that is asked', () => {
  it('shows the answer to the last question, also if an older one comes after it', async () => {
    const { ask, answer } = answers()
    const { result, rerender } = renderHook(({ name }) => useControlQuery(() => ask(name), name), {
      initialProps: { name: 'one' },
    })
    rerender({ name: 'two' })
    await answer('two')
    await answer('one')
    expect(result.current).toMatchObject({ value: 'answer to two', isLoading: false })
  })

  it('keeps its answer while another is awaited, and if that does not come', async () => {
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

describe('what is asked for by a press', () => {
  it('is one thing at a time, however quick the presses are', async () => {
    const { ask, answer } = answers()
    const { result } = renderHook(() => useAction())
    let second: Promise<boolean> | undefined
    act(() => {
      void result.current.run('first', () => ask('first'))
      second = result.current.run('second', () => ask('second'))
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
