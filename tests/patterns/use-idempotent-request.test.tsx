import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { applyConfig } from '@/config'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'

interface Variables {
  name: string
}

/**
 * Renders `useIdempotentMutation` with a fake generated hook, which records the `Idempotency-Key` of each request. Each call
 * takes the next of `outcomes`: the call throws this outcome if it is an `ApiError`, and otherwise resolves to it.
 */
function renderMutation(outcomes: (ApiError | 'saved')[], idempotencyKeys = true) {
  applyConfig({ apiUrl: window.location.origin, idempotencyKeys })
  const sentKeys: (string | undefined)[] = []
  const fakeHook = ({ request }: { request: RequestInit }) => ({
    mutateAsync: async (_variables: Variables) => {
      sentKeys.push(new Headers(request.headers).get('Idempotency-Key') ?? undefined)
      const outcome = outcomes.shift()
      if (outcome instanceof ApiError) throw outcome
      return outcome
    },
  })
  const { result } = renderHook(() => useIdempotentMutation(fakeHook))
  const send = (name: string) => result.current({ name }).catch((error: ApiError) => error)
  return { send, sentKeys }
}

describe('the idempotency key of a write', () => {
  test.each([new ApiError('network'), new ApiError('timeout'), new ApiError('status', 503)])(
    'stays the same on a retry if the backend may have saved the write despite the failure: %s',
    async (failure) => {
      const { send, sentKeys } = renderMutation([failure, 'saved'])
      await send('Toby')
      await send('Toby')
      expect(sentKeys[0]).toBeTruthy()
      expect(sentKeys[1]).toBe(sentKeys[0])
    },
  )

  test('changes if the content changes', async () => {
    const { send, sentKeys } = renderMutation([new ApiError('network'), 'saved'])
    await send('Toby')
    await send('Luna')
    expect(new Set(sentKeys).size).toBe(2)
  })

  test('changes after the backend rejected the write', async () => {
    const { send, sentKeys } = renderMutation([new ApiError('status', 400), 'saved'])
    await send('Toby')
    await send('Toby')
    expect(new Set(sentKeys).size).toBe(2)
  })

  test('changes after a success, because the same content is then a second write', async () => {
    const { send, sentKeys } = renderMutation(['saved', 'saved'])
    await send('Toby')
    await send('Toby')
    expect(new Set(sentKeys).size).toBe(2)
  })

  test('is not sent if the configuration disables it', async () => {
    const { send, sentKeys } = renderMutation(['saved'], false)
    await send('Toby')
    expect(sentKeys).toEqual([undefined])
  })
})
