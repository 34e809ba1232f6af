import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/scope'
import { createCallClient, createCredentials, createRequestInit, readResponse } from './client'
import { createTab, refreshTab } from './tab'

const settingsPath = '/__mock/settings'
const invalidInstantMessage = 'Debe ser una fecha y hora con su zona horaria.'
const outOfRangeMessage = 'El reloj va del año 1900 al 9000.'
const leapSecond = '2016-12-31T23:59:60Z'

/** Instants to which the clock cannot be set, each with the message of the refusal. */
const invalidInstants = [
  [leapSecond, invalidInstantMessage],
  ['2016-12-31T20:59:60-03:00', invalidInstantMessage],
  ['9999-12-31T23:59:59Z', outOfRangeMessage],
  ['9001-01-01T00:00:00Z', outOfRangeMessage],
  ['9000-12-31T23:59:59-03:00', outOfRangeMessage],
  ['1899-12-31T23:59:59Z', outOfRangeMessage],
  ['0000-01-01T00:00:00Z', outOfRangeMessage],
] as const

describe.each(invalidInstants)('the instant %s', (now, sentence) => {
  it.each([
    ['PATCH', settingsPath],
    ['POST', '/__mock/reset'],
  ])('is refused by %s %s, and nothing changes', async (method, path) => {
    const { mock, call } = await createCallClient({ scenario: 'empty' })
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
  ])('is refused in the field %s of a state file, and nothing changes', async (path, mutate) => {
    const { mock, call } = await createCallClient({ scenario: 'empty' })
    const file = (await call('GET', '/__mock/export')).body as { header: object; now: string }
    const before = mock.world.serialise()
    const { status, body } = await call('POST', '/__mock/import', { body: mutate(file) })
    expect([status, body]).toEqual([400, { message: `El archivo está dañado en ${path}.` }])
    expect(mock.world.serialise()).toBe(before)
    expect(await mock.world.store.allEntries()).toEqual([])
  })
})

describe('the clock', () => {
  it.each(['P99999999999999D', 'P3000000D', `P${'9'.repeat(400)}D`])(
    'refuses to advance by %s, and nothing changes',
    async (advance) => {
      const { mock, call } = await createCallClient({ scenario: 'empty' })
      const before = mock.world.serialise()
      expect(await call('PATCH', settingsPath, { body: { advance } })).toMatchObject({
        status: 400,
        body: { advance: [outOfRangeMessage] },
      })
      expect(mock.world.serialise()).toBe(before)
    },
  )
})

const scenarios = ['demo', 'empty', 'large', 'errors'] as const

describe.each(['1900-01-01T00:00:00Z', '9000-12-31T23:59:59Z'])('a world at %s', (now) => {
  it.each(scenarios.filter((scenario) => isFullRun || scenario !== 'large'))(
    'builds the scenario %s and accepts a sign-in; unless the scenario is large, also imports its own export',
    async (scenario) => {
      const { call } = await createCallClient({ scenario: 'empty' })
      expect(await call('POST', '/__mock/reset', { body: { scenario, now } })).toMatchObject({ status: 200 })
      const login = await call('POST', '/fapi/auth/login/', { body: createCredentials('residente@demo.ar') })
      expect(login.status).toBe(200)
      if (scenario === 'large') return
      const file = (await call('GET', '/__mock/export')).body
      expect(await call('POST', '/__mock/import', { body: file })).toMatchObject({ status: 200 })
    },
    30_000,
  )
})

it('a world refuses a state file whose `offset` would move the clock out of the allowed years, and changes nothing', async () => {
  const world = new World({ wallClock: () => Date.parse('2026-05-01T12:00:00Z') })
  const send = async (method: string, name: string, body?: unknown) =>
    readResponse(
      await respondToRequest(
        world,
        new Request(`http://mock/__mock/${name}`, createRequestInit(method, { body })),
      ),
    )
  const file = (await send('GET', 'export')).body as { header: object }
  const before = world.serialise()
  for (const offset of [4e15, -4e15, 3e14]) {
    const invalidFile = { ...file, header: { ...file.header, offset } }
    expect(await send('POST', 'import', invalidFile)).toMatchObject({
      status: 400,
      body: { message: 'El archivo no se puede reproducir: su comienzo no es válido.' },
    })
  }
  expect(world.serialise()).toBe(before)
})

it('a new tab archives a log that sets the clock to an invalid instant, and starts a new world', async () => {
  const store = new MemoryLogStore()
  await refreshTab(createTab(store))
  await store.append([{ kind: 'settings', instant: '2026-03-16T13:00:00.000Z', now: leapSecond }])
  const messages: string[] = []
  expect(await refreshTab(createTab(store, messages))).toMatchObject({
    status: 200,
    body: { now: '2026-03-16T13:00:00.000Z' },
  })
  expect(messages).toEqual([expect.stringMatching(/^Mock backend: the log was set aside/)])
})
