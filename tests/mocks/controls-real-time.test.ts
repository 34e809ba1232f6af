import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { createCallClient, createRequestInit, readResponse } from './client'

const monday = Date.parse('2026-03-16T10:00:00-03:00')

/**
 * Creates a world whose clock is stopped in 2020. The test sets the host's wall clock with `time.now`. `open` creates another
 * world on the same host from the log of the first world.
 */
function createHost(store = new MemoryLogStore()) {
  const time = { now: monday }
  const initialState = { now: '2020-01-01T00:00:00Z' }
  const open = () => new World({ store, wallClock: () => time.now, initialState })
  const world = open()
  const call = async (method: string, control: string, body?: unknown) =>
    readResponse(
      await respondToRequest(
        world,
        new Request(`http://portal.test/__mock/${control}`, createRequestInit(method, { body })),
      ),
    )
  return { time, world, open, call }
}

describe('the setting `real`', () => {
  it('sets the clock of the world to the time of the host, and lets the clock tick', async () => {
    const { time, call } = createHost()
    expect(await call('GET', 'state')).toMatchObject({
      body: { now: '2020-01-01T00:00:00.000Z', tick: false },
    })
    expect(await call('PATCH', 'settings', { real: true })).toMatchObject({
      status: 200,
      body: { now: '2026-03-16T13:00:00.000Z', tick: true },
    })
    time.now += 60_000
    expect(await call('GET', 'state')).toMatchObject({ body: { now: '2026-03-16T13:01:00.000Z' } })
    await call('PATCH', 'settings', { advance: 'P1D' })
    time.now += 60_000
    expect(await call('GET', 'state')).toMatchObject({
      body: { now: '2026-03-17T13:02:00.000Z', tick: true },
    })
  })

  it('has the same effect when a new world replays the log', async () => {
    const { time, world, open, call } = createHost()
    await call('PATCH', 'settings', { real: true })
    await call('PATCH', 'settings', { advance: 'P1D' })
    time.now += 90_000
    const restoredWorld = open()
    const response = await respondToRequest(restoredWorld, new Request('http://portal.test/__mock/state'))
    expect(await response.json()).toMatchObject({ now: '2026-03-17T13:01:30.000Z', tick: true })
    expect(restoredWorld.serialise()).toBe(world.serialise())
  })

  it('is refused together with `advance` or `now`', async () => {
    const { call } = createHost()
    const refusal = { status: 400, body: { real: ['No puede ir junto con otra hora.'] } }
    expect(await call('PATCH', 'settings', { real: true, advance: 'P1D' })).toMatchObject(refusal)
    expect(await call('PATCH', 'settings', { real: true, now: '2026-03-16T13:00:00Z' })).toMatchObject(
      refusal,
    )
  })

  it('is refused if the host has no wall clock', async () => {
    const { call } = await createCallClient()
    expect(await call('PATCH', '/__mock/settings', { body: { real: true } })).toMatchObject({
      status: 400,
      body: { real: ['Este backend no tiene reloj: la hora está detenida.'] },
    })
  })
})
