import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentials, init, read, type Sent } from './client'
import { look, tab } from './tab'

const terms = {
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

const guest = (number: number) => ({
  first_name: 'ANA',
  last_name: 'PAZ',
  id_type_code: 'DNI',
  id_number: `${40_717_250 + number}`,
  nationality: number === 3 ? 'QQ' : 'AR',
  gender: 'F',
})

/** A call as a generator makes it: some are refused, some repeat a key, some meet a fault. */
type Step = [method: string, path: string, sent: Sent]

const lot = '/fapi/customer/101/property/201/authorization/'
const keys = fc.constantFrom<Record<string, string>>(
  {},
  { 'Idempotency-Key': 'key-00001' },
  { 'Idempotency-Key': 'key-00002' },
)
const someone = fc.integer({ min: 4001, max: 4010 })

const steps = (token: string) =>
  fc.array(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 4 }), keys)
        .map(
          ([number, headers]): Step => [
            'POST',
            '/fapi/customer/101/guest/?property_id=201',
            { token, headers, body: guest(number) },
          ],
        ),
      fc.tuple(fc.uniqueArray(someone, { maxLength: 3 }), keys).map(
        ([people, headers]): Step => [
          'POST',
          lot,
          {
            token,
            headers,
            body: { ...terms, preauthorization_type: 'VENDOR', people: people.map((id) => ({ id })) },
          },
        ],
      ),
      keys.map(
        (headers): Step => [
          'POST',
          lot,
          { token, headers, body: { ...terms, preauthorization_type: 'INVITE', max_people: 9 } },
        ],
      ),
      fc
        .integer({ min: 7001, max: 7012 })
        .map((id): Step => ['PUT', `/fapi/authorization/${id}/cancel/`, { token }]),
      fc.tuple(fc.integer({ min: 7001, max: 7012 }), someone, someone).map(
        ([id, one, other]): Step => [
          'PUT',
          `${lot}${id}/`,
          {
            token,
            body: {
              ...terms,
              preauthorization_type: 'VENDOR',
              add_people: [{ id: one }],
              remove_people: [{ id: other }],
            },
          },
        ],
      ),
      fc.constantFrom<Step>(
        ['POST', '/fapi/auth/login/', { body: credentials('inquilino@demo.ar') }],
        ['POST', '/fapi/auth/login/', { body: credentials('inquilino@demo.ar', 'wrong') }],
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
  it('rebuilds the same world byte for byte after any calls', async () => {
    const token = await tab(new MemoryLogStore()).signIn()
    await fc.assert(
      fc.asyncProperty(steps(token), async (calls) => {
        const store = new MemoryLogStore()
        const first = tab(store)
        await first.signIn()
        for (const [method, path, sent] of calls) await first.call(method, path, sent)
        const again = tab(store)
        await look(again)
        expect(again.world.serialise()).toBe(first.world.serialise())
        expect([...first.world.violations, ...again.world.violations]).toEqual([])
      }),
      { numRuns: 40, seed: 20260316 },
    )
  })

  it('contains writes only, no reads or refusals', async () => {
    const store = new MemoryLogStore()
    const one = tab(store)
    const token = await one.signIn()
    await one.call('GET', '/fapi/customer/101/visits/contacts/', { token })
    await one.call('POST', '/fapi/customer/101/guest/?property_id=201', { token, body: guest(3) })
    await one.call('POST', '/fapi/customer/101/guest/?property_id=201', {
      token,
      body: guest(0),
      headers: { 'Time-Zone': 'America/Argentina/Buenos_Aires', 'Idempotency-Key': 'key-00001' },
    })
    await one.call('PATCH', '/__mock/settings', { body: { advance: 'P1D' } })
    const entries = await store.entries(0)
    expect(entries).toMatchObject([
      { kind: 'call', operationId: 'login', status: 200, instant: '2026-03-16T13:00:00.000Z' },
      {
        kind: 'call',
        method: 'POST',
        url: 'http://portal.test/fapi/customer/101/guest/?property_id=201',
        body: JSON.stringify(guest(0)),
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

  it('restores the time of a ticking world after a reload', async () => {
    const store = new MemoryLogStore()
    let now = Date.parse('2026-05-01T12:00:00Z')
    const open = () => new World({ store, wallClock: () => now })
    const send = async (world: World, method: string, name: string, body?: object) =>
      (
        await read(
          await answerRequest(world, new Request(`http://portal.test${name}`, init(method, { body }))),
        )
      ).body
    const first = open()
    await send(first, 'POST', '/fapi/auth/login/', credentials('residente@demo.ar'))
    now += 60_000
    await send(first, 'PATCH', '/__mock/settings', { advance: 'P1D' })
    now += 60_000
    const again = open()
    expect(await send(again, 'GET', '/__mock/state')).toMatchObject({
      now: '2026-05-02T12:02:00.000Z',
      tick: true,
    })
    expect(again.serialise()).toBe(first.serialise())
  })
})

describe('time', () => {
  it('does not pass during a call', async () => {
    const store = new MemoryLogStore()
    let now = Date.parse('2026-05-01T12:00:00Z')
    const wall = () => {
      now += 1
      return now
    }
    const send = (world: World) =>
      answerRequest(
        world,
        new Request(
          'http://portal.test/fapi/auth/login/',
          init('POST', { body: credentials('residente@demo.ar') }),
        ),
      )
    const first = new World({ store, wallClock: wall })
    await send(first)
    const [entry] = await store.entries(0)
    const [session] = first.db.sessions.all()
    expect(Date.parse(session?.expires_at ?? '')).toBe(Date.parse(entry?.instant ?? '') + 480 * 60_000)
  })
})
