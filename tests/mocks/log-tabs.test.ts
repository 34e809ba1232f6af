import { type LogHeader, MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'
import { createCredentials, newGuest } from './client'
import { createTab, refreshTab } from './tab'

const guestsPath = '/fapi/customer/101/guest/?property_id=201'
const createGuest = (number: number) => ({ ...newGuest, id_number: `${40_717_250 + number}` })

describe('tabs that share a log', () => {
  it('read the writes of other tabs', async () => {
    const store = new MemoryLogStore()
    const [firstTab, secondTab] = [createTab(store), createTab(store)]
    const token = await firstTab.signIn()
    expect(
      await secondTab.call('GET', '/fapi/customer/101/visits/contacts/?search=40717250', { token }),
    ).toMatchObject({
      status: 200,
      body: { count: 0 },
    })
    await secondTab.call('POST', guestsPath, { token, body: createGuest(0) })
    expect(
      await firstTab.call('GET', '/fapi/customer/101/visits/contacts/?search=40717250', { token }),
    ).toMatchObject({
      body: { count: 1 },
    })
    expect(firstTab.world.serialise()).toBe(secondTab.world.serialise())
  })

  it('apply simultaneous writes one after the other: each guest is created once, and all tabs have the same state', async () => {
    const store = new MemoryLogStore()
    const tabs = [createTab(store), createTab(store), createTab(store)]
    const token = await (tabs[0] as (typeof tabs)[0]).signIn()
    // The three tabs send nine requests for four different guests.
    const responses = await Promise.all(
      [0, 1, 2, 4, 0, 1, 2, 4, 0].map((number, index) =>
        tabs[index % 3]?.call('POST', guestsPath, {
          token,
          body: createGuest(number),
        }),
      ),
    )
    expect(responses.filter((response) => response?.status === 201)).toHaveLength(4)
    for (const tab of tabs) await refreshTab(tab)
    expect(new Set(tabs.map(({ world }) => world.serialise())).size).toBe(1)
  })

  it('apply a fault with `times: 1` once in total, not once in each tab', async () => {
    const store = new MemoryLogStore()
    const [firstTab, secondTab] = [createTab(store), createTab(store)]
    await firstTab.call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 500, times: 1 }] },
    })
    expect((await secondTab.call('GET', '/fapi/terms/')).status).toBe(500)
    expect((await firstTab.call('GET', '/fapi/terms/')).status).toBe(200)
  })

  it('apply a reset that another tab received', async () => {
    const store = new MemoryLogStore()
    const [firstTab, secondTab] = [createTab(store), createTab(store)]
    const token = await firstTab.signIn()
    await refreshTab(secondTab)
    await firstTab.call('POST', '/__mock/reset', { body: { scenario: 'empty' } })
    expect(await secondTab.call('GET', '/fapi/customer/101/visits/contacts/', { token })).toMatchObject({
      status: 401,
    })
    expect((await refreshTab(secondTab)).body).toMatchObject({ scenario: 'empty', counts: { sessions: 0 } })
    expect(secondTab.world.serialise()).toBe(firstTab.world.serialise())
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

  it('is archived with a message, and a new world begins, if the log has an old version', async () => {
    const store = new MemoryLogStore()
    await store.restart(oldHeader)
    const reports: string[] = []
    const tab = createTab(store, reports)
    expect((await refreshTab(tab)).body).toMatchObject({
      now: '2026-03-16T13:00:00.000Z',
      counts: { sessions: 0 },
    })
    expect(reports).toEqual([
      expect.stringMatching(/^Mock backend: the log was set aside \(it is of version 0\.0\.1/),
    ])
    expect(store.archived?.header).toEqual(oldHeader)
    await tab.signIn()
    expect((await refreshTab(createTab(store))).body).toMatchObject({ counts: { sessions: 1 } })
  })

  it('is archived with all its entries if a replayed entry gets a different status', async () => {
    const store = new MemoryLogStore()
    const tab = createTab(store)
    await tab.signIn()
    await tab.signIn('inquilino@demo.ar')
    const [first, second] = await store.entries(0)
    const header = await store.header()
    await store.restart(header as LogHeader)
    await store.append([
      first,
      { ...second, body: JSON.stringify(createCredentials('inquilino@demo.ar', 'wrong')) },
    ] as never)
    const reports: string[] = []
    const replayTab = createTab(store, reports)
    expect((await refreshTab(replayTab)).body).toMatchObject({ counts: { sessions: 0 } })
    expect(reports).toEqual([expect.stringContaining('login answers 401, not 200')])
    expect(store.archived?.entries).toHaveLength(2)
    await refreshTab(tab)
    expect(tab.world.serialise()).toBe(replayTab.world.serialise())
  })

  it('is archived with a message, and a new world begins, if the log has an unknown scenario', async () => {
    const store = new MemoryLogStore()
    const tab = createTab(store)
    await refreshTab(tab)
    await store.restart({ ...tab.world.header, generation: 9, scenario: 'unknown' })
    const reports: string[] = []
    expect((await refreshTab(createTab(store, reports))).body).toMatchObject({ scenario: 'demo' })
    expect(reports).toEqual([expect.stringContaining('There is no scenario unknown')])
  })
})

describe('a store that fails', () => {
  it('makes the call fail, and the tab discards the writes of the call', async () => {
    const store = new MemoryLogStore()
    const tab = createTab(store)
    await refreshTab(tab)
    const append = store.append
    store.append = async () => {
      throw new Error('The disk is full')
    }
    await expect(tab.signIn()).rejects.toThrow('The disk is full')
    store.append = append
    expect((await refreshTab(tab)).body).toMatchObject({ counts: { sessions: 0 } })
  })
})
