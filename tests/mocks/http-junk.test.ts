import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations, createGoodCall, getAccount } from '../contract/fuzz/generated-call'
import { credentials, init } from './client'
import { type Junk, junkFor, otherJunk } from './junk'
import { exchange } from './raw'

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The documents' shapes of errors: one sentence, or sentences by field. */
function isDocumented(body: string): boolean {
  const value = JSON.parse(body) as Record<string, unknown>
  const entries = Object.entries(value)
  const isSentence = entries.length === 1 && typeof (value.detail ?? value.message) === 'string'
  return isSentence || (entries.length > 0 && entries.every(([, sentences]) => isTexts(sentences)))
}

describe('junk', () => {
  let serving: RunningServer
  let port: number
  let before: string
  const tokens = new Map<string, string>()
  const told: string[] = []

  beforeAll(async () => {
    const now = '2026-03-16T10:00:00-03:00'
    serving = await serve({ port: 0, now, report: (word) => told.push(word) })
    port = Number(new URL(serving.url).port)
    for (const account of new Set(contractOperations.map(getAccount))) {
      const response = await fetch(
        `${serving.url}/fapi/auth/login/`,
        init('POST', { body: credentials(account) }),
      )
      tokens.set(account, ((await response.json()) as { token: string }).token)
    }
    before = serving.world.serialise()
  })
  afterAll(() => serving.close())

  /** What is wrong with the answer; nothing if it is a refusal as the documents have it. */
  async function complaint({ what, request, statuses }: Junk): Promise<string[]> {
    const { status, headers, body } = await exchange(port, request)
    const isRefused = statuses.includes(status) && status >= 400 && status < 500
    if (isRefused && /^content-type: application\/json$/im.test(headers) && isDocumented(body)) return []
    return [`${what}: ${status} ${body.slice(0, 300)}`]
  }

  async function complaints(junk: readonly Junk[]): Promise<string[]> {
    const found: string[] = []
    for (let at = 0; at < junk.length; at += 8) {
      found.push(...(await Promise.all(junk.slice(at, at + 8).map(complaint))).flat())
    }
    return found
  }

  const targets = () =>
    contractOperations.map((operation) => {
      const token = tokens.get(getAccount(operation)) ?? ''
      return { operation, ask: createGoodCall(operation, token), token }
    })

  it('for operations is refused in the documents’ shapes, and changes nothing', async () => {
    const junk = targets().flatMap(junkFor)
    expect(junk.length).toBeGreaterThan(300)
    expect(await complaints(junk)).toEqual([])
    expect(serving.world.serialise()).toBe(before)
  })

  it('for the rest of the server is refused too, and changes nothing', async () => {
    expect(await complaints(otherJunk)).toEqual([])
    expect(serving.world.serialise()).toBe(before)
  })

  it('leaves the server as it was: it answers, and its state is the same', async () => {
    const state = await (await fetch(`${serving.url}/__mock/state`)).json()
    const untouched = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
    const other = await (await fetch(`${untouched.url}/__mock/state`)).json()
    await untouched.close()
    expect(state).toEqual({ ...other, counts: { ...other.counts, sessions: tokens.size } })
    expect(serving.world.violations).toEqual([])
    expect(told).toEqual([])
  })
})
