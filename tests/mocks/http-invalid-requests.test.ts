import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations, createGoodCall, getAccount } from '../contract/fuzz/generated-call'
import { chooseCases, chooseCount } from '../support/scope'
import { createCredentials, createRequestInit } from './client'
import { createInvalidCalls, type InvalidRequest } from './invalid-calls'
import { otherInvalidRequests } from './invalid-requests'
import { sendRawRequest } from './raw-request'

/** The number of requests that are sent at the same time. */
const batchSize = 8

const isTextList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Whether a body is a documented error: one message, or messages by field. */
function isDocumentedError(body: string): boolean {
  const value = JSON.parse(body) as Record<string, unknown>
  const entries = Object.entries(value)
  const isSingleMessage = entries.length === 1 && typeof (value.detail ?? value.message) === 'string'
  return isSingleMessage || (entries.length > 0 && entries.every(([, messages]) => isTextList(messages)))
}

describe('the server', () => {
  let server: RunningServer
  let port: number
  let stateBefore: string
  const tokens = new Map<string, string>()
  const messages: string[] = []

  beforeAll(async () => {
    const now = '2026-03-16T10:00:00-03:00'
    server = await serve({ port: 0, now, report: (message) => messages.push(message) })
    port = Number(new URL(server.url).port)
    for (const account of new Set(contractOperations.map(getAccount))) {
      const response = await fetch(
        `${server.url}/fapi/auth/login/`,
        createRequestInit('POST', { body: createCredentials(account) }),
      )
      tokens.set(account, ((await response.json()) as { token: string }).token)
    }
    stateBefore = server.world.serialise()
  })
  afterAll(() => server.close())

  /** Sends an invalid request. Returns no problem if the response is a documented error with an expected status. */
  async function findProblems({ description, request, statuses }: InvalidRequest): Promise<string[]> {
    const { status, headers, body } = await sendRawRequest(port, request)
    const isExpectedStatus = statuses.includes(status) && status >= 400 && status < 500
    if (isExpectedStatus && /^content-type: application\/json$/im.test(headers) && isDocumentedError(body))
      return []
    return [`${description}: ${status} ${body.slice(0, 300)}`]
  }

  async function findAllProblems(invalidRequests: readonly InvalidRequest[]): Promise<string[]> {
    const problems: string[] = []
    for (let start = 0; start < invalidRequests.length; start += batchSize) {
      const batch = invalidRequests.slice(start, start + batchSize)
      problems.push(...(await Promise.all(batch.map(findProblems))).flat())
    }
    return problems
  }

  const listTargets = () =>
    chooseCases(contractOperations, 40).map((operation) => {
      const token = tokens.get(getAccount(operation)) ?? ''
      return { operation, call: createGoodCall(operation, token), token }
    })

  it('returns a documented error for each invalid request to an operation, and changes nothing', async () => {
    const invalidRequests = listTargets().flatMap(createInvalidCalls)
    expect(invalidRequests.length).toBeGreaterThan(chooseCount(150, 300))
    expect(await findAllProblems(invalidRequests)).toEqual([])
    expect(server.world.serialise()).toBe(stateBefore)
  })

  it('returns a documented error for each invalid request that does not vary by operation, and changes nothing', async () => {
    expect(await findAllProblems(otherInvalidRequests)).toEqual([])
    expect(server.world.serialise()).toBe(stateBefore)
  })

  it('still has the state of a new server after all invalid requests, except for the sessions of the logins', async () => {
    const state = await (await fetch(`${server.url}/__mock/state`)).json()
    const newServer = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
    const newState = await (await fetch(`${newServer.url}/__mock/state`)).json()
    await newServer.close()
    expect(state).toEqual({ ...newState, counts: { ...newState.counts, sessions: tokens.size } })
    expect(server.world.violations).toEqual([])
    expect(messages).toEqual([])
  })
})
