import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations, createGoodCall, getAccount } from '../contract/fuzz/generated-call'
import { credentials, init } from './client'
import { createJunk, type Junk, otherJunk } from './junk'
import { exchange } from './raw'

/** The number of requests that are sent at the same time. */
const batchSize = 8

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Whether a body is a documented error: one message, or messages by field. */
function isDocumentedError(body: string): boolean {
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
  const messages: string[] = []

  beforeAll(async () => {
    const now = '2026-03-16T10:00:00-03:00'
    serving = await serve({ port: 0, now, report: (message) => messages.push(message) })
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

  /** Sends junk. Returns a problem unless the answer is a documented refusal. */
  async function findProblems({ description, request, statuses }: Junk): Promise<string[]> {
    const { status, headers, body } = await exchange(port, request)
    const isRefused = statuses.includes(status) && status >= 400 && status < 500
    if (isRefused && /^content-type: application\/json$/im.test(headers) && isDocumentedError(body)) return []
    return [`${description}: ${status} ${body.slice(0, 300)}`]
  }

  async function findAllProblems(junk: readonly Junk[]): Promise<string[]> {
    const problems: string[] = []
    for (let start = 0; start < junk.length; start += batchSize) {
      const batch = junk.slice(start, start + batchSize)
      problems.push(...(await Promise.all(batch.map(findProblems))).flat())
    }
    return problems
  }

  const listTargets = () =>
    contractOperations.map((operation) => {
      const token = tokens.get(getAccount(operation)) ?? ''
      return { operation, ask: createGoodCall(operation, token), token }
    })

  it('for operations is refused with a documented error, and changes nothing', async () => {
    const junk = listTargets().flatMap(createJunk)
    expect(junk.length).toBeGreaterThan(300)
    expect(await findAllProblems(junk)).toEqual([])
    expect(serving.world.serialise()).toBe(before)
  })

  it('for other paths is refused with a documented error, and changes nothing', async () => {
    expect(await findAllProblems(otherJunk)).toEqual([])
    expect(serving.world.serialise()).toBe(before)
  })

  it('leaves the state of the server unchanged', async () => {
    const state = await (await fetch(`${serving.url}/__mock/state`)).json()
    const untouched = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
    const other = await (await fetch(`${untouched.url}/__mock/state`)).json()
    await untouched.close()
    expect(state).toEqual({ ...other, counts: { ...other.counts, sessions: tokens.size } })
    expect(serving.world.violations).toEqual([])
    expect(messages).toEqual([])
  })
})
