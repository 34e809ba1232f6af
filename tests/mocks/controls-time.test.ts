import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { client, credentials, init, read } from './client'
import { look, tab } from './tab'

const settings = '/__mock/settings'
const noInstant = 'Debe ser una fecha y hora con su zona horaria.'
const outOfRange = 'El reloj va del año 1900 al 9000.'
const leapSecond = '2016-12-31T23:59:60Z'

/** What no clock can show, and what is said of it. */
const impossible = [
  [leapSecond, noInstant],
  ['2016-12-31T20:59:60-03:00', noInstant],
  ['9999-12-31T23:59:59Z', outOfRange],
  ['9001-01-01T00:00:00Z', outOfRange],
  ['9000-12-31T23:59:59-03:00', outOfRange],
  ['1899-12-31T23:59:59Z', outOfRange],
  ['0000-01-01T00:00:00Z', outOfRange],
] as const

describe.each(impossible)('the instant %s', (now, sentence) => {
  it.each([
    ['PATCH', settings],
    ['POST', '/__mock/reset'],
  ])('is refused by %s %s, and nothing changes', async (method, path) => {
    const { mock, call } = await client({ scenario: 'empty' })
    const before = mock.world.serialise()
    expect(await call(method, path, { body: { now } })).toMatchObject({
      status: 400,
      body: { now: [sentence] },
    })
    expect(mock.world.serialise()).toBe(before)
    expect(await mock.world.store.allEntries()).toEqual([])
    expect(await call('GET', '/__mock/state')).toMatchObject({ status: 200 })
  })

  it.each([
    ['now', (file: object) => ({ ...file, now })],
    ['header.now', (file: { header: object }) => ({ ...file, header: { ...file.header, now } })],
    [
      'entries.0.now',
      (file: { now: string }) => ({ ...file, entries: [{ kind: 'settings', instant: file.now, now }] }),
    ],
    [
      'entries.0.instant',
      (file: object) => ({
        ...file,
        entries: [{ kind: 'settings', instant: now, latency: { min: 0, max: 0 } }],
      }),
    ],
  ])('is refused in a file as %s, and nothing changes', async (place, spoil) => {
    const { mock, call } = await client({ scenario: 'empty' })
    const file = (await call('GET', '/__mock/export')).body as { header: object; now: string }
    const before = mock.world.serialise()
    const { status, body } = await call('POST', '/__mock/import', { body: spoil(file) })
    expect([status, body]).toEqual([400, { message: `El archivo está dañado en ${place}.` }])
    expect(mock.world.serialise()).toBe(before)
    expect(await mock.world.store.allEntries()).toEqual([])
  })
})

describe('time that is let pass', () => {
  it.each(['P99999999999999D', 'P3000000D', `P${'9'.repeat(400)}D`])(
    'is refused where it is as much as %s, and nothing changes',
    async (advance) => {
      const { mock, call } = await client({ scenario: 'empty' })
      const before = mock.world.serialise()
      expect(await call('PATCH', settings, { body: { advance } })).toMatchObject({
        status: 400,
        body: { advance: [outOfRange] },
      })
      expect(mock.world.serialise()).toBe(before)
    },
  )
})

describe.each(['1900-01-01T00:00:00Z', '9000-12-31T23:59:59Z'])('a world at %s', (now) => {
  it.each(['demo', 'empty', 'large', 'errors'] as const)(
    'of the scenario %s is built, lived in and exported, and its file is taken',
    async (scenario) => {
      const { call } = await client({ scenario: 'empty' })
      expect(await call('POST', '/__mock/reset', { body: { scenario, now } })).toMatchObject({ status: 200 })
      const login = await call('POST', '/fapi/auth/login/', { body: credentials('residente@demo.ar') })
      expect(login.status).toBe(200)
      if (scenario === 'large') return
      const file = (await call('GET', '/__mock/export')).body
      expect(await call('POST', '/__mock/import', { body: file })).toMatchObject({ status: 200 })
    },
    30_000,
  )
})

it('a file whose clock ticks too far from that of the host is refused, and nothing changes', async () => {
  const world = new World({ wallClock: () => Date.parse('2026-05-01T12:00:00Z') })
  const ask = async (method: string, name: string, body?: unknown) =>
    read(await answerRequest(world, new Request(`http://mock/__mock/${name}`, init(method, { body }))))
  const file = (await ask('GET', 'export')).body as { header: object }
  const before = world.serialise()
  for (const offset of [4e15, -4e15, 3e14]) {
    const spoilt = { ...file, header: { ...file.header, offset } }
    expect(await ask('POST', 'import', spoilt)).toMatchObject({
      status: 400,
      body: { message: 'El archivo no se puede reproducir: su comienzo no es válido.' },
    })
  }
  expect(world.serialise()).toBe(before)
})

it('a log that sets the clock to no instant is put away whole, and the world begins anew', async () => {
  const store = new MemoryLogStore()
  const one = tab(store)
  await look(one)
  await store.append([{ kind: 'settings', instant: '2026-03-16T13:00:00.000Z', now: leapSecond }])
  const told: string[] = []
  expect(await look(tab(store, told))).toMatchObject({
    status: 200,
    body: { now: '2026-03-16T13:00:00.000Z' },
  })
  expect(told).toEqual([expect.stringMatching(/^Mock backend: the log was set aside/)])
})
