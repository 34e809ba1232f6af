import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { client, init, read } from './client'

const monday = Date.parse('2026-03-16T10:00:00-03:00')

/** A host whose time is told by the test, and a world on it that began at another time and stands still. */
function host(store = new MemoryLogStore()) {
  const time = { now: monday }
  const beginning = { now: '2020-01-01T00:00:00Z' }
  const open = () => new World({ store, wallClock: () => time.now, initialState: beginning })
  const world = open()
  const call = async (method: string, control: string, body?: unknown) =>
    read(
      await answerRequest(world, new Request(`http://portal.test/__mock/${control}`, init(method, { body }))),
    )
  return { time, world, open, call }
}

describe('back to the real time', () => {
  it('shows the time of the host, and goes on with it', async () => {
    const { time, call } = host()
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

  it('is the same in a world that is made again from the log', async () => {
    const { time, world, open, call } = host()
    await call('PATCH', 'settings', { real: true })
    await call('PATCH', 'settings', { advance: 'P1D' })
    time.now += 90_000
    const again = open()
    const seen = await answerRequest(again, new Request('http://portal.test/__mock/state'))
    expect(await seen.json()).toMatchObject({ now: '2026-03-17T13:01:30.000Z', tick: true })
    expect(again.serialise()).toBe(world.serialise())
  })

  it('goes together with no other time', async () => {
    const { call } = host()
    const expected = { status: 400, body: { real: ['No puede ir junto con otra hora.'] } }
    expect(await call('PATCH', 'settings', { real: true, advance: 'P1D' })).toMatchObject(expected)
    expect(await call('PATCH', 'settings', { real: true, now: '2026-03-16T13:00:00Z' })).toMatchObject(
      expected,
    )
  })

  it('is refused where the host has no time', async () => {
    const { call } = await client()
    expect(await call('PATCH', '/__mock/settings', { body: { real: true } })).toMatchObject({
      status: 400,
      body: { real: ['Este backend no tiene reloj: la hora está detenida.'] },
    })
  })
})
