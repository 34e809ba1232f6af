import { contract } from '@mocks/contract/generated/contract'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoAccounts, demoPassword } from '../../../src/demo/accounts'
import { type ChangingProxy, startChangingProxy } from '../../support/changing-proxy'
import { chooseCases } from '../../support/scope'
import { ApiClient } from './api-client'
import { filters } from './filters'
import { findQuerySchema } from './list-call'
import { reads } from './reads'
import { walkApi } from './walk'

const now = '2026-03-16T10:00:00-03:00'

describe('the tables of the contract check', () => {
  it('have each read operation of the contract, and no other', () => {
    const expected = Object.values(contract.operations).filter(({ method }) => method === 'GET')
    expect(Object.keys(reads).sort()).toEqual(expected.map(({ operationId }) => operationId).sort())
  })

  it('name only query parameters of the contract', () => {
    for (const [id, entries] of Object.entries(filters))
      for (const { parameter } of entries) {
        const operation = contract.operations[id] as (typeof contract.operations)[string]
        expect(findQuerySchema(operation, parameter), `${id} ${parameter}`).toBeDefined()
      }
  })
})

describe('the contract check of the mock backend over HTTP', () => {
  let server: RunningServer
  let proxy: ChangingProxy

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    server = await serve({ port: 0, now })
    proxy = await startChangingProxy(server.url, {})
  })
  afterAll(async () => {
    await proxy.close()
    await server.close(0)
    vi.useRealTimers()
  })

  const walk = (username: string) =>
    walkApi(new ApiClient({ url: proxy.url, timeoutMs: 20_000, origin: 'https://portal.example' }), {
      username,
      password: demoPassword,
      maxRows: 3,
      origin: 'https://portal.example',
      invitation: 'demo-invitation',
      unsubscribe: 'demo-unsubscribe',
    })

  const usernames = Object.values(demoAccounts).map(({ username }) => username)
  it.each(chooseCases(usernames, 2))('finds no difference with the account %s', async (username) => {
    const { differences, reached } = await walk(username)
    expect(differences).toEqual([])
    expect(reached.length).toBeGreaterThan(18)
  })

  it('reads all operations but one with the account of the owner, and sends only a sign-in and GET requests', async () => {
    proxy.requests.length = 0
    const { unreached } = await walk(demoAccounts.resident.username)
    expect([...unreached.keys()]).toEqual(['completeHandoff'])
    const writes = proxy.requests.filter(({ method }) => method !== 'GET')
    expect(writes.map(({ method, operationId }) => `${method} ${operationId}`)).toEqual(['POST login'])
  })

  it('names what an account cannot read, with the reason', async () => {
    const { unreached } = await walk(demoAccounts.tenant.username)
    expect(unreached.get('listCoResidents')).toBe('answers 403')
    expect(unreached.get('getCoResident')).toBe('listCoResidents could not be read')
    expect(unreached.get('getBackgroundCheckSubmission')).toBe('no id in listBackgroundCheckSubmissions')
  })

  it('reports a rejected password as a difference of the sign-in, and reads nothing', async () => {
    proxy.requests.length = 0
    const { differences, reached, unreached } = await walkApi(
      new ApiClient({ url: proxy.url, timeoutMs: 20_000 }),
      { username: 'residente@demo.ar', password: 'wrong', maxRows: 1 },
    )
    expect(differences).toMatchObject([{ operationId: 'login', pointer: 'status', found: '401' }])
    expect(reached).toEqual([])
    expect(unreached.get('listPets')).toBe('the sign-in failed')
    expect(proxy.requests).toHaveLength(1)
  })
})
