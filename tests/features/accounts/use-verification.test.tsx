import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { useVerification } from '@/features/accounts/register/use-verification'

const keyOf = (document: string) => ({ verification_key: 'ABC123', last_name: document })

/** Holds calls until the test answers them, in any order. */
function holdCalls() {
  const waiting: { document: string; answer: (isGood: boolean) => void }[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const document = String(JSON.parse(String(init.body)).last_name)
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      waiting.push({
        document,
        answer: (isGood) =>
          resolve(
            isGood
              ? Response.json({ email: `${document}@demo.ar`, real_property_name: 'x', lot_identifier: 'y' })
              : Response.json({ id_number: [document] }, { status: 400 }),
          ),
      })
    })
  })
  return waiting
}

function begin() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const calls = holdCalls()
  const hook = renderHook(({ text }) => useVerification(text === '' ? undefined : keyOf(text)), {
    wrapper,
    initialProps: { text: '' },
  })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { calls, pass, type: (text: string) => hook.rerender({ text }), ...hook }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('verifies 500 ms after the last change, once both values are complete', async () => {
  const { calls, pass, type } = begin()
  await pass(2_000)
  type('111111')
  await pass(499)
  type('222222')
  await pass(499)
  expect(calls).toHaveLength(0)
  await pass(1)
  expect(calls.map(({ document }) => document)).toEqual(['222222'])
  type('')
  await pass(2_000)
  expect(calls).toHaveLength(1)
})

test('waits and verifies again after a value was removed and retyped', async () => {
  const { calls, pass, type, result } = begin()
  type('111111')
  await pass(500)
  calls[0]?.answer(false)
  await pass(0)
  expect(result.current.failure?.document).toBe('111111')
  type('11111')
  expect(result.current.failure).toBeUndefined()
  await pass(100)
  type('111111')
  await pass(499)
  expect(calls).toHaveLength(1)
  await pass(1)
  calls[1]?.answer(true)
  await pass(0)
  expect(result.current.verified?.email).toBe('111111@demo.ar')
})

test('ignores a late answer for other values, in 300 orders of typing and answering', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom('', '111111', '222222', '333333') }),
    fc.record({ wait: fc.constantFrom(1, 250, 500) }),
    fc.record({ answer: fc.nat(3), isGood: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { calls, pass, type, result, unmount } = begin()
      let text = ''
      for (const one of steps) {
        if ('type' in one) {
          text = one.type
          type(text)
        } else if ('wait' in one) await pass(one.wait)
        else {
          calls[one.answer]?.answer(one.isGood)
          await pass(0)
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
