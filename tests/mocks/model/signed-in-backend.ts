import type { MockOptions } from '@mocks/node'
import { expect } from 'vitest'
import { type CallResponse, client } from '../client'

/** A backend that commands call as several signed-in accounts. */
export interface SignedInBackend {
  mock: Awaited<ReturnType<typeof client>>['mock']
  /** Calls the backend as a signed-in account. `key` is an `Idempotency-Key`. */
  call(
    account: string,
    method: string,
    path: string,
    request?: { body?: unknown; key?: string },
  ): Promise<CallResponse>
  /** Signs an account in and replaces its previous session. */
  signIn(account: string): Promise<void>
  /** Advances the clock by an ISO 8601 duration. */
  advance(duration: string): Promise<void>
}

/** Creates a backend for one run of commands. */
export async function createSignedInBackend(
  accounts: readonly string[],
  options?: MockOptions,
): Promise<SignedInBackend> {
  const { mock, call: send, signIn: requestToken } = await client({ onViolation: 'throw', ...options })
  const tokens = new Map<string, string>()
  const signIn = async (account: string) => {
    tokens.set(account, await requestToken(account))
  }
  for (const account of accounts) await signIn(account)
  return {
    mock,
    signIn,
    call: (account, method, path, { body, key } = {}) =>
      send(method, path, {
        body,
        token: tokens.get(account),
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      }),
    advance: async (duration) => {
      const { status } = await send('PATCH', '/__mock/settings', { body: { advance: duration } })
      expect(status).toBe(200)
    },
  }
}

/** Reads all pages of a list, and expects consistent counts and a 404 after the last page. */
export async function readAllRows<Row>(
  backend: SignedInBackend,
  account: string,
  path: string,
  { page_size, ...query }: Record<string, string | number | boolean | undefined>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const parameters = Object.entries({ page_size, ...query, page }).filter(
      ([, value]) => value !== undefined,
    )
    const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
    const { status, body } = await backend.call(account, 'GET', `${path}?${search}`)
    const { count, current, results } = body as { count: number; current: number; results: Row[] }
    if (status === 404 && page > 1) return rows
    expect([status, current]).toEqual([200, page])
    rows.push(...results)
    const isLast = rows.length >= count
    expect(isLast || results.length > 0).toBe(true)
    // To save time, the page after the last page is requested only for lists whose count is divisible by three.
    if (isLast && count % 3 > 0) return rows
  }
}
