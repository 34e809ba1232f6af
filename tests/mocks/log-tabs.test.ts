import { type LogHeader, MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'
import { credentials, guest } from './client'
import { look, tab } from './tab'

const guests = '/fapi/customer/101/guest/?property_id=201'
const numbered = (number: number) => ({ ...guest, id_number: `${40_717_250 + number}` })

describe('two tabs', () => {
  it('see the writes of the other tab', async () => {
    const store = new MemoryLogStore()
    const [one, other] = [tab(store), tab(store)]
    const token = await one.signIn()
    expect(
      await other.call('GET', '/fapi/customer/101/visits/contacts/?search=40717250', { token }),
    ).toMatchObject({
      status: 200,
      body: { count: 0 },
    })
    await other.call('POST', guests, { token, body: numbered(0) })
    expect(
      await one.call('GET', '/fapi/customer/101/visits/contacts/?search=40717250', { token }),
    ).toMatchObject({
      body: { count: 1 },
    })
    expect(one.world.serialise()).toBe(other.world.serialise())
  })

  it('write one at a time, and end in the same world', async () => {
    const store = new MemoryLogStore()
    const tabs = [tab(store), tab(store), tab(store)]
    const token = await (tabs[0] as (typeof tabs)[0]).signIn()
    const answers = await Promise.all(
      [0, 1, 2, 4, 0, 1, 2, 4, 0].map((number, at) =>
        tabs[at % 3]?.call('POST', guests, {
          token,
          body: numbered(number),
        }),
      ),
    )
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(4)
    for (const one of tabs) await look(one)
    expect(new Set(tabs.map(({ world }) => world.serialise())).size).toBe(1)
  })

  it('apply a fault with one use only once', async () => {
    const store = new MemoryLogStore()
    const [one, other] = [tab(store), tab(store)]
    await one.call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 500, times: 1 }] },
    })
    expect((await other.call('GET', '/fapi/terms/')).status).toBe(500)
    expect((await one.call('GET', '/fapi/terms/')).status).toBe(200)
  })

  it('see a reset in the other tab', async () => {
    const store = new MemoryLogStore()
    const [one, other] = [tab(store), tab(store)]
    const token = await one.signIn()
    await look(other)
    await one.call('POST', '/__mock/reset', { body: { scenario: 'empty' } })
    expect(await other.call('GET', '/fapi/customer/101/visits/contacts/', { token })).toMatchObject({
      status: 401,
    })
    expect((await look(other)).body).toMatchObject({ scenario: 'empty', counts: { sessions: 0 } })
    expect(other.world.serialise()).toBe(one.world.serialise())
  })
})

describe('a log that cannot be applied', () => {
  const oldHeader: LogHeader = {
    version: '0.0.1',
    generation: 7,
    scenario: 'demo',
    seed: 1,
    now: '2020-01-01T00:00:00.000Z',
    tick: false,
    offset: 1_577_836_800_000,
  }

  it('of another version is archived with a message, and a new world begins', async () => {
    const store = new MemoryLogStore()
    await store.restart(oldHeader)
    const told: string[] = []
    const one = tab(store, told)
    expect((await look(one)).body).toMatchObject({ now: '2026-03-16T13:00:00.000Z', counts: { sessions: 0 } })
    expect(told).toEqual([
      expect.stringMatching(/^Mock backend: the log was set aside \(it is of version 0\.0\.1/),
    ])
    expect(store.archived?.header).toEqual(oldHeader)
    await one.signIn()
    expect((await look(tab(store))).body).toMatchObject({ counts: { sessions: 1 } })
  })

  it('is never partially applied: an entry with another answer discards the entries before it', async () => {
    const store = new MemoryLogStore()
    const one = tab(store)
    await one.signIn()
    await one.signIn('inquilino@demo.ar')
    const [first, second] = await store.entries(0)
    const header = await store.header()
    await store.restart(header as LogHeader)
    await store.append([
      first,
      { ...second, body: JSON.stringify(credentials('inquilino@demo.ar', 'wrong')) },
    ] as never)
    const told: string[] = []
    const again = tab(store, told)
    expect((await look(again)).body).toMatchObject({ counts: { sessions: 0 } })
    expect(told).toEqual([expect.stringContaining('login answers 401, not 200')])
    expect(store.archived?.entries).toHaveLength(2)
    await look(one)
    expect(one.world.serialise()).toBe(again.world.serialise())
  })

  it('of an unknown scenario is archived', async () => {
    const store = new MemoryLogStore()
    const one = tab(store)
    await look(one)
    await store.restart({ ...one.world.header, generation: 9, scenario: 'gone' })
    const told: string[] = []
    expect((await look(tab(store, told))).body).toMatchObject({ scenario: 'demo' })
    expect(told).toEqual([expect.stringContaining('There is no scenario gone')])
  })
})

describe('a store that fails', () => {
  it('fails the call and discards its writes', async () => {
    const store = new MemoryLogStore()
    const one = tab(store)
    await look(one)
    const append = store.append
    store.append = async () => {
      throw new Error('The disk is full')
    }
    await expect(one.signIn()).rejects.toThrow('The disk is full')
    store.append = append
    expect((await look(one)).body).toMatchObject({ counts: { sessions: 0 } })
  })
})
