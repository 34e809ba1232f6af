import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCount } from '../support/scope'
import { type CallOptions, createCredentials, createRequestInit, readResponse } from './client'
import { createTab, refreshTab } from './tab'

const authorizationTerms = {
  name: 'Visita',
  source: 'PERSON',
  method: 'WEB',
  description: '',
  from_date: '2026-03-16',
  to_date: '2026-03-29',
  start_time: '00:00:00',
  end_time: '23:59:00',
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: true,
  sunday_flag: true,
  location_to: null,
}

/** Creates the request body for a guest. The backend rejects guest number 3 because of the unknown nationality. */
const createGuest = (number: number) => ({
  first_name: 'ANA',
  last_name: 'PAZ',
  id_type_code: 'DNI',
  id_number: `${40_717_250 + number}`,
  nationality: number === 3 ? 'QQ' : 'AR',
  gender: 'F',
})

/** A generated call. The backend refuses some calls; other calls repeat an idempotency key or fail because of a fault. */
type Step = [method: string, path: string, options: CallOptions]

const authorizationsPath = '/fapi/customer/101/property/201/authorization/'
const idempotencyHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { 'Idempotency-Key': 'key-00001' },
  { 'Idempotency-Key': 'key-00002' },
)
const personIds = fc.integer({ min: 4001, max: 4010 })

/** Returns an arbitrary for lists of calls. `token` is a token of the account residente@demo.ar. */
const generateSteps = (token: string) =>
  fc.array(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 4 }), idempotencyHeaders)
        .map(
          ([number, headers]): Step => [
            'POST',
            '/fapi/customer/101/guest/?property_id=201',
            { token, headers, body: createGuest(number) },
          ],
        ),
      fc.tuple(fc.uniqueArray(personIds, { maxLength: 3 }), idempotencyHeaders).map(
        ([ids, headers]): Step => [
          'POST',
          authorizationsPath,
          {
            token,
            headers,
            body: {
              ...authorizationTerms,
              preauthorization_type: 'VENDOR',
              people: ids.map((id) => ({ id })),
            },
          },
        ],
      ),
      idempotencyHeaders.map(
        (headers): Step => [
          'POST',
          authorizationsPath,
          { token, headers, body: { ...authorizationTerms, preauthorization_type: 'INVITE', max_people: 9 } },
        ],
      ),
      fc
        .integer({ min: 7001, max: 7012 })
        .map((id): Step => ['PUT', `/fapi/authorization/${id}/cancel/`, { token }]),
      fc.tuple(fc.integer({ min: 7001, max: 7012 }), personIds, personIds).map(
        ([id, addedId, removedId]): Step => [
          'PUT',
          `${authorizationsPath}${id}/`,
          {
            token,
            body: {
              ...authorizationTerms,
              preauthorization_type: 'VENDOR',
              add_people: [{ id: addedId }],
              remove_people: [{ id: removedId }],
            },
          },
        ],
      ),
      fc.constantFrom<Step>(
        ['POST', '/fapi/auth/login/', { body: createCredentials('inquilino@demo.ar') }],
        ['POST', '/fapi/auth/login/', { body: createCredentials('inquilino@demo.ar', 'wrong') }],
        ['GET', '/fapi/customer/101/visits/contacts/', { token }],
        ['POST', '/fapi/password-recovery/', { body: { email: 'residente@demo.ar' } }],
        ['PATCH', '/__mock/settings', { body: { advance: 'PT7M' } }],
        [
          'PATCH',
          '/__mock/settings',
          { body: { faults: [{ operationId: 'createGuest', status: 500, times: 2 }] } },
        ],
      ),
    ),
    { minLength: 1, maxLength: 15 },
  )

describe('the log of the writes', { timeout: 30_000 }, () => {
  it('can be replayed after any calls and then gives the same world, byte for byte', async () => {
    const token = await createTab(new MemoryLogStore()).signIn()
    await fc.assert(
      fc.asyncProperty(generateSteps(token), async (steps) => {
        const store = new MemoryLogStore()
        const firstTab = createTab(store)
        await firstTab.signIn()
        for (const [method, path, options] of steps) await firstTab.call(method, path, options)
        const replayTab = createTab(store)
        await refreshTab(replayTab)
        expect(replayTab.world.serialise()).toBe(firstTab.world.serialise())
        expect([...firstTab.world.violations, ...replayTab.world.violations]).toEqual([])
      }),
      { numRuns: chooseCount(8, 40), seed: 20260316 },
    )
  })

  it('contains the successful writes with three of their headers, but no reads and no refused calls', async () => {
    const store = new MemoryLogStore()
    const tab = createTab(store)
    const token = await tab.signIn()
    await tab.call('GET', '/fapi/customer/101/visits/contacts/', { token })
    await tab.call('POST', '/fapi/customer/101/guest/?property_id=201', { token, body: createGuest(3) })
    await tab.call('POST', '/fapi/customer/101/guest/?property_id=201', {
      token,
      body: createGuest(0),
      headers: { 'Time-Zone': 'America/Argentina/Buenos_Aires', 'Idempotency-Key': 'key-00001' },
    })
    await tab.call('PATCH', '/__mock/settings', { body: { advance: 'P1D' } })
    const entries = await store.entries(0)
    expect(entries).toMatchObject([
      { kind: 'call', operationId: 'login', status: 200, instant: '2026-03-16T13:00:00.000Z' },
      {
        kind: 'call',
        method: 'POST',
        url: 'http://portal.test/fapi/customer/101/guest/?property_id=201',
        body: JSON.stringify(createGuest(0)),
        headers: {
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': 'key-00001',
          'Content-Type': 'application/json',
        },
      },
      { kind: 'settings', now: '2026-03-17T13:00:00.000Z', instant: '2026-03-16T13:00:00.000Z' },
    ])
    expect(Object.keys((entries[1] as { headers: object }).headers)).toHaveLength(3)
  })

  it('restores the time of a world whose clock ticks', async () => {
    const store = new MemoryLogStore()
    let now = Date.parse('2026-05-01T12:00:00Z')
    const createWorld = () => new World({ store, wallClock: () => now })
    const send = async (world: World, method: string, path: string, body?: object) =>
      (
        await readResponse(
          await respondToRequest(
            world,
            new Request(`http://portal.test${path}`, createRequestInit(method, { body })),
          ),
        )
      ).body
    const firstWorld = createWorld()
    await send(firstWorld, 'POST', '/fapi/auth/login/', createCredentials('residente@demo.ar'))
    now += 60_000
    await send(firstWorld, 'PATCH', '/__mock/settings', { advance: 'P1D' })
    now += 60_000
    const restoredWorld = createWorld()
    expect(await send(restoredWorld, 'GET', '/__mock/state')).toMatchObject({
      now: '2026-05-02T12:02:00.000Z',
      tick: true,
    })
    expect(restoredWorld.serialise()).toBe(firstWorld.serialise())
  })
})

describe('the time of the world', () => {
  it('is the same instant throughout a call', async () => {
    const store = new MemoryLogStore()
    let now = Date.parse('2026-05-01T12:00:00Z')
    const readWallClock = () => {
      now += 1
      return now
    }
    const send = (world: World) =>
      respondToRequest(
        world,
        new Request(
          'http://portal.test/fapi/auth/login/',
          createRequestInit('POST', { body: createCredentials('residente@demo.ar') }),
        ),
      )
    const world = new World({ store, wallClock: readWallClock })
    await send(world)
    const [entry] = await store.entries(0)
    const [session] = world.db.sessions.all()
    expect(Date.parse(session?.expires_at ?? '')).toBe(Date.parse(entry?.instant ?? '') + 480 * 60_000)
  })
})
