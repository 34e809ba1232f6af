import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { useVerification } from '@/features/accounts/register/use-verification'

/** Creates the body of a verification request. In the contract, the document number is in the field `last_name`. */
const createKey = (documentNumber: string) => ({ verification_key: 'ABC123', last_name: documentNumber })

/** Replaces `fetch` by a function that adds each call to the returned list. A call gets its response from its `respond`. */
function interceptCalls() {
  const calls: { documentNumber: string; respond: (isSuccess: boolean) => void }[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const documentNumber = String(JSON.parse(String(init.body)).last_name)
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      calls.push({
        documentNumber,
        respond: (isSuccess) =>
          resolve(
            isSuccess
              ? Response.json({
                  email: `${documentNumber}@demo.ar`,
                  real_property_name: 'x',
                  lot_identifier: 'y',
                })
              : Response.json({ id_number: [documentNumber] }, { status: 400 }),
          ),
      })
    })
  })
  return calls
}

/**
 * Renders the hook without a key, and returns functions for the test. `type` changes the document number of the key. After
 * `type('')`, the hook has no key, as with an incomplete code or document number.
 */
function renderVerification() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const calls = interceptCalls()
  const hook = renderHook(({ text }) => useVerification(text === '' ? undefined : createKey(text)), {
    wrapper,
    initialProps: { text: '' },
  })
  const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { calls, advanceTime, type: (text: string) => hook.rerender({ text }), ...hook }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('verifies a complete code and document number 500 ms after the last change', async () => {
  const { calls, advanceTime, type } = renderVerification()
  await advanceTime(2_000)
  type('111111')
  await advanceTime(499)
  type('222222')
  await advanceTime(499)
  expect(calls).toHaveLength(0)
  await advanceTime(1)
  expect(calls.map(({ documentNumber }) => documentNumber)).toEqual(['222222'])
  type('')
  await advanceTime(2_000)
  expect(calls).toHaveLength(1)
})

test('verifies the same values again 500 ms after the user changes a value and restores it', async () => {
  const { calls, advanceTime, type, result } = renderVerification()
  type('111111')
  await advanceTime(500)
  calls[0]?.respond(false)
  await advanceTime(0)
  expect(result.current.failure?.document).toBe('111111')
  type('11111')
  expect(result.current.failure).toBeUndefined()
  await advanceTime(100)
  type('111111')
  await advanceTime(499)
  expect(calls).toHaveLength(1)
  await advanceTime(1)
  calls[1]?.respond(true)
  await advanceTime(0)
  expect(result.current.verified?.email).toBe('111111@demo.ar')
})

test('ignores responses for values that have changed since the request, in 300 random sequences of events', async () => {
  const anyStep = fc.oneof(
    fc.record({ type: fc.constantFrom('', '111111', '222222', '333333') }),
    fc.record({ wait: fc.constantFrom(1, 250, 500) }),
    fc.record({ respondTo: fc.nat(3), isSuccess: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { calls, advanceTime, type, result, unmount } = renderVerification()
      let text = ''
      for (const step of steps) {
        if ('type' in step) {
          text = step.type
          type(text)
        } else if ('wait' in step) await advanceTime(step.wait)
        else {
          calls[step.respondTo]?.respond(step.isSuccess)
          await advanceTime(0)
        }
        const { verified, failure } = result.current
        if (verified) expect(verified.email).toBe(`${text}@demo.ar`)
        if (failure) expect(failure.document).toBe(text)
      }
      unmount()
    }),
    { numRuns: 300, seed: 20260316 },
  )
})
