import type { MockOptions } from '@mocks/node'
import { expect } from 'vitest'
import { type CallResponse, createCallClient } from '../client'

/** A mock backend for a model-based test, with several signed-in accounts. */
export interface SignedInBackend {
  mock: Awaited<ReturnType<typeof createCallClient>>['mock']
  /** Calls the backend as a signed-in account. `key` is an `Idempotency-Key`. */
  call(
    account: string,
    method: string,
    path: string,
    request?: { body?: unknown; key?: string },
  ): Promise<CallResponse>
  /** Signs an account in. From then on, `call` uses the new session for the account. */
  signIn(account: string): Promise<void>
  /** Advances the clock of the backend by an ISO 8601 duration. */
  advance(duration: string): Promise<void>
}

/**
 * Creates a backend and signs the accounts in. The backend throws on a contract violation, unless `options` set another
 * `onViolation`.
 */
export async function createSignedInBackend(
  accounts: readonly string[],
  options?: MockOptions,
): Promise<SignedInBackend> {
  const {
    mock,
    call: send,
    signIn: requestToken,
  } = await createCallClient({ onViolation: 'throw', ...options })
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

/**
 * Reads all pages of a list as `account`. Expects each response to have the requested page number and, until `count` rows
 * are read, at least one row.
 */
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
    // The page after the last page must be a 404. To save time, it is requested only if the count is divisible by three.
    if (isLast && count % 3 > 0) return rows
  }
}
