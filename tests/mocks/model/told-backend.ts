import type { MockOptions } from '@mocks/node'
import { expect } from 'vitest'
import { type Answered, client } from '../client'

/** A backend that commands call as several signed-in accounts. */
export interface ToldBackend {
  mock: Awaited<ReturnType<typeof client>>['mock']
  /** A call of a signed-in account. `key` is an `Idempotency-Key`. */
  ask(
    account: string,
    method: string,
    path: string,
    sent?: { body?: unknown; key?: string },
  ): Promise<Answered>
  /** Signs an account in, in place of the session that it had. */
  enter(account: string): Promise<void>
  /** Sets the clock forward by an ISO 8601 duration. */
  advance(duration: string): Promise<void>
}

/** A backend for one run of commands. */
export async function toldBackend(accounts: readonly string[], options?: MockOptions): Promise<ToldBackend> {
  const { mock, call, signIn } = await client({ onViolation: 'throw', ...options })
  const tokens = new Map<string, string>()
  const enter = async (account: string) => {
    tokens.set(account, await signIn(account))
  }
  for (const account of accounts) await enter(account)
  return {
    mock,
    enter,
    ask: (account, method, path, { body, key } = {}) =>
      call(method, path, {
        body,
        token: tokens.get(account),
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      }),
    advance: async (duration) => {
      const { status } = await call('PATCH', '/__mock/settings', { body: { advance: duration } })
      expect(status).toBe(200)
    },
  }
}

/** Reads all pages of a list, and checks that they agree and end with a 404. */
export async function everyRow<Row>(
  backend: ToldBackend,
  account: string,
  path: string,
  { page_size, ...query }: Record<string, string | number | boolean | undefined>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const asked = Object.entries({ page_size, ...query, page }).filter(([, value]) => value !== undefined)
    const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
    const { status, body } = await backend.ask(account, 'GET', `${path}?${search}`)
    const { count, current, results } = body as { count: number; current: number; results: Row[] }
    if (status === 404 && page > 1) return rows
    expect([status, current]).toEqual([200, page])
    rows.push(...results)
    const isLast = rows.length >= count
    expect(isLast || results.length > 0).toBe(true)
    // Requests the page past the end only sometimes, to save time.
    if (isLast && count % 3 > 0) return rows
  }
}
